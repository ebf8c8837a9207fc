import { useCallback, useEffect, useRef, useState } from "react";
import type { ChatTexts, Helpline } from "../../contract/content.ts";
import { localizedPath, type Locale } from "../../contract/locale.ts";
import { loadWithRetry } from "../load.ts";
import { ChatButton } from "./chat-button.tsx";
import type { ChatDialog, ChatDialogHandle, ChatDialogMode } from "./chat-dialog.tsx";
import { hasVisitedBefore, markVisited, openStorage } from "./chat-storage.ts";
import type { Conversation } from "./conversation.ts";
import { opensItself } from "./first-visit.ts";
import { UnreachableNotice } from "./offline-notice.tsx";

/** What the dialog needs beside its own code. */
export interface ChatResources {
  conversation: Conversation;
  texts: ChatTexts;
}

export interface ChatLauncherProps {
  locale: Locale;
  /** Path of the page, without query. */
  path: string;
  /** Brings the words of a language and the one conversation of this tab; must be the same function at each render. */
  load: (locale: Locale) => Promise<ChatResources>;
  /** The numbers to call where the dialog cannot be fetched. */
  helplines: readonly Helpline[];
  country?: string | undefined;
}

interface Loaded extends ChatResources {
  Dialog: typeof ChatDialog;
  locale: Locale;
}

/** The floating button on every page, and the dialog that is fetched when it is wanted. */
export function ChatLauncher({ locale, path, load, helplines, country }: ChatLauncherProps) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [mode, setMode] = useState<ChatDialogMode>("closed");
  const [busy, setBusy] = useState(false);
  const [isUnreachable, setIsUnreachable] = useState(false);
  const dialog = useRef<ChatDialogHandle>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isWanted = useRef(false);
  const loading = useRef<{ locale: Locale; promise: Promise<void> } | null>(null);

  const fetchDialog = useCallback((): Promise<void> => {
    if (loading.current?.locale === locale) return loading.current.promise;
    const promise = Promise.all([
      loadWithRetry(() => import("./chat-dialog.tsx")),
      loadWithRetry(() => load(locale)),
    ]).then(([{ ChatDialog: Dialog }, resources]) => setLoaded({ ...resources, Dialog, locale }));
    loading.current = { locale, promise };
    promise.catch(() => {
      if (loading.current?.promise === promise) loading.current = null;
    });
    return promise;
  }, [load, locale]);

  const follow = useCallback(() => {
    if (!dialog.current || !isWanted.current) return;
    isWanted.current = false;
    dialog.current.openModal();
    markVisited(openStorage(() => window.localStorage));
  }, []);

  useEffect(follow, [follow, loaded]);

  // The words follow the language of the page.
  useEffect(() => {
    if (loaded && loaded.locale !== locale) fetchDialog().catch(() => undefined);
  }, [loaded, locale, fetchDialog]);

  // The page that was asked for is greeted by early.ts; on the next ones somebody may still be.
  const firstPath = useRef<string | null>(path);
  useEffect(() => {
    if (firstPath.current === path) return;
    firstPath.current = null;
    const visitedBefore = hasVisitedBefore(openStorage(() => window.localStorage));
    const isGreeted = opensItself({ visitedBefore, userAgent: navigator.userAgent, path });
    if (!isGreeted && !document.querySelector(".chat-greeting")) return;
    import("./greeting.ts").then(
      ({ greetOn, endGreeting }) => (isGreeted ? greetOn(path) : endGreeting()),
      () => undefined,
    );
  }, [path]);

  function press(): void {
    isWanted.current = true;
    setBusy(true);
    // The page of the chat could not be fetched either.
    if (!loaded && !navigator.onLine) setIsUnreachable(true);
    fetchDialog()
      .then(follow, () => navigator.onLine && window.location.assign(localizedPath("/chat", locale)))
      .finally(() => setBusy(false));
  }

  // Whoever has pressed is given the dialog as soon as there is a network again.
  useEffect(() => {
    if (!isUnreachable) return;
    const open = () => {
      setIsUnreachable(false);
      fetchDialog().then(follow, () => undefined);
    };
    window.addEventListener("online", open);
    return () => window.removeEventListener("online", open);
  }, [isUnreachable, fetchDialog, follow]);

  const changeMode = useCallback((next: ChatDialogMode, focusLost: boolean) => {
    setMode(next);
    if (focusLost) button.current?.focus({ preventScroll: true });
  }, []);

  // On its own page the chat is open already.
  if (path === "/chat") return null;
  return (
    <>
      <ChatButton
        ref={button}
        open={mode !== "closed"}
        busy={busy}
        onPress={press}
        onApproach={() => void fetchDialog().catch(() => undefined)}
      />
      {isUnreachable && <UnreachableNotice helplines={helplines} />}
      {loaded && (
        <loaded.Dialog
          ref={dialog}
          conversation={loaded.conversation}
          texts={loaded.texts}
          locale={loaded.locale}
          country={country}
          onModeChange={changeMode}
        />
      )}
    </>
  );
}
