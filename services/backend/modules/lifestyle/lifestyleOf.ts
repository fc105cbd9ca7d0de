import type { Lifestyle } from '#schemas/wire/lifestyle.ts';
import { lifestyleSet } from '../profile/lifestyleDefinition.ts';
import { lifestyleQuestions } from './lifestyleQuestions.ts';

/** What is kept of a patient's lifestyle, and the account's revision that it was read at. */
export type KeptLifestyle = Pick<Lifestyle, 'answers' | 'revision'>;

/** A patient's lifestyle on the wire: with the questions, and the definition that asks them. */
export const lifestyleOf = ({ answers, revision }: KeptLifestyle): Lifestyle => ({
  questions: lifestyleQuestions(lifestyleSet),
  answers,
  definition: { ...lifestyleSet },
  revision,
});
