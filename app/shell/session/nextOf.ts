/** How long before its end the patient is asked, in milliseconds. */
const ASKED = 2 * 60 * 1000;

/** A session that is used is renewed this often while it lasts. */
const RENEWALS = 6;

/** The longest time until the session is looked at again, in milliseconds: a device that slept does not count the time. */
const PATIENCE = 30 * 1000;

const SECOND = 1000;

interface Seen {
  /** A time of the clock that `ends` was read from, in milliseconds. */
  readonly now: number;
  /** Whether the patient has done anything since the session was renewed last. */
  readonly isUsed: boolean;
}

interface Next {
  readonly does: 'nothing' | 'renew' | 'end';
  /** Seconds until the session ends, once the patient is asked. */
  readonly left?: number;
  /** Milliseconds until it is looked at again. */
  readonly wait: number;
}

/**
 * What is due for a session.
 *
 * @param term when it ends and for how long it was renewed, in milliseconds; undefined where nobody is signed in
 */
export function nextOf(
  term: { readonly ends: number; readonly life: number } | undefined,
  { now, isUsed }: Seen,
): Next {
  if (!term) return { does: 'nothing', wait: PATIENCE };
  const left = term.ends - now;
  if (left <= 0) return { does: 'end', wait: 5 * SECOND };
  if (left <= ASKED)
    return isUsed ? { does: 'renew', wait: SECOND } : { does: 'nothing', left: Math.ceil(left / SECOND), wait: SECOND };
  const isDue = isUsed && left <= term.life - term.life / RENEWALS;
  return { does: isDue ? 'renew' : 'nothing', wait: Math.min(left - ASKED, PATIENCE) };
}
