import type { Letterhead } from '../../../kernel/pdf/Paper.ts';

/** Returns who ordered a test, for a doctor or a laboratory: the provider where one is known, and how to reach the care team. */
export const orderedByText = (provider: string | null, { name, contact }: Letterhead): string =>
  provider === null ? `${name} care team, ${contact}` : `${provider} (${name}, ${contact})`;
