import { CatchBoundary } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { FlowHarness } from '../../walks/FlowHarness.tsx';
import { flowTexts } from '../flowTexts.ts';
import { subjectOf } from '../Subject.ts';
import { BrokenStep } from './BrokenStep.tsx';
import { LiveWalk } from './LiveWalk.ts';
import { hearCommands, sendNews, type WalkNews } from './WalkMessage.ts';

const first = 'flows/intakes/rapamycin.steps.json';

interface WalkHarnessProps {
  /** Starts by itself; otherwise it waits for commands. */
  readonly alone?: boolean;
  /** Receives the messages of the walk; default: the page around this frame. */
  readonly tell?: (news: WalkNews) => void;
}

const tellFrame = (news: WalkNews) => sendNews(window.parent, news);

/**
 * A flow as a patient sees it, which follows the commands of the page around it: definition, patient, and results of
 * effects.
 */
export function WalkHarness({ alone = true, tell = tellFrame }: WalkHarnessProps) {
  const [walk] = useState(() => {
    const made = new LiveWalk();
    const edit = { file: first, text: flowTexts.get(first) ?? '', others: new Map<string, string>() };
    if (alone) made.take({ type: 'define', edit, composition: subjectOf(first).composition });
    return made;
  });
  const actor = useSyncExternalStore(walk.subscribe, () => walk.actor);
  useEffect(() => {
    const stopTelling = walk.subscribe(() => tell({ type: 'report', report: walk.report() }));
    const stopHearing = hearCommands((command) => walk.take(command));
    tell({ type: 'ready' });
    return () => {
      stopTelling();
      stopHearing();
    };
  }, [walk, tell]);
  if (!actor) return null;
  return (
    // Every edit creates a new actor, so that rendering is tried again.
    <CatchBoundary getResetKey={() => actor} errorComponent={BrokenStep}>
      <FlowHarness actor={actor} flow={walk.flow} />
    </CatchBoundary>
  );
}
