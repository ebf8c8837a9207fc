import { useLingui } from "@lingui/react/macro";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { TRACKED_TEXT_MAX_CHARACTERS } from "../../contract/chat.ts";
import { localizedPath, type Locale } from "../../contract/locale.ts";
import { readThought, THOUGHT_KEY, thoughtPath } from "../../contract/thoughts.ts";
import { track } from "../api.ts";
import { Thrower } from "../cube/thrower.tsx";
import { usePage } from "./page.ts";

/** Throw the cube; each throw is counted with its thought, and the address follows it. */
export function Screen() {
  const { i18n } = useLingui();
  const { meta, data, path } = usePage("throw-cube");
  const navigate = useNavigate();
  const number = readThought(useSearch({ strict: false })[THOUGHT_KEY]);
  const locale = i18n.locale as Locale;
  return (
    <Thrower
      meta={meta}
      wisdoms={data.wisdoms}
      doors={data.doors}
      opened={number && number - 1}
      linkOf={(thought) => localizedPath(thought === null ? path : thoughtPath(thought + 1), locale)}
      onThrow={(thought) =>
        track({
          event: "cube_throw",
          path,
          language: locale,
          text: thought.slice(0, TRACKED_TEXT_MAX_CHARACTERS),
        })
      }
      onReveal={(thought) =>
        void navigate({
          to: path as "/",
          search: (search) => ({ ...search, [THOUGHT_KEY]: String(thought + 1) }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
