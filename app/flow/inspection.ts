import type { InspectionEvent } from 'xstate';

/**
 * What every flow's actor is started with beside its input: nothing, unless a developer asked with `?inspect` to see
 * inside. Then `dev/inspectActors.ts`, which no production build holds, puts its observer here before the first actor.
 */
export const inspection: { inspect?: (event: InspectionEvent) => void } = {};
