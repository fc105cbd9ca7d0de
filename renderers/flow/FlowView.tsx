import { FlowStep, type FlowPage } from './FlowStep.tsx';
import * as styles from './FlowView.css.ts';
import { Alert } from '../ui/feedback/Alert.tsx';
import { Skeleton } from '../ui/loading/Skeleton.tsx';
import { useFlowProblem } from './state/useFlowProblem.ts';
import { useLastMove } from './state/useLastMove.ts';
import { useShownStep } from './state/useShownStep.ts';
import { useWalk } from './state/useWalk.ts';

/** In place of the first step until it is there, with the reason where it does not come. */
function FirstStepComing({ actor, copy }: FlowPage) {
  const problem = useFlowProblem(actor);
  return (
    <div className={styles.flow}>
      {problem && problem.message !== '' && (
        <Alert tone="danger" urgent>
          {copy(problem.message)}
        </Alert>
      )}
      <Skeleton />
    </div>
  );
}

/** Shows the current step of a flow, of any kind, and sends the patient's actions to the flow. */
export function FlowView(props: FlowPage) {
  const walk = useWalk(props.actor);
  const move = useLastMove(props.actor);
  const { shown, waiting } = useShownStep(walk, move);
  return shown ? <FlowStep {...props} shown={shown} waiting={waiting} /> : <FirstStepComing {...props} />;
}
