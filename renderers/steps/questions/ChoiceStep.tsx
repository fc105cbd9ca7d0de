import { useId } from 'react';
import { fieldsOf } from '#flows/kinds/fieldsOf.ts';
import type { ProblemField } from '#schemas/problem.ts';
import type { StepProps } from '../../answering/StepProps.ts';
import { ChoiceGroup } from '../../ui/choices/ChoiceGroup.tsx';
import { useAutoContinue } from '../../answering/useAutoContinue.ts';
import { useDraft } from '../../answering/useDraft.ts';
import { flowWords } from '../../words/flowWords.ts';
import { checklistChoices } from '../options/checklistChoices.ts';
import { optionDetails } from '../options/optionDetails.tsx';
import { StepForm } from '../frame/StepForm.tsx';

const blockerText = ({ field, code, message }: ProblemField) => {
  if (code !== 'required') return message;
  return field === 'value' ? flowWords.chooseAnswer : flowWords.writeAnswer;
};

/** Exactly one option. It continues automatically unless the option asks for details, or a button confirms it. */
export function ChoiceStep(props: StepProps<'choice'>) {
  const { step, busy, copy } = props;
  const id = useId();
  const draft = useDraft(fieldsOf(step), props, step.optional);
  const { schedule, cancel } = useAutoContinue(draft.submit);
  const { value } = draft.answer;
  const detailsOf = (option: string) => step.options.find((one) => one.value === option)?.details;

  const choose = (chosen: string, deliberate: boolean) => {
    cancel();
    draft.change({ value: chosen });
    if (deliberate && !step.confirms && !detailsOf(chosen)) schedule();
  };
  const [blocker] = draft.blockers;

  return (
    <StepForm
      step={step}
      context={props}
      draft={draft}
      headingId={id}
      shown={['value', ...step.options.map((option) => `details.${option.value}`)]}
      hasButton={step.confirms || typeof value === 'string' || draft.skippable}
      look={step.ends ? 'secondary' : 'primary'}
      reason={step.confirms && blocker ? blockerText(blocker) : undefined}
    >
      <ChoiceGroup
        type="radio"
        labelledBy={id}
        describedBy={step.help && `${id}-help`}
        error={draft.errorOf('value')}
        choices={checklistChoices(step, copy)}
        chosen={typeof value === 'string' ? [value] : []}
        onChoose={choose}
        renderBelow={(option) =>
          optionDetails({ options: step.options, option, field: `details.${option}`, draft, copy, busy })
        }
      />
    </StepForm>
  );
}
