import type { InspectionEvent } from 'xstate';

/**
 * Options for starting any flow's actor, beside its input. Empty, except when a developer opens the portal with
 * `?inspect`: then `dev/inspectActors.ts`, which is in no production build, adds its observer before the first actor
 * starts.
 */
export const inspection: { inspect?: (event: InspectionEvent) => void } = {};
