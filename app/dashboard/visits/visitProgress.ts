import type { Intake } from '#schemas/wire/intake.ts';
import { isOffered } from '../../visit/flow/isOffered.ts';

/** What follows the questions of a visit until it is sent, in order: `done` of it is behind the patient. */
function afterQuestions({ intake_template: template, products }: Intake): readonly { text: string; done: boolean }[] {
  const { end } = template.header;
  if (end === 'follow-up') return [{ text: 'Send your answers', done: false }];
  const pay = { text: 'Check out', done: false };
  if (end === 'identification') return [pay];
  return [{ text: 'Choose your plan', done: isOffered(template, products) }, pay];
}

const questionsLeft = (count: number): string => (count === 1 ? '1 question left' : `${count} questions left`);

const joined = ([first = '', ...others]: readonly string[]): string =>
  [first, ...others.map((text) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`)].join(' and ');

/** How far a visit is from being sent. */
export interface VisitProgress {
  /** Everything that is to be done until the visit is sent: its questions, a plan, checkout. */
  readonly total: number;
  readonly complete: number;
  /** A whole number, rounded down: below 100 until the visit is sent. */
  readonly percent: number;
  /** What is to be done next: '3 questions left', or 'Choose your plan and check out'. */
  readonly left: string;
}

/** Counts what is left of a visit that is not sent yet. */
export function visitProgress(intake: Intake): VisitProgress {
  const { questions, complete: answered, incomplete } = intake.status;
  const after = afterQuestions(intake);
  const done = incomplete.total > 0 ? 0 : after.filter((one) => one.done).length;
  const total = questions.total + after.length;
  const complete = answered.total + done;
  return {
    total,
    complete,
    percent: Math.floor((complete / total) * 100),
    left:
      incomplete.total > 0
        ? questionsLeft(incomplete.total)
        : joined(after.filter((one) => !one.done).map(({ text }) => text)),
  };
}
