import type { KindDefinition } from '#engine/definition/KindDefinition.ts';

/** A kind without an answer: it only shows something, or the application keeps the chosen products itself. */
export const asksNothing = {
  keepsIn: 'application',
  secret: false,
  fields: () => [],
  describe: () => [],
} as const satisfies KindDefinition;
