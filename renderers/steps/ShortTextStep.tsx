import { useId } from 'react';
import { fieldsOf } from '#engine/fieldsOf.ts';
import type { StepProps } from '../StepProps.ts';
import { TextField } from '../ui/TextField.tsx';
import { useDraft } from '../useDraft.ts';
import { words } from '../words.ts';
import { StepForm } from './StepForm.tsx';

/** One line of free text. */
export function ShortTextStep(props: StepProps<'short-text'>) {
  const { step, busy, copy } = props;
  const id = useId();
  const draft = useDraft(fieldsOf(step), props, step.optional);
  const { value } = draft.answer;
  const [blocker] = draft.blockers;

  return (
    <StepForm
      step={step}
      context={props}
      draft={draft}
      headingId={id}
      shown={['value']}
      reason={blocker && (blocker.code === 'required' ? words.writeAnswer : blocker.message)}
    >
      <TextField
        label={copy(step.label ?? words.yourAnswer)}
        placeholder={step.placeholder && copy(step.placeholder)}
        maxLength={step.maxLength}
        error={draft.errorOf('value')}
        readOnly={busy}
        value={typeof value === 'string' ? value : ''}
        onChange={(text) => draft.change({ value: text })}
      />
    </StepForm>
  );
}
