import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useReducer, useRef, useState } from "react";
import type { ThrowCubeMeta, Wisdom } from "../../contract/content.ts";
import {
  addSeen,
  cubeReducer,
  idleCube,
  pickThought,
  THROW_MILLISECONDS,
  type CubeEvent,
} from "./cube-state.ts";
import { CubeView } from "./cube-view.tsx";
import { readSeen, storeSeen } from "./seen-thoughts.ts";
import { ShareRow } from "./share-row.tsx";

interface ThrowerProps {
  meta: ThrowCubeMeta;
  wisdoms: Wisdom[];
  /** Index of the thought that the address names. */
  opened: number | null;
  /** The permanent link of a thought. */
  linkOf: (thought: number) => string;
  /** Told the words of each throw. */
  onThrow: (thought: string) => void;
  /** Told the index when the cube has come to rest. */
  onReveal: (thought: number) => void;
}

/** The cube, its button and the thought it gives (spec §2 "Throw cube"). */
export function Thrower({ meta, wisdoms, opened, linkOf, onThrow, onReveal }: ThrowerProps) {
  const { t } = useLingui();
  const [state, dispatch] = useReducer(cubeReducer, idleCube(), (cube) =>
    cubeReducer(cube, readAddress(opened, wisdoms)),
  );
  /** How many of this round's thoughts have been seen, told with a throw; 0 where nobody has thrown yet. */
  const [seenCount, setSeenCount] = useState(0);
  const thoughtRef = useRef<HTMLParagraphElement>(null);
  const wasThrown = seenCount > 0;
  const isRolling = state.phase === "rolling";
  const thought = state.phase === "revealed" ? wisdoms[state.thought] : undefined;

  const settle = useEffectEvent(() => {
    dispatch({ type: "settled" });
    if (state.phase === "rolling") onReveal(state.thought);
  });

  // A timer, not the animation, ends the throw: animation frames stall in a throttled tab.
  useEffect(() => {
    if (!isRolling) return;
    const timer = setTimeout(settle, THROW_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [isRolling]);

  useEffect(() => dispatch(readAddress(opened, wisdoms)), [opened, wisdoms]);

  useEffect(() => {
    if (state.phase === "revealed" && wasThrown) thoughtRef.current?.focus({ preventScroll: true });
  }, [state, wasThrown]);

  const throwCube = () => {
    // A thought that was opened by its link has been seen as well.
    const seenBefore = state.phase === "revealed" ? addSeen(readSeen(), state.thought) : readSeen();
    const { index, seen } = pickThought(seenBefore, wisdoms.length, Math.random);
    const wisdom = wisdoms[index];
    if (!wisdom || isRolling) return;
    storeSeen(seen);
    setSeenCount(seen.length);
    dispatch({ type: "thrown", thought: index, sign: wisdom.face });
    onThrow(wisdom.text);
  };

  return (
    <section className="thrower" data-phase={state.phase}>
      <h1 tabIndex={-1} className={thought ? "visually-hidden" : undefined}>
        {meta.title}
      </h1>
      <output className="thrower-notice">
        {isRolling && t`The cube is rolling...`}
        {thought && wasThrown && t`Wisdom revealed!`}
      </output>
      <CubeView
        sign={state.sign}
        placement="throw"
        rollingTo={isRolling ? state.sign : null}
        alt={t`A wooden cube; warm light shines through the signs carved into it`}
      />
      {state.phase === "revealed" && thought ? (
        <div className={wasThrown ? "revealed revealed-slowly" : "revealed"}>
          <h2>
            <Trans>Your Wisdom</Trans>
          </h2>
          <p className="thought" ref={thoughtRef} tabIndex={-1}>
            {thought.text}
          </p>
          <p className="reflect">{thought.reflect}</p>
          <p className="actions justify-center">
            <button className="button" type="button" data-early="" onClick={throwCube}>
              <Trans>Throw Again</Trans>
            </button>
          </p>
          <ShareRow key={state.thought} text={thought.text} path={linkOf(state.thought)} />
          {wasThrown && (
            <p className="thought-count">
              <Trans>
                {seenCount} of {wisdoms.length} thoughts found. None comes round again until you have seen
                them all.
              </Trans>
            </p>
          )}
        </div>
      ) : (
        <div className="idle">
          {meta.lead && <p className="thrower-lead">{meta.lead}</p>}
          <p className="actions justify-center">
            <button className="button" type="button" disabled={isRolling} data-early="" onClick={throwCube}>
              <Trans>Throw the Cube</Trans>
            </button>
          </p>
          <div className="how" hidden={isRolling}>
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
      )}
    </section>
  );
}

/** What the address says about the cube. */
function readAddress(opened: number | null, wisdoms: Wisdom[]): CubeEvent {
  const wisdom = opened === null ? undefined : wisdoms[opened];
  if (opened === null || !wisdom) return { type: "closed" };
  return { type: "opened", thought: opened, sign: wisdom.face };
}
