import { useRef, type ReactNode } from 'react';
import type { StepContext } from '../../answering/StepProps.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import type { Draft } from '../../answering/useDraft.ts';
import { useFocusFirstProblem } from '../../answering/useFocusFirstProblem.ts';
import { flowWords, problemsFound } from '../../words/flowWords.ts';
import { words } from '../../words/words.ts';
import { StepHeading } from './StepHeading.tsx';
import * as styles from './StepForm.css.ts';

interface StepFormProps {
  readonly step: { readonly title: string; readonly help?: string; readonly continueLabel?: string };
  readonly context: StepContext;
  readonly draft: Draft;
  readonly headingId: string;
  /** A line below the title. */
  readonly help?: string | undefined;
  /** Why the step cannot continue yet; without it, the button is enabled. */
  readonly reason?: string | undefined;
  /** Names of the fields that show their own errors; other errors are shown above the question. */
  readonly shown: readonly string[];
  /**
   * Whether there is a button to continue; a choice that continues automatically has none until an option is chosen.
   */
  readonly hasButton?: boolean;
  /** Default: primary. */
  readonly look?: 'primary' | 'secondary';
  readonly onSubmit?: () => void;
  /** Shown directly above the button. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every step that asks something: heading, question, and one button to continue. */
export function StepForm(props: StepFormProps) {
  const {
    step,
    context,
    draft,
    headingId,
    help,
    reason,
    shown,
    hasButton = true,
    look = 'primary',
    onSubmit = draft.submit,
    footer,
    children,
  } = props;
  const { problems, busy, failed, copy } = context;
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstProblem(problems, form);
  const elsewhere = problems.filter((problem) => !shown.includes(problem.field));
  const label = failed
    ? flowWords.errorTryAgain
    : copy(step.continueLabel ?? (draft.skippable ? flowWords.skip : words.continue));

  return (
    <form
      ref={form}
      // Sent before its code is there, it would otherwise put the answers into the URL.
      method="dialog"
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (reason === undefined) onSubmit();
      }}
    >
      <StepHeading id={headingId} title={copy(step.title)} help={help ?? (step.help && copy(step.help))} />
      {elsewhere.map((problem) => (
        <Alert key={problem.field} tone="danger" urgent>
          {copy(problem.message)}
        </Alert>
      ))}
      <VisuallyHidden role="alert">
        {problems.length > elsewhere.length && problemsFound(problems.length - elsewhere.length)}
      </VisuallyHidden>
      <div className={styles.body}>{children}</div>
      {footer}
      {hasButton && (
        <div className={styles.actions}>
          <Button type="submit" look={look} full busy={busy} reason={busy ? undefined : reason}>
            {label}
          </Button>
        </div>
      )}
    </form>
  );
}
