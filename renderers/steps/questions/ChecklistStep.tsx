import { useId } from 'react';
import { fieldsOf } from '#flows/kinds/fieldsOf.ts';
import type { StepProps } from '../../answering/StepProps.ts';
import { noneValueOf } from '#flows/kinds/options/noneOption.ts';
import { toggled } from '../../answering/toggled.ts';
import { ChoiceGroup } from '../../ui/choices/ChoiceGroup.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useAutoContinue } from '../../answering/useAutoContinue.ts';
import { useDraft } from '../../answering/useDraft.ts';
import { flowWords } from '../../words/flowWords.ts';
import { checklistChoices } from '../options/checklistChoices.ts';
import { optionDetails } from '../options/optionDetails.tsx';
import { StepForm } from '../frame/StepForm.tsx';
import * as styles from '../frame/StepForm.css.ts';

/** Any number of options. The excluding one may continue automatically. */
export function ChecklistStep(props: StepProps<'checklist'>) {
  const { step, busy, copy } = props;
  const id = useId();
  const draft = useDraft(fieldsOf(step), props, step.optional);
  const { value } = draft.answer;
  const chosen = Array.isArray(value) ? value : [];
  const none = noneValueOf(step.none);
  const saysNone = none !== undefined && step.none?.empty === true && chosen.length === 0;
  const submit = () => draft.submit(saysNone ? { value: [none] } : {});
  const { schedule, cancel } = useAutoContinue(submit);

  const choose = (pressed: string) => {
    cancel();
    const next = toggled(chosen, pressed, none);
    draft.change({ value: next });
    if (step.none?.continues && none !== undefined && next.includes(none)) schedule();
  };

  return (
    <StepForm
      step={step}
      context={props}
      draft={draft}
      headingId={id}
      help={step.help === undefined ? flowWords.selectAllThatApply : undefined}
      shown={['value', ...step.options.map((option) => `details.${option.value}`)]}
      onSubmit={submit}
      footer={
        step.certification && (
          <p className={styles.certification}>
            <Icon name="shield" />
            <span>{copy(step.certification)}</span>
          </p>
        )
      }
    >
      {step.help !== undefined && step.help !== flowWords.selectAllThatApply && (
        <p className={styles.note}>{flowWords.selectAllThatApply}</p>
      )}
      <ChoiceGroup
        type="checkbox"
        labelledBy={id}
        describedBy={`${id}-help`}
        error={draft.errorOf('value')}
        choices={checklistChoices(step, copy)}
        chosen={chosen}
        onChoose={choose}
        renderBelow={(option) =>
          optionDetails({
            options: step.options,
            option,
            field: `details.${option}`,
            draft,
            copy,
            busy,
            onEdit: cancel,
          })
        }
      />
    </StepForm>
  );
}
