import type { Policy } from '#schemas/wire/policy.ts';

/** A policy as it is written, with tokens for what differs between organizations. */
export type PolicyDraft = Omit<Policy, 'section'>;
