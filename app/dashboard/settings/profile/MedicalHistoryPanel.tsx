import { useMutation } from '@tanstack/react-query';
import { useMemo, useState, type SubmitEvent } from 'react';
import { Answers } from '#engine/answers/Answers.ts';
import { compile } from '#engine/definition/compile.ts';
import { writeFacts, type Facts } from '#engine/definition/facts.ts';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import { fieldsOf } from '#flows/kinds/fieldsOf.ts';
import { isKind } from '#flows/kinds/isKind.ts';
import { stepKinds } from '#flows/kinds/stepKinds.ts';
import pharmacy from '#flows/pharmacy/pharmacy.steps.json' with { type: 'json' };
import { sameValue } from '#renderers/answering/sameAnswer.ts';
import { useDraft } from '#renderers/answering/useDraft.ts';
import { useHeldInput } from '#renderers/flow/useHeldInput.ts';
import { ReviewChecklist } from '#renderers/steps/questions/review/ReviewChecklist.tsx';
import { ReviewYesNo } from '#renderers/steps/questions/review/ReviewYesNo.tsx';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { SidePanel } from '#renderers/ui/overlays/SidePanel.tsx';
import type { Answer } from '#schemas/flow/answer.ts';
import type { User } from '#schemas/wire/user.ts';
import { updateUser } from '#services/api/users.ts';
import { patientFacts, patientUpdate } from '../../../patient/patientFacts.ts';
import { today } from '../../../time/today.ts';
import * as page from '../../layout/page.css.ts';
import { asWritten } from '../form/asWritten.ts';
import { FormEnd } from '../form/FormEnd.tsx';

interface MedicalHistoryPanelProps {
  readonly user: User;
  readonly onClose: () => void;
  readonly onSaved: (user: User) => void;
}

const definition = compile(stepKinds, stepSetOf(pharmacy));
const REVIEW = definition.positions.get('medical-history') ?? -1;

/** The review of the medical history as a visit shows it. A patient whose sex is not known yet is asked about pregnancy, too. */
function reviewOf(user: User) {
  const facts = { ...patientFacts(user), 'patient.sex': user.sex ?? 'other' };
  const answers = new Answers(definition, { facts, today });
  const { step } = definition.steps[REVIEW]?.seenBy(answers) ?? {};
  if (!step || !isKind(step, 'review')) throw new TypeError('the medical history is reviewed in one step');
  return { step, fields: fieldsOf(step), answer: answers.answer(REVIEW) ?? {} };
}

/** The id of the question that a field belongs to. */
const itemOf = (field: string): string => field.split('.', 1)[0] ?? field;

/** The ids of the questions whose answers differ. */
const changedItems = (before: Answer, after: Answer): ReadonlySet<string> =>
  new Set(
    [...Object.keys(before), ...Object.keys(after)]
      .filter((field) => !sameValue(before[field], after[field]))
      .map((field) => itemOf(field)),
  );

/** The facts that differ from those of the account: another device may have changed the rest. */
function changedFacts(facts: Facts, user: User): Facts {
  const known = patientFacts(user);
  return Object.fromEntries(
    Object.entries(facts).filter(([ref, value]) => !sameValue(value ?? undefined, known[ref] ?? undefined)),
  );
}

/** Changes what the account says of the patient's health. Only what is changed has to be complete. */
export function MedicalHistoryPanel({ user, onClose, onSaved }: MedicalHistoryPanelProps) {
  const { step, fields, answer } = useMemo(() => reviewOf(user), [user]);
  const [leaving, setLeaving] = useState(false);
  const { mutate, isPending, error, submittedAt } = useMutation({
    networkMode: 'always',
    mutationFn: (given: Answer) =>
      updateUser(user._id, patientUpdate(changedFacts(writeFacts(fields, given), user)), crypto.randomUUID()),
    onSuccess: onSaved,
  });
  const holdInput = useHeldInput(String(submittedAt));
  const draft = useDraft(fields, {
    answer,
    problems: [],
    busy: isPending,
    today: today(),
    copy: asWritten,
    onDraft: holdInput,
    onSubmit: mutate,
  });
  const changed = changedItems(answer, draft.answer);
  const blocker = draft.blockers.find(({ field }) => changed.has(itemOf(field)));
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    setLeaving(false);
    if (blocker) return;
    if (changed.size === 0) onClose();
    else draft.submit();
  };
  return (
    <SidePanel
      open
      title="Medical history"
      onClose={() => {
        if (changed.size === 0 || leaving) onClose();
        else setLeaving(true);
      }}
    >
      <form method="dialog" noValidate className={page.visit} onSubmit={save}>
        <p className={page.soft}>Change what is no longer true, then save.</p>
        {step.items.map((item) =>
          item.kind === 'checklist' ? (
            <ReviewChecklist key={item.id} item={item} draft={draft} busy={isPending} copy={asWritten} />
          ) : (
            <ReviewYesNo
              key={item.id}
              item={item}
              draft={draft}
              savedText={answer[`${item.id}.details`]}
              busy={isPending}
              copy={asWritten}
            />
          ),
        )}
        {leaving && (
          <Alert
            tone="warning"
            urgent
            action={
              <Button look="secondary" onClick={onClose}>
                Close without saving
              </Button>
            }
          >
            Your changes aren&apos;t saved yet.
          </Alert>
        )}
        <FormEnd problem={error} busy={isPending} label="Save" reason={blocker?.message} />
      </form>
    </SidePanel>
  );
}
