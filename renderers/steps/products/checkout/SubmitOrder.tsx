import type { FlowProblem, StepProps } from '#renderers/answering/StepProps.ts';
import type { ReactNode } from 'react';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { VisuallyHidden } from '#renderers/ui/layout/VisuallyHidden.tsx';
import { useOffline } from '#renderers/answering/useOffline.ts';
import { checkoutWords } from '#renderers/words/checkoutWords.ts';
import * as styles from './layout/checkout.css.ts';

interface SubmitOrderProps extends Pick<StepProps<'checkout'>, 'copy'> {
  readonly label: string;
  readonly busy: boolean;
  readonly failed: boolean;
  readonly problem: FlowProblem | undefined;
  /** A button that leads to where the problem is mended. */
  readonly action?: ReactNode;
  /** Why the order cannot be submitted yet. */
  readonly reason: string | undefined;
  readonly onRefused: () => void;
  readonly onSubmit: () => void;
}

/** Submits the order. After a failure it shows the reason and the state of the patient's money. */
export function SubmitOrder({
  label,
  busy,
  failed,
  problem,
  action,
  reason,
  copy,
  onRefused,
  onSubmit,
}: SubmitOrderProps) {
  const offline = useOffline();
  const said = problem && [problem.message, problem.note ?? ''].filter((text) => text !== '');
  return (
    <div className={styles.submit}>
      {!busy && said && said.length > 0 && (
        <Alert tone="danger" urgent action={action}>
          {said.map((text) => (
            <p key={text}>{copy(text)}</p>
          ))}
        </Alert>
      )}
      {busy && offline && (
        <Alert tone="warning" icon="unsaved" urgent>
          {checkoutWords.waitsForNetwork}
        </Alert>
      )}
      <VisuallyHidden role="alert">{!busy && said?.length === 0 && checkoutWords.submitFailed}</VisuallyHidden>
      <Button
        full
        busy={busy}
        busyLabel={checkoutWords.submitting}
        reason={busy ? undefined : reason}
        onRefused={onRefused}
        onClick={onSubmit}
      >
        {failed ? checkoutWords.submitFailed : copy(label)}
      </Button>
    </div>
  );
}
