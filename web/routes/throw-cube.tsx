import { useLingui } from "@lingui/react/macro";
import { TRACKED_TEXT_MAX_CHARACTERS } from "../../contract/chat.ts";
import type { Locale } from "../../contract/locale.ts";
import { track } from "../api.ts";
import { Thrower } from "../cube/thrower.tsx";
import { usePage } from "./page.ts";

/** Throw the cube; each throw is counted with its thought. */
export function Screen() {
  const { i18n } = useLingui();
  const { meta, data, path } = usePage("throw-cube");
  return (
    <Thrower
      meta={meta}
      wisdoms={data.wisdoms}
      onThrow={(thought) =>
        track({
          event: "cube_throw",
          path,
          language: i18n.locale as Locale,
          text: thought.slice(0, TRACKED_TEXT_MAX_CHARACTERS),
        })
      }
    />
  );
}
