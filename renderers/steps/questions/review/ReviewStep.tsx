import { useId } from 'react';
import { fieldsOf } from '#flows/kinds/fieldsOf.ts';
import type { StepProps } from '#renderers/answering/StepProps.ts';
import { useDraft } from '#renderers/answering/useDraft.ts';
import { ReviewChecklist } from './ReviewChecklist.tsx';
import { ReviewYesNo } from './ReviewYesNo.tsx';
import { StepForm } from '../../frame/StepForm.tsx';

/** Several earlier answers on one screen, each editable. */
export function ReviewStep(props: StepProps<'review'>) {
  const { step, answer, busy, copy } = props;
  const id = useId();
  const fields = fieldsOf(step);
  const draft = useDraft(fields, props, step.optional);
  const [blocker] = draft.blockers;
  return (
    <StepForm
      step={step}
      context={props}
      draft={draft}
      headingId={id}
      help={step.note && copy(step.note)}
      shown={fields.map((field) => field.name)}
      reason={blocker && copy(blocker.message)}
    >
      {step.items.map((item) =>
        item.kind === 'checklist' ? (
          <ReviewChecklist key={item.id} item={item} draft={draft} busy={busy} copy={copy} />
        ) : (
          <ReviewYesNo
            key={item.id}
            item={item}
            draft={draft}
            savedText={answer?.[`${item.id}.details`]}
            busy={busy}
            copy={copy}
          />
        ),
      )}
    </StepForm>
  );
}
