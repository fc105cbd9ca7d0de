import type { EffectError } from '#engine/effects/EffectError.ts';
import type { WalkContext } from '#engine/walk/WalkContext.ts';
import { Alert } from '../ui/feedback/Alert.tsx';
import { Button } from '../ui/buttons/Button.tsx';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx';
import { flowWords, noLongerApplies } from '../words/flowWords.ts';
import { words } from '../words/words.ts';

interface FlowMessagesProps {
  readonly context: WalkContext;
  readonly unsaved: boolean;
  readonly problem: EffectError | undefined;
  readonly copy: (text: string) => string;
  readonly onRetry: () => void;
}

const titlesOf = ({ answers, change }: WalkContext, copy: (text: string) => string) =>
  change.dropped.flatMap((id) => {
    const index = answers.definition.positions.get(id);
    const step = index === undefined ? undefined : answers.definition.steps[index];
    return step ? [copy(step.step.title)] : [];
  });

/**
 * The messages above a question: an unsaved answer, a failed effect, answers that no longer apply. A failure without a
 * text is announced, and the button of the step says so.
 */
export function FlowMessages({ context, unsaved, problem, copy, onRetry }: FlowMessagesProps) {
  const dropped = titlesOf(context, copy);
  return (
    <>
      {problem?.message === '' && <VisuallyHidden role="alert">{flowWords.notDone}</VisuallyHidden>}
      {problem && problem.message !== '' && (
        <Alert tone="danger" urgent>
          {copy(problem.message)}
        </Alert>
      )}
      {unsaved && (
        <Alert
          tone="warning"
          icon="unsaved"
          title={words.notSaved}
          urgent
          action={
            <Button look="secondary" onClick={onRetry}>
              {flowWords.tryAgain}
            </Button>
          }
        >
          {context.failure && <p>{copy(context.failure.message)}</p>}
          <p>{flowWords.unsavedHint}</p>
        </Alert>
      )}
      {dropped.length > 0 && <Alert tone="info">{noLongerApplies(dropped)}</Alert>}
    </>
  );
}
