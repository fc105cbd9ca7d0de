import { useMutation } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { formParts } from '#flows/kinds/fields/formParts.ts';
import type { FieldType, FormField } from '#flows/kinds/fields/fieldTypes.ts';
import { sameValue } from '#renderers/answering/sameAnswer.ts';
import { submittable } from '#renderers/answering/submittable.ts';
import { useDraft } from '#renderers/answering/useDraft.ts';
import { useFocusFirstProblem } from '#renderers/answering/useFocusFirstProblem.ts';
import { constantsOf } from '#renderers/fields/shownFields.ts';
import { SecondLook, UNLIKELY } from '#renderers/fields/SecondLook.tsx';
import { FormFieldInput } from '#renderers/fields/FormFieldInput.tsx';
import { LockedField } from '#renderers/fields/LockedField.tsx';
import { useHeldInput } from '#renderers/flow/useHeldInput.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import type { Answer, Value } from '#schemas/flow/answer.ts';
import type { ProblemField } from '#schemas/problem.ts';
import { ProblemError } from '#services/api/client/ProblemError.ts';
import { today } from '../../../time/today.ts';
import * as page from '../../layout/page.css.ts';
import { SavedNotice } from '../SavedNotice.tsx';
import { asWritten } from './asWritten.ts';
import { FormEnd } from './FormEnd.tsx';

/** Changed fields by name; null where one was emptied. */
type ChangedFields = { readonly [field: string]: Value | null };

interface SettingsFormProps {
  /** Named as the account names what they set. */
  readonly fields: readonly FormField[];
  readonly saved: Answer;
  /** Names of fields that are shown and cannot be changed. */
  readonly locked?: ReadonlySet<string>;
  /** Saves what was changed. @throws ProblemError */
  readonly onSave: (changed: ChangedFields) => Promise<void>;
  /** What is said once it is saved. */
  readonly done: string;
  readonly label?: string;
  /** Leaves the form unsaved. */
  readonly onCancel?: (() => void) | undefined;
}

const NOTHING: readonly ProblemField[] = [];
const NONE: ReadonlySet<string> = new Set();
const WHOLE_DATE = 10;

/** A form of one section. It sends only what was changed, so that two devices do not undo each other's changes. */
export function SettingsForm({
  fields,
  saved,
  locked = NONE,
  onSave,
  done,
  label = 'Save',
  onCancel,
}: SettingsFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState(NOTHING);
  const [left, setLeft] = useState(NONE);
  const [unchanged, setUnchanged] = useState(false);
  const { mutate, isPending, isSuccess, submittedAt, error, reset } = useMutation({
    networkMode: 'always',
    mutationFn: onSave,
    onMutate: () => setProblems(NOTHING),
    onError: (failure) => {
      if (failure instanceof ProblemError && failure.fields.length > 0) setProblems(inWordsOf(fields, failure.fields));
    },
  });
  const holdInput = useHeldInput(String(submittedAt));
  const rules = formParts.fields({ fields });
  const send = (answer: Answer) => {
    const before = submittable(rules, saved);
    const changed = rules
      .filter(({ name }) => !locked.has(name) && !sameValue(answer[name], before[name]))
      .map(({ name }) => [name, answer[name] ?? null]);
    setUnchanged(changed.length === 0);
    if (changed.length > 0) mutate(Object.fromEntries(changed));
  };
  const draft = useDraft(rules, {
    answer: { ...saved, ...constantsOf(fields) },
    problems,
    busy: isPending,
    today: today(),
    copy: asWritten,
    onDraft: () => {
      holdInput();
      setUnchanged(false);
      if (error) reset();
    },
    onSubmit: send,
  });
  const open = draft.blockers.filter(({ field }) => !locked.has(field));
  const blockers = open.filter(({ code }) => code !== UNLIKELY);
  const refused = useMemo(() => problems.filter(({ code }) => code !== UNLIKELY), [problems]);
  useFocusFirstProblem(refused, form);

  const errorOf = ({ id, type }: FormField) => {
    const value = draft.answer[id];
    // A date is judged once it is written out, and not before.
    const isWhole = type === 'birthday' && typeof value === 'string' && value.length >= WHOLE_DATE;
    const shows = isWhole || (left.has(id) && type !== 'birthday');
    const said = problems.some(({ field, code }) => field === id && code === UNLIKELY) ? undefined : draft.errorOf(id);
    return said ?? (shows ? blockers.find(({ field }) => field === id)?.message : undefined);
  };
  const elsewhere = error && !problems.some(({ field }) => fields.some(({ id }) => id === field)) ? error : undefined;
  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      className={page.visit}
      onSubmit={(event) => {
        event.preventDefault();
        if (blockers.length > 0) setProblems([...blockers]);
        else if (open.length > 0) setProblems(open);
        else draft.submit();
      }}
    >
      {isSuccess && <SavedNotice key={submittedAt}>{done}</SavedNotice>}
      {fields.map((field) => (
        <div
          key={field.id}
          data-field={field.id}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) setLeft(new Set([...left, field.id]));
          }}
        >
          <LockedField locked={locked.has(field.id)}>
            <FormFieldInput<FieldType>
              type={field.type}
              props={{
                field,
                value: draft.answer[field.id],
                error: errorOf(field),
                busy: isPending,
                copy: asWritten,
                onChange: (value) => draft.change({ [field.id]: value }),
                onFill: draft.change,
              }}
            />
          </LockedField>
        </div>
      ))}
      <SecondLook fields={fields} draft={draft} problems={problems} copy={asWritten} />
      {unchanged && <Alert tone="info">Nothing has changed, so there is nothing to save.</Alert>}
      <FormEnd
        problem={elsewhere}
        busy={isPending}
        label={label}
        reason={blockers.length > 0 ? reasonOf(blockers) : undefined}
        onRefused={() => setProblems([...blockers])}
        onCancel={onCancel}
      />
    </form>
  );
}

/** What the server has refused, in the form's own words where it has some. The server names a part by the whole, too. */
const inWordsOf = (fields: readonly FormField[], refused: readonly ProblemField[]): readonly ProblemField[] =>
  refused.map(({ field, code, message }) => {
    const name = field.slice(field.lastIndexOf('.') + 1);
    return { field: name, code, message: fields.find(({ id }) => id === name)?.errors?.[code] ?? message };
  });

const reasonOf = (blockers: readonly ProblemField[]) =>
  blockers.every(({ code }) => code === 'required')
    ? 'Fill in what is missing first.'
    : 'Correct what is marked first.';
