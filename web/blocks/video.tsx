import { Trans, useLingui } from "@lingui/react/macro";
import { useCallback, useState, type MouseEvent } from "react";
import type { ExternalLink } from "../../contract/content.ts";
import { LinkFacts } from "./link-facts.tsx";
import { VIDEO_POSTER, VIDEO_POSTER_WIDTHS } from "./picture-sizes.ts";
import { PLAYER_ORIGIN, watchPlayer } from "./player-watch.ts";
import { ExternalMark } from "../ui/external-mark.tsx";

/**
 * A video that comes from another host only after a press (decisions.md "Pages"); before it there
 * is a picture of our own. Without a script the press leads to the video itself, and where nothing plays it says so.
 */
export function Video({ id, link }: { id: string; link: ExternalLink }) {
  const { i18n } = useLingui();
  const [playing, setPlaying] = useState(false);
  const [failed, setFailed] = useState(false);
  const play = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // Without a network the frame would be a grey box.
    setFailed(!navigator.onLine);
    setPlaying(navigator.onLine);
  };
  const begin = useCallback((frame: HTMLIFrameElement) => {
    frame.focus();
    return watchPlayer(frame, (plays) => setFailed(!plays));
  }, []);
  return (
    <figure className="video">
      {playing ? (
        <iframe
          src={`${PLAYER_ORIGIN}/embed/${id}?autoplay=1&rel=0&enablejsapi=1&hl=${i18n.locale}`}
          title={link.title}
          width={VIDEO_POSTER.width}
          height={VIDEO_POSTER.height}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin, which needs both
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          ref={begin}
        />
      ) : (
        <a
          className="video-play"
          href={link.url}
          target="_blank"
          rel="noopener noreferrer"
          data-early=""
          onClick={play}
        >
          <Poster />
          <span className="video-mark" aria-hidden="true" />
          <span className="video-title">
            <span className="visually-hidden">
              <Trans>Play the video:</Trans>
            </span>{" "}
            <span lang={link.language}>{link.title}</span>
          </span>
        </a>
      )}
      <output className="video-failed">
        {failed && (
          <>
            <Trans>The video has not loaded.</Trans>{" "}
            <a className="link" href={link.url} target="_blank" rel="noopener noreferrer">
              <Trans>Open it on YouTube</Trans>
              <ExternalMark />
            </a>
          </>
        )}
      </output>
      <figcaption>
        {link.about && <p>{link.about}</p>}
        <LinkFacts link={link} />
        <small>
          <Trans>The video loads from youtube-nocookie.com only when you press play.</Trans>
        </small>
      </figcaption>
    </figure>
  );
}

function Poster() {
  const set = (format: string) =>
    VIDEO_POSTER_WIDTHS.map((width) => `/pictures/video-poster-${width}.${format} ${width}w`).join(", ");
  const sizes = "(min-width: 42rem) 40rem, 100vw";
  return (
    <picture>
      <source type="image/avif" srcSet={set("avif")} sizes={sizes} />
      <img
        src="/pictures/video-poster-480.webp"
        srcSet={set("webp")}
        sizes={sizes}
        width={VIDEO_POSTER.width}
        height={VIDEO_POSTER.height}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
