import type { ReactNode } from 'react';
import type { FlowProblem } from '../../answering/StepProps.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';

interface ProblemAlertProps {
  readonly problem: FlowProblem | undefined;
  /** While the flow tries again, the alert is hidden, so that its next message is announced again. */
  readonly busy: boolean;
  readonly copy: (text: string) => string;
  /** Shown below the message. */
  readonly children?: ReactNode;
}

/** The error of the flow, shown near the button that the patient pressed. */
export function ProblemAlert({ problem, busy, copy, children }: ProblemAlertProps) {
  if (!problem || busy) return null;
  return (
    <Alert tone="danger" urgent>
      <p>{copy(problem.message)}</p>
      {problem.note && <p>{copy(problem.note)}</p>}
      {children}
    </Alert>
  );
}
