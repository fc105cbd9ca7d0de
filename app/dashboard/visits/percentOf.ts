import type { Intake } from '#schemas/wire/intake.ts';

/** Whole percent of the questions that are answered. */
export const percentOf = ({ status }: Intake): number =>
  status.questions.total === 0 ? 0 : Math.floor((status.complete.total / status.questions.total) * 100);
