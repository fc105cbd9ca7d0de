import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beforeLogout } from '#services/api/client/beforeLogout.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Whether something has been waited for to its end. */
function watched(waiting: Promise<void>) {
  const over = vi.fn<() => void>();
  const wait = async () => {
    await waiting;
    over();
  };
  void wait();
  return () => over.mock.calls.length > 0;
}

const nothing = () => undefined;

const never = () => new Promise<never>(() => undefined);

describe('a logout', () => {
  it('waits for what is to be saved, whether that succeeds or fails', async () => {
    let save: () => void = nothing;
    const ends = [
      beforeLogout.add(
        () =>
          new Promise((done) => {
            save = done;
          }),
      ),
      beforeLogout.add(async () => {
        throw new Error('offline');
      }),
    ];
    const isOver = watched(beforeLogout.done());
    await vi.advanceTimersByTimeAsync(1000);
    expect(isOver()).toBe(false);
    save();
    await vi.advanceTimersByTimeAsync(0);
    expect(isOver()).toBe(true);
    for (const end of ends) end();
  });

  it('does not wait for long, nor where there is nothing to be saved', async () => {
    const end = beforeLogout.add(never);
    const isOver = watched(beforeLogout.done());
    await vi.advanceTimersByTimeAsync(2999);
    expect(isOver()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isOver()).toBe(true);
    end();
    const isOverAtOnce = watched(beforeLogout.done());
    await vi.advanceTimersByTimeAsync(0);
    expect(isOverAtOnce()).toBe(true);
  });
});
