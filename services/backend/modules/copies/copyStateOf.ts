import type { DataCopyState } from '#schemas/wire/dataCopy.ts';
import type { KeptCopy } from './store.ts';

function stateOf({ madeAt, expiresAt, failedAt }: KeptCopy, now: Date): DataCopyState['state'] {
  if (failedAt !== null) return 'failed';
  if (madeAt === null || expiresAt === null) return 'making';
  return expiresAt > now ? 'ready' : 'expired';
}

/** How a patient's copy stands at a moment, as the wire has it. @param kept undefined where none was ever asked for */
export function copyStateOf(kept: KeptCopy | undefined, now: Date): DataCopyState {
  if (!kept) return { state: 'none', requested_at: null, expires_at: null, bytes: null };
  const { requestedAt, expiresAt, bytes } = kept;
  return {
    state: stateOf(kept, now),
    requested_at: requestedAt.toISOString(),
    expires_at: expiresAt?.toISOString() ?? null,
    bytes,
  };
}
