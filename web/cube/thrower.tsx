import { Trans, useLingui } from "@lingui/react/macro";
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from "react";
import type { ThrowCubeMeta, TopicDoor, Wisdom } from "../../contract/content.ts";
import { lyingThought } from "./cube-state.ts";
import { CubeView } from "./cube-view.tsx";
import { DoorLink } from "./door-link.tsx";
import { HabitSwitches } from "./habit-switches.tsx";
import { ShareRow } from "./share-row.tsx";
import { bringIntoView, holdFocus } from "./thought-view.ts";
import { cubeAt, followAddress, leaveCube, readCube, takeOver, throwCube, watchCube } from "./throws.ts";

interface ThrowerProps {
  meta: ThrowCubeMeta;
  wisdoms: Wisdom[];
  /** The text behind each face. */
  doors: readonly TopicDoor[];
  /** Index of the thought that the address names. */
  opened: number | null;
  /** The permanent link of a thought, or the page of the cube where there is none yet. */
  linkOf: (thought: number | null) => string;
  /** Told the words of each throw. */
  onThrow: (thought: string) => void;
  /** Told the index of a thrown thought that the address does not name yet. */
  onReveal: (thought: number) => void;
}

/**
 * The cube, its button and the thought it gives (spec §2 "Throw cube"). The elements stay the same whatever the cube
 * does, and what is not to be seen is hidden: so a throw that has begun without the app (web/early-throw.ts) goes on
 * under its hands. Words that may differ by then are marked with `suppressHydrationWarning`.
 *
 * `data-open` is there from the first thought on: cube, beam and words are one picture then (throw.css). Where the cube is
 * thrown again the words go dark and keep their place, and so the button stays under the finger, with its focus.
 */
export function Thrower({ meta, wisdoms, doors, opened, linkOf, onThrow, onReveal }: ThrowerProps) {
  const { t } = useLingui();
  const [first] = useState(() => cubeAt(opened, wisdoms));
  /** What had been thrown before the app came is shown already. */
  const [found] = useState(readCube);
  const cube = useSyncExternalStore(watchCube, readCube, () => first);
  const sectionRef = useRef<HTMLElement>(null);
  const thoughtRef = useRef<HTMLParagraphElement>(null);
  const isRolling = cube.phase === "rolling";
  const number = lyingThought(cube);
  const thought = number === null ? undefined : wisdoms[number];
  /** How many of this round's thoughts have been seen, told with a throw; 0 where nobody has thrown yet. */
  const seenSoFar = cube.phase === "idle" ? 0 : cube.seen;
  const tellCount = (seenCount: number | string) =>
    t`${seenCount} of ${wisdoms.length} thoughts found. None comes round again until you have seen them all.`;

  const reveal = useEffectEvent(() => {
    if (cube.phase !== "revealed" || cube.seen === 0) return;
    if (thoughtRef.current && cube !== found) bringIntoView(thoughtRef.current);
    if (cube.thought !== opened) onReveal(cube.thought);
  });

  const isFollowing = useRef(false);
  useLayoutEffect(() => {
    const state = readCube();
    const wasThrown = state.phase === "revealed" && state.seen > 0;
    // What was thrown before the app came is told to the address, which does not take it away again.
    if (isFollowing.current || !wasThrown) followAddress(opened, wisdoms);
    isFollowing.current = true;
  }, [opened, wisdoms]);
  useEffect(() => reveal(), [cube]);
  useEffect(() => {
    takeOver();
    return leaveCube;
  }, []);
  useLayoutEffect(() => {
    if (isRolling && sectionRef.current) holdFocus(sectionRef.current);
  }, [isRolling]);

  const press = () => {
    const thrown = throwCube(wisdoms, performance.now());
    if (thrown) onThrow(thrown.text);
  };

  return (
    <section
      className="thrower"
      ref={sectionRef}
      data-phase={cube.phase}
      data-open={thought && ""}
      suppressHydrationWarning
    >
      <h1 tabIndex={-1} className={thought ? "visually-hidden" : undefined} suppressHydrationWarning>
        {meta.title}
      </h1>
      <output
        className="thrower-notice"
        data-rolling={t`The cube is rolling...`}
        data-revealed={t`Wisdom revealed!`}
        suppressHydrationWarning
      >
        {noticeOf(isRolling, seenSoFar > 0, t`The cube is rolling...`, t`Wisdom revealed!`)}
      </output>
      <CubeView
        sign={first.sign}
        alt={t`A wooden cube; warm light shines through the signs carved into it`}
        onThrow={press}
      />
      <div
        className={seenSoFar > 0 ? "revealed revealed-slowly" : "revealed"}
        hidden={!thought}
        suppressHydrationWarning
      >
        <h2>
          <Trans>Your Wisdom</Trans>
        </h2>
        <p className="thought" ref={thoughtRef} tabIndex={-1} suppressHydrationWarning>
          {thought?.text ?? ""}
        </p>
        <p className="reflect" suppressHydrationWarning>
          {thought?.reflect ?? ""}
        </p>
        <p className="actions">
          <ThrowButton isRolling={isRolling} onPress={press}>
            <Trans>Throw Again</Trans>
          </ThrowButton>
          {doors.map((door) => (
            <DoorLink key={door.sign} door={door} hidden={door.sign !== (thought?.face ?? doors[0]?.sign)} />
          ))}
        </p>
        <ShareRow key={number} text={thought?.text ?? ""} path={linkOf(number)} />
        <p
          className="thought-count"
          hidden={seenSoFar === 0}
          data-count={tellCount("#")}
          suppressHydrationWarning
        >
          {seenSoFar > 0 ? tellCount(seenSoFar) : ""}
        </p>
      </div>
      <div className="idle" hidden={thought !== undefined} suppressHydrationWarning>
        {meta.lead && <p className="thrower-lead">{meta.lead}</p>}
        <p className="actions justify-center">
          <ThrowButton isRolling={isRolling} onPress={press}>
            <Trans>Throw the Cube</Trans>
          </ThrowButton>
        </p>
        <div className="how" hidden={isRolling} suppressHydrationWarning>
          <h2 className="visually-hidden">{meta.how.title}</h2>
          <ol>
            {meta.how.steps.map((step) => (
              <li key={step.title}>
                <strong>{step.title}</strong> {step.text}
              </li>
            ))}
          </ol>
          <p className="trust">{meta.trust}</p>
        </div>
      </div>
      <HabitSwitches onShake={press} />
    </section>
  );
}

/** Pressed while the cube rolls it does nothing; it is not `disabled`, which would take the focus from it. */
function ThrowButton(props: { isRolling: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <button
      className="button"
      type="button"
      aria-disabled={props.isRolling || undefined}
      data-throw=""
      onClick={props.onPress}
      suppressHydrationWarning
    >
      {props.children}
    </button>
  );
}

function noticeOf(isRolling: boolean, wasThrown: boolean, rolling: string, revealed: string): string {
  if (isRolling) return rolling;
  return wasThrown ? revealed : "";
}
