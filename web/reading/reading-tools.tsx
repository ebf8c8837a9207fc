import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { findVoice, spokenTexts } from "./speech.ts";

/** Hand a page on, or have it read out (where the device has a voice of its language). */
export function ReadingTools({ title }: { title: string }) {
  const { t, i18n } = useLingui();
  const [copied, setCopied] = useState<"no" | "yes" | "failed">("no");
  const hasVoice = useVoice(i18n.locale);
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
    const voice = findVoice(speechSynthesis.getVoices(), i18n.locale);
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
      <button type="button" className="link" data-early="" data-listen hidden={!hasVoice} onClick={listen}>
        {speaking ? <Trans>Stop reading</Trans> : <Trans>Listen</Trans>}
      </button>
      <button type="button" className="link" data-early="" onClick={() => void share()}>
        <Trans>Share this page</Trans>
      </button>
      <output>
        {copied === "yes" && t`The link is copied.`}
        {copied === "failed" && t`Copying did not work. You can copy the link from the address bar.`}
      </output>
    </div>
  );
}

/** Whether the device can read the language out; voices may come late. */
function useVoice(language: string): boolean {
  const [hasVoice, setHasVoice] = useState(false);
  useEffect(() => {
    if (!("speechSynthesis" in window)) return;
    const look = () => setHasVoice(findVoice(speechSynthesis.getVoices(), language) !== null);
    look();
    speechSynthesis.addEventListener("voiceschanged", look);
    return () => speechSynthesis.removeEventListener("voiceschanged", look);
  }, [language]);
  return hasVoice;
}
