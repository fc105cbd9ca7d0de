import { FlowStep, type FlowPage } from './FlowStep.tsx';
import { Skeleton } from '../ui/loading/Skeleton.tsx';
import { useLastMove } from './state/useLastMove.ts';
import { useShownStep } from './state/useShownStep.ts';
import { useWalk } from './state/useWalk.ts';

/** Shows the current step of a flow, of any kind, and sends the patient's actions to the flow. */
export function FlowView(props: FlowPage) {
  const walk = useWalk(props.actor);
  const move = useLastMove(props.actor);
  const { shown, waiting } = useShownStep(walk, move);
  return shown ? <FlowStep {...props} shown={shown} waiting={waiting} /> : <Skeleton />;
}
