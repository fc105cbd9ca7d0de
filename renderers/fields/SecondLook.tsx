import { useEffect, useId, useRef } from 'react';
import { confirmationName } from '#flows/kinds/fields/believed.ts';
import { fieldTypes, type FormField } from '#flows/kinds/fields/fieldTypes.ts';
import type { FieldDefinition } from '#flows/kinds/fields/FieldDefinition.ts';
import type { ProblemField } from '#schemas/problem.ts';
import type { Draft } from '../answering/useDraft.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { isThatRight, flowWords } from '../words/flowWords.ts';
import * as styles from './SecondLook.css.ts';

/** The code of a problem with a number that counts once the patient has confirmed it. */
export const UNLIKELY = 'unlikely';

interface SecondLookProps {
  readonly fields: readonly FormField[];
  readonly draft: Draft;
  /** The problems of the last submitted answer. */
  readonly problems: readonly ProblemField[];
  readonly copy: (text: string) => string;
}

const definitionOf = (field: FormField): FieldDefinition<FormField> => fieldTypes[field.type];

/** Asks once whether numbers that are not believed at once are right. Nothing while there are none, or they are being changed. */
export function SecondLook({ fields, draft, problems, copy }: SecondLookProps) {
  const asked = fields.filter(({ id }) =>
    problems.some(({ field, code }) => field === id && code === UNLIKELY && draft.errorOf(id) !== undefined),
  );
  return asked.length > 0 ? <Question key={asked.map(({ id }) => id).join()} {...{ asked, draft, copy }} /> : null;
}

interface QuestionProps extends Pick<SecondLookProps, 'draft' | 'copy'> {
  readonly asked: readonly FormField[];
}

function Question({ asked, draft, copy }: QuestionProps) {
  const id = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  useEffect(() => root.current?.focus(), []);
  const entered = asked.flatMap((field) => {
    const value = draft.answer[field.id];
    return value === undefined ? [] : [{ field, value, text: copy(definitionOf(field).describe(field, value)) }];
  });
  const change = () => {
    const [first] = asked;
    // What is marked as changed is not asked any more.
    draft.change(Object.fromEntries(entered.map(({ field, value }) => [field.id, value])));
    root.current
      ?.closest('form')
      ?.querySelector<HTMLElement>(`[data-field="${first?.id ?? ''}"] input`)
      ?.focus();
  };
  const confirm = () => {
    draft.change(Object.fromEntries(entered.map(({ field, value }) => [confirmationName(field.id), value])));
    draft.submit();
  };
  return (
    <fieldset ref={root} tabIndex={-1} aria-labelledby={id} className={styles.question}>
      <p id={id} className={styles.text}>
        {isThatRight(entered.map(({ text }) => text))}
      </p>
      <div className={styles.buttons}>
        <Button onClick={confirm}>{flowWords.yes}</Button>
        <Button look="secondary" onClick={change}>
          {flowWords.change}
        </Button>
      </div>
    </fieldset>
  );
}
