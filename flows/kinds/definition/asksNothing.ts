import type { KindDefinition } from '#engine/definition/KindDefinition.ts';

/** A kind that only shows something, or holds what is chosen of products, which the application keeps. */
export const asksNothing = {
  keepsIn: 'application',
  secret: false,
  fields: () => [],
  describe: () => [],
} as const satisfies KindDefinition;
