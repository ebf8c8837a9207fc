import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { findVoice, spokenTexts } from "./speech.ts";

/** Hand a page on, or have it read out (where the device has a voice of its language). */
export function ReadingTools({ title }: { title: string }) {
  const { t, i18n } = useLingui();
  const [copied, setCopied] = useState<"no" | "yes" | "failed">("no");
  const voice = useVoice(i18n.locale);
  const [speaking, setSpeaking] = useState(false);

  useEffect(() => () => window.speechSynthesis?.cancel(), []);

  const share = async () => {
    const address = new URL(location.href);
    address.hash = "";
    if (navigator.share) return navigator.share({ title, url: address.href }).catch(() => undefined);
    await navigator.clipboard.writeText(address.href).then(
      () => setCopied("yes"),
      () => setCopied("failed"),
    );
  };
  const listen = () => {
    speechSynthesis.cancel();
    if (speaking || !voice) return setSpeaking(false);
    const article = document.querySelector("main article");
    const texts = article ? spokenTexts(article) : [];
    for (const [index, text] of texts.entries()) {
      const utterance = new SpeechSynthesisUtterance(text);
      Object.assign(utterance, { voice, lang: voice.lang, rate: 0.95 });
      if (index === texts.length - 1) utterance.addEventListener("end", () => setSpeaking(false));
      speechSynthesis.speak(utterance);
    }
    setSpeaking(texts.length > 0);
  };

  return (
    <div className="reading-tools">
      <button type="button" className="link" data-early data-listen hidden={!voice} onClick={listen}>
        {speaking ? <Trans>Stop reading</Trans> : <Trans>Listen</Trans>}
      </button>
      <button type="button" className="link" data-early onClick={() => void share()}>
        <Trans>Share this page</Trans>
      </button>
      <output>
        {copied === "yes" && t`The link is copied.`}
        {copied === "failed" && t`It could not be copied. The link stands in the address bar.`}
      </output>
    </div>
  );
}

/** Voices may come late; null until one is there. */
function useVoice(language: string): SpeechSynthesisVoice | null {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>(null);
  useEffect(() => {
    if (!("speechSynthesis" in window)) return;
    const look = () => setVoice(findVoice(speechSynthesis.getVoices(), language));
    look();
    speechSynthesis.addEventListener("voiceschanged", look);
    return () => speechSynthesis.removeEventListener("voiceschanged", look);
  }, [language]);
  return voice;
}
