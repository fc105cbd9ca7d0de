import { stageOf, type Stage } from '../visit/stageOf.ts';

const stages: { readonly [section: string]: Stage } = {
  'lab-visit': stageOf('hiw'),
  questions: { label: 'Lifestyle', number: 2 },
  'protocol-preference': stageOf('product-configure'),
  'lab-checkout': stageOf('checkout'),
};

/** The header stage of a section of the signup. */
export const signupStageOf = (section: string): Stage => stages[section] ?? stageOf(section);
