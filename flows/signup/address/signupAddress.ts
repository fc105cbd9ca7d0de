import type { Definition } from '#engine/definition/compile.ts';
import type { Opening } from '#engine/flow/FlowContext.ts';
import type { SignupSection } from './signupSections.ts';

/** A screen of the signup, as its URL names it. */
export interface SignupAddress {
  readonly section: SignupSection;
  /** Id of the product template being bought. */
  readonly product?: string | undefined;
  /** Position of the question, from 0. */
  readonly step?: number | undefined;
  /** Id of the priced item of the plan being bought. */
  readonly plan?: string | undefined;
}

/** The walk on screen, reduced to the data that its URL needs. */
interface Place {
  readonly section: string;
  readonly index: number;
  readonly from: number;
}

/** The URL of the signup's current screen; undefined for screens without a URL of their own. */
export function signupAddressOf(
  { section, index, from }: Place,
  { product, plan }: Pick<SignupAddress, 'product' | 'plan'>,
): SignupAddress | undefined {
  switch (section) {
    // The tab's storage remembers which lab test it is.
    case 'lab-visit':
      return { section };
    case 'profile':
    case 'protocol-preference':
      return { section, product };
    case 'questions':
      return { section, product, step: index - from };
    case 'lab-checkout':
      return { section: 'checkout', product, plan };
    default:
      return undefined;
  }
}

/**
 * The section and step that a URL of the signup asks for. The machine opens it if allowed, and otherwise the profile. A
 * position beyond the last question means the last one.
 */
export function locateSignup({ section, step = 0 }: SignupAddress, definition: Definition): Opening {
  const range = section === 'questions' ? definition.sections.get(section) : undefined;
  const asked = range && definition.steps[Math.min(range.from + step, range.to - 1)];
  return asked?.section === section ? { section, step: asked.step.id } : { section };
}
