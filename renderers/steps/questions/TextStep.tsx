import { useId, type ComponentType } from 'react';
import { fieldsOf } from '#flows/kinds/fieldsOf.ts';
import type { StepOf } from '#flows/kinds/stepKinds.ts';
import type { StepContext } from '../../answering/StepProps.ts';
import { useDraft } from '../../answering/useDraft.ts';
import { flowWords } from '../../words/flowWords.ts';
import { StepForm } from '../frame/StepForm.tsx';
import { MedicineSuggestions } from '../options/MedicineSuggestions.tsx';

interface TextInputProps {
  readonly label: string;
  readonly placeholder?: string | undefined;
  readonly maxLength?: number | undefined;
  readonly error?: string | undefined;
  readonly readOnly: boolean;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

interface TextStepProps {
  readonly step: StepOf<'short-text'> | StepOf<'long-text'>;
  readonly context: StepContext;
  /** The input component for the text. */
  readonly input: ComponentType<TextInputProps>;
}

/** Free text, which must not be blank. */
export function TextStep({ step, context, input: Input }: TextStepProps) {
  const { busy, copy } = context;
  const id = useId();
  const draft = useDraft(fieldsOf(step), context, step.optional);
  const { value } = draft.answer;
  const text = typeof value === 'string' ? value : '';
  const suggests = step.kind === 'long-text' ? step.suggests : undefined;
  const write = (written: string) => draft.change({ value: written });
  const [blocker] = draft.blockers;

  return (
    <StepForm
      step={step}
      context={context}
      draft={draft}
      headingId={id}
      shown={['value']}
      reason={blocker && (blocker.code === 'required' ? flowWords.writeAnswer : blocker.message)}
    >
      {suggests === 'medicines' && <MedicineSuggestions text={text} busy={busy} onChange={write} />}
      <Input
        label={copy(step.label ?? flowWords.yourAnswer)}
        placeholder={step.placeholder && copy(step.placeholder)}
        maxLength={step.maxLength}
        error={draft.errorOf('value')}
        readOnly={busy}
        value={text}
        onChange={write}
      />
    </StepForm>
  );
}
