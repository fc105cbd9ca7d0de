import type { Definition } from '#engine/definition/compile.ts';
import type { Opening } from '#engine/flow/FlowContext.ts';

/** The sections that addresses of the signup name. */
const sections = ['lab-visit', 'profile', 'questions', 'protocol-preference', 'checkout'] as const;

export type SignupSection = (typeof sections)[number];

/** A screen of the signup as the address bar names it. */
export interface SignupAddress {
  readonly section: SignupSection;
  /** Id of the product template that is bought. */
  readonly product?: string | undefined;
  /** Position of the question, from 0. */
  readonly step?: number | undefined;
  /** Id of the priced item whose plan is bought. */
  readonly plan?: string | undefined;
}

/** The section that an address names; undefined for any other name. */
export const signupSectionOf = (name: string): SignupSection | undefined =>
  sections.find((section) => section === name);

/** The walk on screen, as far as its address depends on it. */
interface Place {
  readonly section: string;
  readonly index: number;
  readonly from: number;
}

/** The address of the screen that the signup shows; undefined for screens that have none of their own. */
export function signupAddressOf(
  { section, index, from }: Place,
  { product, plan }: Pick<SignupAddress, 'product' | 'plan'>,
): SignupAddress | undefined {
  switch (section) {
    // The tab remembers which lab test it is.
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
 * What an address of the signup asks for. The machine opens it where it may open, and otherwise the profile. A question
 * beyond the last one is the last.
 */
export function locateSignup({ section, step = 0 }: SignupAddress, definition: Definition): Opening {
  const range = section === 'questions' ? definition.sections.get(section) : undefined;
  const asked = range && definition.steps[Math.min(range.from + step, range.to - 1)];
  return asked?.section === section ? { section, step: asked.step.id } : { section };
}
