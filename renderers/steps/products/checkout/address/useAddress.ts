import { useState } from 'react';
import { checkAnswer } from '#engine/answers/checkAnswer.ts';
import { fieldsOf } from '#flows/kinds/fieldsOf.ts';
import type { Answer } from '#schemas/flow/answer.ts';
import type { FormField } from '#flows/kinds/fields/fieldTypes.ts';
import type { ProblemField } from '#schemas/problem.ts';
import { constantsOf, shownFields } from '#renderers/fields/shownFields.ts';
import { sameAnswer } from '#renderers/answering/sameAnswer.ts';
import type { StepProps } from '#renderers/answering/StepProps.ts';
import { submittable } from '#renderers/answering/submittable.ts';
import type { Draft } from '#renderers/answering/useDraft.ts';
import { usePorts } from '#renderers/ports/ports.ts';
import { checkoutWords } from '#renderers/words/checkoutWords.ts';
import { deliveryProblems } from './deliveryProblems.ts';

/** Problems that are shown at once because typing more cannot fix them; all others wait until the field is left. */
const AT_ONCE: ReadonlySet<string> = new Set(['tooLong', 'excluded', 'notSold', 'otherThanVisit']);

const noFields: ReadonlySet<string> = new Set();
const noProblems: readonly ProblemField[] = [];

/** The postal address of a checkout: a summary of the saved one, or the form for another. */
export interface Address {
  readonly open: boolean;
  readonly fields: readonly FormField[];
  readonly values: Answer;
  readonly saved: Answer;
  readonly valid: boolean;
  /** Why the address cannot be used yet; undefined when it can. */
  readonly reason: string | undefined;
  /** Whether there is a saved address to return to. */
  readonly canCancel: boolean;
  readonly saving: boolean;
  /** Whether it was sent by itself and is not saved yet. */
  readonly sent: boolean;
  /** The problems at the last attempt to continue; a new array each time. */
  readonly revealed: readonly ProblemField[];
  readonly errorOf: (field: string) => string | undefined;
  readonly leave: (field: string) => void;
  /** Shows all problems. */
  readonly reveal: () => void;
  readonly edit: () => void;
  readonly cancel: () => void;
  readonly next: () => void;
}

/**
 * Holds the postal address of a checkout while it is entered, and saves it before the order if the patient asks for
 * that.
 */
export function useAddress(props: StepProps<'checkout'>, draft: Draft): Address {
  const { step, answer, problems, busy, today, copy, onSave } = props;
  const { limits } = usePorts().delivery();
  const names = new Set(step.fields.map(({ id }) => id));
  const fields = fieldsOf(step).filter(({ name }) => names.has(name));
  const constants = constantsOf(step.fields);
  const entered = submittable(fields, { ...draft.answer, ...constants });
  const saved = submittable(fields, { ...answer, ...constants });
  const isSaved = !sameAnswer(saved, submittable(fields, constants));
  const check = (address: Answer) => {
    const found = checkAnswer(fields, address, today);
    return [...found, ...deliveryProblems(step.fields, address, limits, found)];
  };
  const savedProblems = check(saved);
  const complete = savedProblems.length === 0;

  const [open, setOpen] = useState(!complete || !sameAnswer(entered, saved));
  // The summary shows, and the order uses, the latest saved address, even if another device saved it.
  const blockers = open ? check(entered) : savedProblems;
  const [sent, setSent] = useState<Answer>();
  // A saved address that does not do for this order says so at once.
  const [left, setLeft] = useState<ReadonlySet<string>>(() =>
    isSaved ? new Set(savedProblems.map(({ field }) => field)) : noFields,
  );
  const [revealed, setRevealed] = useState(noProblems);
  const [seen, setSeen] = useState(problems);

  if (sent && !busy && sameAnswer(sent, saved)) {
    setSent(undefined);
    setOpen(false);
  }
  if (seen !== problems) {
    setSeen(problems);
    if (problems.some(({ field }) => names.has(field))) setOpen(true);
  }

  const take = () => draft.change(Object.fromEntries(fields.map(({ name }) => [name, saved[name]])));
  const show = () => {
    take();
    setOpen(true);
  };
  const reveal = () => {
    if (!open) show();
    setLeft(names);
    setRevealed([...blockers]);
  };
  const reasonOf = () => {
    if (blockers.length === 0) return undefined;
    // What is only missing is asked for, and called wrong once the patient has tried to go on.
    const isWrong = revealed.length > 0 || blockers.some(({ code }) => code !== 'required');
    return isWrong ? copy(step.address.invalid) : checkoutWords.enterAddress;
  };
  return {
    open,
    fields: shownFields(step.fields, answer, [...savedProblems, ...problems]),
    values: { ...draft.answer, ...constants },
    saved,
    valid: blockers.length === 0,
    reason: reasonOf(),
    canCancel: complete,
    saving: sent !== undefined && busy,
    sent: sent !== undefined,
    revealed,
    errorOf(field) {
      const blocker = blockers.find((one) => one.field === field);
      const shows = blocker !== undefined && (left.has(field) || AT_ONCE.has(blocker.code));
      return draft.errorOf(field) ?? (shows ? copy(blocker.message) : undefined);
    },
    leave: (field) => setLeft(new Set([...left, field])),
    reveal,
    edit: () => {
      setLeft(noFields);
      show();
    },
    cancel: () => {
      take();
      setOpen(false);
    },
    next: () => {
      if (blockers.length > 0) reveal();
      else if (sameAnswer(entered, saved)) setOpen(false);
      else {
        setSent(entered);
        // Emptied fields are sent as empty; fields that are left out keep their saved values.
        const emptied = Object.keys(saved).filter((name) => entered[name] === undefined);
        onSave({ ...Object.fromEntries(emptied.map((name) => [name, ''])), ...entered });
      }
    },
  };
}
