import { useEffect, useId, useRef } from 'react';
import type { StepProps } from '#renderers/answering/StepProps.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { VisuallyHidden } from '#renderers/ui/layout/VisuallyHidden.tsx';
import { useFocusFirstProblem } from '#renderers/answering/useFocusFirstProblem.ts';
import { identityWords } from '#renderers/words/identityWords.ts';
import { problemsFound } from '#renderers/words/flowWords.ts';
import { words } from '#renderers/words/words.ts';
import { again } from './code.css.ts';
import { CodeInput } from './CodeInput.tsx';
import { Resend } from './Resend.tsx';
import { useCode } from './useCode.ts';
import { ProblemAlert } from '../../frame/ProblemAlert.tsx';
import { StepHeading } from '../../frame/StepHeading.tsx';
import { actions, form } from '../../frame/StepForm.css.ts';

/**
 * A code that was sent to the patient. It is checked once all digits are entered, and the patient can request another.
 */
export function CodeStep(props: StepProps<'code'>) {
  const { step, problems, problem, busy, copy } = props;
  const id = useId();
  const code = useCode(props);
  const boxes = useRef<HTMLFieldSetElement>(null);
  useFocusFirstProblem(problems, boxes);
  useEffect(() => {
    if (code.emptied > 0) boxes.current?.querySelector('input')?.focus();
  }, [code.emptied]);

  return (
    <form
      noValidate
      className={form}
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault();
        code.verify(code.digits);
      }}
    >
      <StepHeading id={id} title={copy(step.title)} help={step.help && copy(step.help)} />
      <ProblemAlert problem={problem} busy={busy} copy={copy} />
      {code.justResent && <Alert tone="success">{identityWords.codeSent}</Alert>}
      <VisuallyHidden role="alert">{code.error && problemsFound(1)}</VisuallyHidden>
      <CodeInput
        label={copy(step.label)}
        digits={code.digits}
        error={code.error}
        busy={busy}
        groupRef={boxes}
        onChange={code.change}
        onWhole={code.verify}
      />
      <div className={actions}>
        <Button type="submit" full busy={busy && code.doing !== 'resend'} busyLabel={identityWords.checkingCode}>
          {copy(step.continueLabel ?? words.continue)}
        </Button>
      </div>
      <div className={again}>
        <Resend key={code.resent} label={copy(step.resend)} busy={code.doing === 'resend'} onResend={code.resend} />
      </div>
    </form>
  );
}
