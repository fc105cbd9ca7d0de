import type { Intake } from '#schemas/wire/intake.ts';

/** The percentage of answered questions, as a whole number. */
export const percentOf = ({ status }: Intake): number =>
  status.questions.total === 0 ? 0 : Math.floor((status.complete.total / status.questions.total) * 100);
