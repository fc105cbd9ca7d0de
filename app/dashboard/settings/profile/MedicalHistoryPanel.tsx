import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Answers } from '#engine/answers/Answers.ts';
import { compile } from '#engine/definition/compile.ts';
import { writeFacts, type Facts } from '#engine/definition/facts.ts';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import { fieldsOf } from '#flows/kinds/fieldsOf.ts';
import { isKind } from '#flows/kinds/isKind.ts';
import { stepKinds } from '#flows/kinds/stepKinds.ts';
import pharmacy from '#flows/pharmacy/pharmacy.steps.json' with { type: 'json' };
import { sameValue } from '#renderers/answering/sameAnswer.ts';
import { useHeldInput } from '#renderers/flow/useHeldInput.ts';
import { ReviewStep } from '#renderers/steps/questions/review/ReviewStep.tsx';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { SidePanel } from '#renderers/ui/overlays/SidePanel.tsx';
import type { Answer } from '#schemas/flow/answer.ts';
import type { User } from '#schemas/wire/user.ts';
import { updateUser } from '#services/api/users.ts';
import { patientFacts, patientUpdate } from '../../../patient/patientFacts.ts';
import { today } from '../../../time/today.ts';
import { asWritten } from '../form/asWritten.ts';

interface MedicalHistoryPanelProps {
  readonly user: User;
  readonly onClose: () => void;
  readonly onSaved: (user: User) => void;
}

const definition = compile(stepKinds, stepSetOf(pharmacy));
const REVIEW = definition.positions.get('medical-history') ?? -1;

/** The review of the medical history as a visit shows it, for one patient. */
function reviewOf(user: User) {
  const answers = new Answers(definition, { facts: patientFacts(user), today });
  const { step } = definition.steps[REVIEW]?.seenBy(answers) ?? {};
  if (!step || !isKind(step, 'review')) throw new TypeError('the medical history is reviewed in one step');
  return { step, answer: answers.answer(REVIEW) };
}

/** What an answer changes: another device may have changed the rest. */
function changedFacts(facts: Facts, user: User): Facts {
  const known = patientFacts(user);
  return Object.fromEntries(
    Object.entries(facts).filter(([ref, value]) => !sameValue(value ?? undefined, known[ref] ?? undefined)),
  );
}

/** Changes what the account says of the patient's health. */
export function MedicalHistoryPanel({ user, onClose, onSaved }: MedicalHistoryPanelProps) {
  const { step, answer } = useMemo(() => reviewOf(user), [user]);
  const { mutate, isPending, error, submittedAt } = useMutation({
    networkMode: 'always',
    mutationFn: async (given: Answer) => {
      const changed = changedFacts(writeFacts(fieldsOf(step), given), user);
      return Object.keys(changed).length === 0
        ? user
        : updateUser(user._id, patientUpdate(changed), crypto.randomUUID());
    },
    onSuccess: onSaved,
  });
  const holdInput = useHeldInput(String(submittedAt));
  return (
    <SidePanel open title="Medical history" onClose={onClose}>
      {error && (
        <Alert tone="danger" urgent>
          {error.message}
        </Alert>
      )}
      <ReviewStep
        step={{
          ...step,
          title: 'What we know about your health',
          note: 'Change what is no longer true, then save.',
          continueLabel: 'Save',
        }}
        answer={answer}
        problems={[]}
        busy={isPending}
        failed={error !== null}
        today={today()}
        copy={asWritten}
        onSubmit={mutate}
        onSave={() => undefined}
        onDraft={holdInput}
        onBack={onClose}
        given={() => []}
        onCorrect={() => undefined}
      />
    </SidePanel>
  );
}
