import { describe, expect, it } from 'vitest';
import { coalesced } from '#app/dashboard/realtime/coalesced.ts';
import { sendPatiently } from '#app/dashboard/messages/sending/sendPatiently.ts';
import { networkError, ProblemError } from '#services/api/client/ProblemError.ts';

const refused = (status = 404) =>
  new ProblemError({ status, code: status === 404 ? 'NotFound' : 'ServerError', message: 'gone', fields: [] });

describe('a message', () => {
  it('is sent again where no answer came, and is done once one has', async () => {
    let tries = 0;
    const sent = await sendPatiently(async () => {
      tries += 1;
      if (tries < 3) throw networkError();
      return tries;
    }, [0, 0]);
    expect(sent).toBe(3);
  });

  it('is given up after the last try', async () => {
    let tries = 0;
    const sending = sendPatiently(async () => {
      tries += 1;
      throw networkError();
    }, [0, 0]);
    await expect(sending).rejects.toThrow('Network error');
    expect(tries).toBe(3);
  });

  it('is not sent again where it was refused', async () => {
    let tries = 0;
    for (const status of [404, 413]) {
      tries = 0;
      const sending = sendPatiently(async () => {
        tries += 1;
        throw refused(status);
      }, [0, 0]);
      await expect(sending).rejects.toThrow('gone');
      expect(tries).toBe(1);
    }
  });
});

/** Work whose ends a test says. */
function heldWork() {
  const ends: (() => void)[] = [];
  const work = coalesced(
    () =>
      new Promise<void>((done) => {
        ends.push(done);
      }),
  );
  return { work, ends };
}

describe('what is asked for many times at once', () => {
  it('is done once more after what is under way, and not once for each', async () => {
    const { work, ends } = heldWork();
    const first = work();
    const others = [work(), work(), work()];
    expect(ends.length).toBe(1);
    ends[0]?.();
    await first;
    await expect.poll(() => ends.length).toBe(2);
    ends[1]?.();
    await Promise.all(others);
    expect(ends.length).toBe(2);
    void work();
    expect(ends.length).toBe(3);
  });

  it('is done again after a failure', async () => {
    let times = 0;
    const work = coalesced(async () => {
      times += 1;
      throw refused();
    });
    const [first, second] = [work(), work()];
    await expect(first).rejects.toThrow('gone');
    await expect(second).rejects.toThrow('gone');
    expect(times).toBe(2);
  });
});
