import type { KindDefinition } from '#engine/KindDefinition.ts';

/** A kind that only shows something, or holds what is chosen of products, which the application keeps. */
export const asksNothing = {
  keepsIn: 'application',
  secret: false,
  fields: () => [],
  describe: () => [],
} as const satisfies KindDefinition;
