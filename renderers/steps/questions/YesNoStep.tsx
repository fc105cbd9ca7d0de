import { useId } from 'react';
import { fieldsOf } from '#flows/kinds/fieldsOf.ts';
import type { StepProps } from '../../answering/StepProps.ts';
import { ChoiceGroup } from '../../ui/choices/ChoiceGroup.tsx';
import { useAutoContinue } from '../../answering/useAutoContinue.ts';
import { useDraft } from '../../answering/useDraft.ts';
import { DetailsField } from '../options/DetailsField.tsx';
import { StepForm } from '../frame/StepForm.tsx';
import { yesNoChoices } from '../options/yesNoChoices.ts';

/** Yes or no. "No" continues automatically; "yes" does too if no details are asked for. */
export function YesNoStep(props: StepProps<'yes-no'>) {
  const { step, busy, copy } = props;
  const id = useId();
  const draft = useDraft(fieldsOf(step), props, step.optional);
  const { schedule, cancel } = useAutoContinue(draft.submit);
  const { value, details } = draft.answer;
  const asksDetails = step.details !== undefined && value === true;

  const choose = (chosen: string, deliberate: boolean) => {
    cancel();
    const yes = chosen === 'yes';
    draft.change({ value: yes });
    if (deliberate && !(yes && step.details)) schedule();
  };

  return (
    <StepForm
      step={step}
      context={props}
      draft={draft}
      headingId={id}
      shown={['value', 'details']}
      hasButton={typeof value === 'boolean' || draft.skippable}
      reason={draft.blockers[0] && copy(draft.blockers[0].message)}
    >
      <ChoiceGroup
        type="radio"
        layout="pair"
        labelledBy={id}
        error={draft.errorOf('value')}
        choices={yesNoChoices}
        chosen={typeof value === 'boolean' ? [value ? 'yes' : 'no'] : []}
        onChoose={choose}
      />
      {step.details && asksDetails && (
        <DetailsField
          details={step.details}
          copy={copy}
          value={details}
          error={draft.errorOf('details')}
          busy={busy}
          onChange={(text) => draft.change({ details: text })}
        />
      )}
    </StepForm>
  );
}
