import { useRef, useState } from 'react';
import { checkAnswer } from '#engine/answers/checkAnswer.ts';
import type { Field } from '#engine/definition/Field.ts';
import type { Answer, Value } from '#schemas/flow/answer.ts';
import type { ProblemField } from '#schemas/problem.ts';
import type { StepContext } from './StepProps.ts';
import { submittable } from './submittable.ts';

/** Changed fields by name; undefined removes a field. */
interface Changes {
  readonly [field: string]: Value | undefined;
}

/** What a draft needs of what surrounds it. */
export type DraftContext = Pick<
  StepContext,
  'answer' | 'draft' | 'problems' | 'busy' | 'today' | 'copy' | 'onDraft' | 'onSubmit'
>;

/** The state and actions of a step's draft. */
export interface Draft {
  readonly answer: Answer;
  readonly change: (changes: Changes) => void;
  /** Submits the draft, with the given changes. */
  readonly submit: (changes?: Changes) => void;
  /** The error of a refused field, until the field is changed. */
  readonly errorOf: (field: string) => string | undefined;
  /** The problems of the current draft, before it is submitted. */
  readonly blockers: readonly ProblemField[];
  /** Whether the step is optional and nothing is entered. */
  readonly skippable: boolean;
}

const noFields: ReadonlySet<string> = new Set();

function changed(answer: Answer, changes: Changes): Answer {
  const next: { [field: string]: Value } = { ...answer };
  for (const [field, value] of Object.entries(changes))
    if (value === undefined) delete next[field];
    else next[field] = value;
  return next;
}

/**
 * Holds the input of a step while it is on screen: starts with the draft or the saved answer, and submits the fields
 * that apply.
 *
 * @param optional whether the step may be left unanswered
 */
export function useDraft(fields: readonly Field[], context: DraftContext, optional = false): Draft {
  const { problems, busy, today, copy, onDraft, onSubmit } = context;
  const [answer, setAnswer] = useState<Answer>(() => context.draft ?? context.answer ?? {});
  // A choice that continues automatically submits after the render that showed it, so it needs the latest answer.
  const latest = useRef(answer);
  const [edited, setEdited] = useState({ problems, fields: noFields });
  const editedFields = edited.problems === problems ? edited.fields : noFields;

  const change = (changes: Changes) => {
    if (busy) return;
    latest.current = changed(latest.current, changes);
    setAnswer(latest.current);
    setEdited({ problems, fields: new Set([...editedFields, ...Object.keys(changes)]) });
    onDraft(latest.current);
  };
  const submit = (changes: Changes = {}) => {
    if (!busy) onSubmit(submittable(fields, changed(latest.current, changes)));
  };
  const errorOf = (field: string) => {
    const problem = editedFields.has(field) ? undefined : problems.find((one) => one.field === field);
    return problem && copy(problem.message);
  };

  const entered = submittable(fields, answer);
  const skippable = optional && Object.keys(entered).length === 0;
  return { answer, change, submit, errorOf, skippable, blockers: skippable ? [] : checkAnswer(fields, entered, today) };
}
