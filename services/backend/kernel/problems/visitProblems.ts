import type { MoneyState, ProblemField, Stored } from '#schemas/problem.ts';
import { ProblemError } from './ProblemError.ts';
import { CHECK } from './requestProblems.ts';
import { ORDER_CHANGED } from './purchaseProblems.ts';

/** Problems with visits and their questions. */
export const visitProblems = {
  invalidAnswer: (fields: readonly ProblemField[], message = fields[0]?.message ?? CHECK) =>
    new ProblemError(422, 'InvalidAnswer', 'the answer is not one that the question allows', message, { fields }),
  stepNotRelevant: (step: string) =>
    new ProblemError(
      422,
      'StepNotRelevant',
      `the question '${step}' does not apply to this patient`,
      'This question no longer applies to you. Please reload the page to continue.',
    ),
  questionRetired: () =>
    new ProblemError(
      409,
      'QuestionRetired',
      'a newer version of the template has put the question out of use',
      'This visit was updated while you were answering. Your other answers are kept. Please reload the page to go on.',
    ),
  lifestyleUpdated: () =>
    new ProblemError(
      409,
      'QuestionRetired',
      'the lifestyle questions have another version',
      'These questions were updated while you were answering. Your other answers are kept. Please reload the page to go on.',
    ),
  visitChanged: (current: Stored['visit']) =>
    new ProblemError(
      409,
      'RevisionConflict',
      'the visit has other products than those that the patient was shown',
      ORDER_CHANGED,
      { current },
    ),
  alreadyPaid: (money?: MoneyState) =>
    new ProblemError(
      409,
      'WrongIntakeState',
      'the visit is complete',
      'This intake has already been paid.',
      money ? { money } : {},
    ),
  notComplete: () =>
    new ProblemError(
      409,
      'WrongIntakeState',
      'the visit is not complete',
      'This visit was not sent yet. Please go on with it and send it first.',
    ),
  visitStopped: (stop: { readonly id: string; readonly text: string }) =>
    new ProblemError(409, 'VisitStopped', `the stop '${stop.id}' holds`, stop.text, {
      fields: [{ field: stop.id, code: 'stopped', message: stop.text }],
    }),
  visitClosed: () =>
    new ProblemError(
      409,
      'WrongIntakeState',
      'the visit is closed',
      'This visit was closed. You can start a new one from your dashboard.',
    ),
  intakeIncomplete: (fields: readonly ProblemField[]) =>
    new ProblemError(
      409,
      'IntakeIncomplete',
      'questions or profile fields are open',
      'Some questions of this visit are still open. Please answer them to complete it.',
      { fields },
    ),
  invalidLabState: () => {
    const message = 'Invalid state for walk-in phlebotomy';
    return new ProblemError(422, 'InvalidLabState', message, message);
  },
  needsVisit: () =>
    new ProblemError(
      409,
      'WrongIntakeState',
      'what is prescribed is bought with a visit',
      'This treatment needs a visit with a provider first. You can start one from your dashboard.',
    ),
  notSoldByVisit: () =>
    new ProblemError(
      409,
      'ProductUnavailable',
      'the visit is about other products',
      'This product does not belong to this visit. Please choose one that the visit offers.',
    ),
};
