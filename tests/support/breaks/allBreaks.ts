import { breaks as account } from './account.ts';
import { breaks as backend } from './backend.ts';
import type { Break } from './Break.ts';
import { breaks as buying } from './buying.ts';
import { breaks as entry } from './entry.ts';
import { breaks as identity } from './identity.ts';
import { breaks as labs } from './labs.ts';
import { breaks as messages } from './messages.ts';
import { breaks as safety } from './safety.ts';
import { breaks as visit } from './visit.ts';

/** The faults of all rooms. */
export const allBreaks: readonly Break[] = [
  ...account,
  ...backend,
  ...buying,
  ...entry,
  ...identity,
  ...labs,
  ...messages,
  ...safety,
  ...visit,
];
