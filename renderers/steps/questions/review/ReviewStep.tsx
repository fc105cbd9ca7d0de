import { useId } from 'react';
import { fieldsOf } from '#flows/kinds/fieldsOf.ts';
import type { Answer, Value } from '#schemas/flow/answer.ts';
import type { StepOf } from '#flows/kinds/stepKinds.ts';
import type { StepProps } from '#renderers/answering/StepProps.ts';
import { useDraft } from '#renderers/answering/useDraft.ts';
import { chosenOf } from './chosenOf.ts';
import { ReviewChecklist } from './ReviewChecklist.tsx';
import { ReviewYesNo } from './ReviewYesNo.tsx';
import { StepForm } from '../../frame/StepForm.tsx';

/** Adds the "none" option to lists where no choice means none, so that the submitted answer matches the screen. */
function withNone(step: StepOf<'review'>, held: Answer | undefined): Answer {
  const answer: { [field: string]: Value } = { ...held };
  for (const item of step.items) {
    const chosen = item.kind === 'checklist' ? chosenOf(item, held?.[item.id]) : [];
    if (chosen.length > 0) answer[item.id] = [...chosen];
  }
  return answer;
}

/** Several earlier answers on one screen, each editable. */
export function ReviewStep(props: StepProps<'review'>) {
  const { step, answer, busy, copy } = props;
  const id = useId();
  const fields = fieldsOf(step);
  const draft = useDraft(fields, { ...props, draft: withNone(step, props.draft ?? answer) }, step.optional);
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
