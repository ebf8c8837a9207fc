import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useReducer, useRef, useState } from "react";
import type { ThrowCubeMeta, Wisdom } from "../../contract/content.ts";
import { cubeReducer, idleCube, pickThought, THROW_MILLISECONDS } from "./cube-state.ts";
import { CubeView } from "./cube-view.tsx";
import { readSeen, storeSeen } from "./seen-thoughts.ts";

interface ThrowerProps {
  meta: ThrowCubeMeta;
  wisdoms: Wisdom[];
  /** Told the thought of each throw. */
  onThrow: (thought: string) => void;
}

/** The cube, its button and the thought it gives (spec §2 "Throw cube"). */
export function Thrower({ meta, wisdoms, onThrow }: ThrowerProps) {
  const { t } = useLingui();
  const [state, dispatch] = useReducer(cubeReducer, undefined, () => idleCube());
  const [seenCount, setSeenCount] = useState(0);
  const thoughtRef = useRef<HTMLParagraphElement>(null);
  const isRolling = state.phase === "rolling";
  const thought = state.phase === "revealed" ? wisdoms[state.thought] : undefined;

  // A timer, not the animation, ends the throw: animation frames stall in a throttled tab.
  useEffect(() => {
    if (!isRolling) return;
    const timer = setTimeout(() => dispatch({ type: "settled" }), THROW_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [isRolling]);

  useEffect(() => {
    if (thought) thoughtRef.current?.focus({ preventScroll: true });
  }, [thought]);

  const throwCube = () => {
    const { index, seen } = pickThought(readSeen(), wisdoms.length, Math.random);
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
        {thought && t`Wisdom revealed!`}
      </output>
      <CubeView
        sign={state.sign}
        placement="throw"
        rollingTo={isRolling ? state.sign : null}
        alt={t`A wooden cube; warm light shines through the signs carved into it`}
      />
      {thought ? (
        <div className="revealed">
          <h2>
            <Trans>Your Wisdom</Trans>
          </h2>
          <p className="thought" ref={thoughtRef} tabIndex={-1}>
            {thought.text}
          </p>
          <p className="reflect">{thought.reflect}</p>
          <p className="actions justify-center">
            <button className="button" type="button" onClick={throwCube}>
              <Trans>Throw Again</Trans>
            </button>
          </p>
          <p className="thought-count">
            <Trans>
              {seenCount} of {wisdoms.length} thoughts found. None comes round again until you have seen them
              all.
            </Trans>
          </p>
        </div>
      ) : (
        <div className="idle">
          {meta.lead && <p className="thrower-lead">{meta.lead}</p>}
          <p className="actions justify-center">
            <button className="button" type="button" disabled={isRolling} data-early onClick={throwCube}>
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
