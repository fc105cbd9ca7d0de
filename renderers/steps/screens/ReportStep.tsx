import type { StepProps } from '../../answering/StepProps.ts';
import { usePorts } from '../../ports/ports.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { words } from '../../words/words.ts';
import { StepHeading } from '../frame/StepHeading.tsx';
import * as styles from './ReportStep.css.ts';

/** Parts of a lab report, which the application shows, with the way back and on. */
export function ReportStep({ step, copy, busy, onSubmit, onBack }: StepProps<'report'>) {
  const { ReportPart } = usePorts();
  return (
    <div className={styles.report}>
      <StepHeading title={copy(step.title)} help={step.help && copy(step.help)} />
      {step.body && (
        <div className={styles.body}>
          {step.body.map((text) => (
            <p key={text}>{copy(text)}</p>
          ))}
        </div>
      )}
      {step.shows.map((part) => (
        <ReportPart key={part} part={part} />
      ))}
      <div className={styles.actions}>
        {step.backLabel !== undefined && (
          <Button look="secondary" onClick={onBack}>
            {copy(step.backLabel)}
          </Button>
        )}
        <Button busy={busy} onClick={() => onSubmit({})}>
          {copy(step.continueLabel ?? words.continue)}
        </Button>
      </div>
    </div>
  );
}
