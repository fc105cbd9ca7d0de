import type { StepKind } from '#schemas/flow/step.ts';

/** The kinds that say themselves, at the place it belongs, why the flow's last effect failed. */
export const showsProblem: ReadonlySet<StepKind> = new Set<StepKind>([
  'treatment',
  'plan',
  'add-ons',
  'membership',
  'checkout',
  'photo',
  'code',
]);
