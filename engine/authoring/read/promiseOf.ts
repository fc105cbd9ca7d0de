import type { Invariant } from '#schemas/flow/stepSet.ts';

/** The condition that an invariant names. */
export const promiseOf = ({ always, never = '' }: Invariant): string => always ?? never;
