import type { Answers } from '#engine/Answers.ts';
import { progressOf } from '#engine/walk.ts';
import type { VisitAddress } from './VisitAddress.ts';

/** The walk on screen, as far as its address depends on it. */
interface Place {
  readonly answers: Answers;
  readonly section: string;
  readonly index: number;
  readonly from: number;
}

/**
 * The address of the screen that the visit shows; undefined for screens that have none of their own.
 *
 * @param responseOfStep response id by step id
 */
export function addressOf(place: Place, responseOfStep: ReadonlyMap<string, string>): VisitAddress | undefined {
  const { answers, section, index, from } = place;
  switch (section) {
    case 'hiw':
    case 'profile':
    case 'pharmacy-overview':
      return { section, question: 'none' };
    case 'pharmacy-questions':
      return { section, question: 'current', step: index - from };
    case 'intake': {
      const question = responseOfStep.get(answers.definition.steps[index]?.step.id ?? '');
      return question === undefined
        ? undefined
        : { section, question, step: progressOf(answers, section, index).at - 1 };
    }
    case 'follow-up':
      return { section, question: 'success' };
    default:
      return undefined;
  }
}
