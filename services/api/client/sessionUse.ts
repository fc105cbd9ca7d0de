import type { Session } from '#schemas/wire/session.ts';

/** Until when a session lasts that nobody uses, and for how long it was renewed. In milliseconds; `ends` is a time of the device's clock. */
interface SessionTerm {
  readonly ends: number;
  readonly life: number;
}

let term: SessionTerm | undefined;
// Whoever opens a page uses the session.
let isUsed = true;

/**
 * Whether the patient uses the session, and when it ends if not. Calls that pages make by themselves, such as one that reads
 * anew every minute, do not put off its end.
 */
export const sessionUse = {
  /** The patient has pressed, typed or scrolled. */
  note: (): void => {
    isUsed = true;
  },
  /** Whether the patient has done anything since the session was renewed last. */
  isUsed: (): boolean => isUsed,
  /** Says whether the session was used, to the renewal that tells the server of it. */
  take(): boolean {
    const used = isUsed;
    isUsed = false;
    return used;
  },
  /** A session has begun or was renewed, here or in another tab. */
  renewed({ ends_in }: Session): void {
    const life = ends_in * 1000;
    term = { ends: Date.now() + life, life };
  },
  /** The session has ended. */
  over(): void {
    term = undefined;
  },
  /** Undefined where nobody is signed in. */
  term: (): SessionTerm | undefined => term,
};
