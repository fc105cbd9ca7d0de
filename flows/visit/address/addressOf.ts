import type { Answers } from '#engine/answers/Answers.ts';
import { RAISED_AT } from '#engine/flow/FlowContext.ts';
import { progressOf } from '#engine/walk/walk.ts';
import { identityNameOf, isIdentitySection } from '../../verification/identityAddress.ts';
import type { VisitAddress } from './VisitAddress.ts';

/** The walk on screen, reduced to the data that its URL needs. */
interface Place {
  readonly answers: Answers;
  readonly section: string;
  readonly index: number;
  readonly from: number;
}

/** What a visit sells, as far as URLs contain it. */
interface Offered {
  /** Id of the membership to choose. */
  readonly membership: string | null;
  /** Ids of product templates. */
  readonly products: readonly string[];
}

/** The place of the question that raised the stop on screen: a stop has the address of its question. */
function raisingPlace(place: Place): Place {
  const { positions, steps, sections } = place.answers.definition;
  const step = steps[positions.get(String(place.answers.fact(RAISED_AT))) ?? -1];
  return step
    ? { answers: place.answers, section: step.section, index: step.index, from: sections.get(step.section)?.from ?? 0 }
    : place;
}

/**
 * The URL of the visit's current screen; undefined for screens without a URL of their own.
 *
 * @param responseOfStep response id by step id
 */
export function addressOf(
  shown: Place,
  responseOfStep: ReadonlyMap<string, string>,
  offered: Offered = { membership: null, products: [] },
): VisitAddress | undefined {
  const { answers, section, index, from } = shown.section === 'stop' ? raisingPlace(shown) : shown;
  if (isIdentitySection(section)) return { section: 'identification-step', question: identityNameOf(section) };
  switch (section) {
    case 'hiw':
    case 'profile':
    case 'pharmacy-overview':
    case 'protocol-selection':
    case 'treatment':
    case 'add-ons':
    case 'check':
    case 'checkout':
      return { section, question: 'none' };
    case 'pharmacy-questions':
      return { section, question: 'current', step: index - from };
    case 'intake': {
      const question = responseOfStep.get(answers.definition.steps[index]?.step.id ?? '');
      return question === undefined
        ? undefined
        : { section, question, step: progressOf(answers, section, index).at - 1 };
    }
    case 'product-configure': {
      const product = answers.fact('intake.product');
      return { section, question: 'none', ...(product !== undefined && { product }) };
    }
    case 'membership':
      return { section, question: offered.membership ?? 'none' };
    case 'lab-plan':
      return { section: 'lab-checkout', question: offered.products[0] ?? 'none' };
    case 'lab-checkout':
      return { section, question: offered.products[0] ?? 'none', step: 1 };
    case 'follow-up':
      return { section, question: 'success' };
    default:
      return undefined;
  }
}
