import type { Work } from '../../kernel/jobs/Work.ts';

/**
 * Milliseconds after which nobody works on an operation any more: longer than a provider is waited for between two of its
 * steps.
 */
export const LEFT_BEHIND = 30_000;

/** How often operations are looked at, so that one is ended within a minute; and how one is tried again. */
export const RECONCILING = {
  pause: 5000,
  retries: { limit: 10, delay: 5 },
  expires: 30,
} as const satisfies Partial<Work>;
