import { useEffect, useSyncExternalStore } from 'react';
import { FlowHarness } from './FlowHarness.tsx';
import { flowWalk, type Templates } from './flowWalks.ts';
import * as styles from './WalkHarness.css.ts';
import type { WalkStage } from './WalkStage.ts';

export interface WalkHarnessProps {
  readonly stage: WalkStage;
  readonly flow: string;
  readonly templates: Templates;
  /** The number of the walk to show, counting from 1; default: all walks in turn. */
  readonly walk?: number;
  /** After how many events to stop; default: at the end of the walk. */
  readonly until?: number;
}

const nothing = () => Promise.resolve();

/** A flow on one of its walks; below it, the facts at the start and the events so far. */
export function WalkHarness({ stage, flow, templates, walk, until }: WalkHarnessProps) {
  const staged = useSyncExternalStore(stage.subscribe, stage.get);
  useEffect(() => {
    const chosen = walk === undefined ? undefined : flowWalk(flow, templates, walk);
    if (chosen) void stage.play(chosen, nothing, until);
  }, [stage, flow, templates, walk, until]);
  if (!staged) return null;
  const { name } = staged.walk;
  return (
    <>
      <FlowHarness key={staged.turn} actor={staged.run.actor} flow={flow} />
      <section aria-label={name} className={styles.told}>
        <h2>{name}</h2>
        {staged.told.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </section>
    </>
  );
}
