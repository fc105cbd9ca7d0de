import type { Draft } from '#schemas/wire/messages/conversation.ts';
import type { NamedSubject } from '#schemas/wire/messages/subject.ts';

/** What is asked about. */
export interface Asked {
  readonly about: NamedSubject;
  /** What the patient may want to ask, to begin with; nothing is written for the patient without it. */
  readonly question?: string | undefined;
}

/** What becomes of a message that was begun about something else. */
export type BegunChoice = 'add' | 'instead';

/** What is to be written: nothing where the draft is right as it is, `asks` where the patient has to say so first. */
export type PlannedDraft = { readonly text: string; readonly about: NamedSubject | null } | 'keep' | 'asks';

const isSame = (one: NamedSubject | null, other: NamedSubject) => one?.type === other.type && one.id === other.id;

/**
 * What becomes of the draft where a patient asks about something. What is written about something else is neither relabeled nor
 * lost unless the patient has chosen it. A question that is added to a text about nothing in particular says what it is about.
 */
export function plannedDraft(
  { text, about: begun }: Pick<Draft, 'text' | 'about'>,
  { about, question }: Asked,
  choice?: BegunChoice,
): PlannedDraft {
  const before = begun && { type: begun.type, id: begun.id };
  if (choice === 'add')
    return { text: question === undefined ? text : `${text}\n\n${question}`, about: before ?? about };
  if (choice === 'instead' || text.trim() === '') return { text: question ?? text, about };
  if (isSame(before, about)) return 'keep';
  // What is about nothing in particular yet is about this from now on; all of it stays.
  if (before === null && question === undefined) return { text, about };
  return 'asks';
}
