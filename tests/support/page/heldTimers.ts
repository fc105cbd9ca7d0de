import { configure, getConfig } from '@testing-library/dom';
import { onTestFinished, vi } from 'vitest';

/** Milliseconds from which on a timer is held back. What is sooner runs by itself. */
const HELD = 1000;

/** Milliseconds for which a test waits for the page, as no timer of the page does: it waits by the real clock. */
const WAITED = 10_001;

interface HeldTimer {
  readonly due: number;
  readonly run: () => void;
}

/**
 * Holds the timers of a second and more back that are set from now on, so that a test has time pass instead of waiting for it.
 *
 * @returns has so many milliseconds pass: what is due by then runs, in its order
 */
export function heldTimers(): (milliseconds: number) => void {
  const { setTimeout: set, clearTimeout: clear } = globalThis;
  const held = new Map<unknown, HeldTimer>();
  let now = 0;
  const { asyncUtilTimeout } = getConfig();
  configure({ asyncUtilTimeout: WAITED });
  vi.stubGlobal('setTimeout', (run: (...given: readonly unknown[]) => void, delay = 0, ...given: unknown[]) => {
    if (delay < HELD || delay === WAITED) return set(run, delay, ...given);
    // It is never due by itself, and libraries do with it what they do with their timers.
    const timer = set(() => undefined, 2 ** 31 - 1).unref();
    held.set(timer, { due: now + delay, run: () => run(...given) });
    return timer;
  });
  vi.stubGlobal('clearTimeout', (timer: NodeJS.Timeout | undefined) => {
    held.delete(timer);
    clear(timer);
  });
  onTestFinished(() => {
    configure({ asyncUtilTimeout });
    vi.stubGlobal('setTimeout', set);
    vi.stubGlobal('clearTimeout', clear);
  });
  return (milliseconds) => {
    const end = now + milliseconds;
    for (;;) {
      const [first] = [...held].filter(([, { due }]) => due <= end).sort(([, one], [, other]) => one.due - other.due);
      if (!first) break;
      const [timer, { due, run }] = first;
      now = due;
      held.delete(timer);
      run();
    }
    now = end;
  };
}
