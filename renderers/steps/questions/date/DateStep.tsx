import { useId } from 'react';
import { fieldsOf } from '#flows/kinds/fieldsOf.ts';
import { dayText } from '#flows/kinds/describing/dayText.ts';
import { usePorts } from '#renderers/ports/ports.ts';
import type { StepProps } from '#renderers/answering/StepProps.ts';
import { describedBy } from '#renderers/ui/inputs/FieldFrame.tsx';
import { FieldMessage } from '#renderers/ui/inputs/FieldMessage.tsx';
import { useDraft } from '#renderers/answering/useDraft.ts';
import { calendarWords } from '#renderers/words/calendarWords.ts';
import { Calendar } from './Calendar.tsx';
import * as styles from './dateStep.css.ts';
import { canBeChosen } from './canBeChosen.ts';
import { StepForm } from '../../frame/StepForm.tsx';

/** A calendar day, among those that the application offers. */
export function DateStep(props: StepProps<'date'>) {
  const { step, busy, copy, today } = props;
  const id = useId();
  const limits = usePorts().dateLimits(step.id);
  const draft = useDraft(fieldsOf(step), props, step.optional);
  const error = draft.errorOf('value');
  const { value } = draft.answer;
  const day = [value, limits?.selected].find(
    (one): one is string => typeof one === 'string' && canBeChosen(one, limits),
  );

  return (
    <StepForm
      step={step}
      context={props}
      draft={draft}
      headingId={id}
      shown={['value']}
      reason={day === undefined && !draft.skippable ? copy(step.errors.missing) : undefined}
      onSubmit={() => draft.submit({ value: day })}
    >
      <fieldset
        aria-describedby={describedBy(error && `${id}-error`, `${id}-chosen`)}
        data-invalid={error ? true : undefined}
        inert={busy}
        className={styles.field}
      >
        <legend className={styles.label}>{copy(step.label)}</legend>
        <Calendar limits={limits} today={today} day={day} onChoose={(chosen) => draft.change({ value: chosen })} />
        <output id={`${id}-chosen`} className={styles.chosen}>
          {day === undefined ? calendarWords.noDay : dayText(day)}
        </output>
        {error && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
      </fieldset>
    </StepForm>
  );
}
