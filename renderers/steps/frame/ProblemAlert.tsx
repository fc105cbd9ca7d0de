import type { ReactNode } from 'react';
import type { FlowProblem } from '../../answering/StepProps.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';

interface ProblemAlertProps {
  readonly problem: FlowProblem | undefined;
  /** While the flow tries again nothing is said; what is said after it is announced anew. */
  readonly busy: boolean;
  readonly copy: (text: string) => string;
  /** Stands below the message. */
  readonly children?: ReactNode;
}

/** Why the flow could not go on, said where the patient pressed the button. */
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
