import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { CALL_TIMEOUT } from '#services/api/client/CALL_TIMEOUT.ts';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import { problemOf } from '#services/api/client/problemOf.ts';
import { refreshSession } from '#services/api/client/refreshSession.ts';
import { exampleOrganization } from '#stories/exampleOrganization.ts';

afterEach(() => vi.unstubAllGlobals());

const away = { status: 503, code: 'ServiceUnavailable', text: '', message: 'We will be back soon.', fields: [] };

describe('an answer that is no success', () => {
  it('is the problem that the server tells', async () => {
    const { code, message } = await problemOf(Response.json(away, { status: 503 }));
    expect([code, message]).toEqual([away.code, away.message]);
  });

  it.each([502, 503, 504])('of a gateway, %d, says that the portal is away', async (status) => {
    const { code, message } = await problemOf(new Response('<h1>Bad gateway</h1>', { status }));
    expect([code, message]).toEqual(['ServiceUnavailable', 'We will be back soon. Please try again in a minute.']);
  });

  it('of anybody else is an error of the server', async () => {
    expect((await problemOf(new Response('', { status: 500 }))).code).toBe('ServerError');
  });
});

/** Renews the session at a server that answers this. */
function renewed(answer: Response | ((signal: AbortSignal | null | undefined) => Promise<Response>)) {
  currentOrganization.set(exampleOrganization);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) =>
    typeof answer === 'function' ? answer(signal) : answer,
  );
  return refreshSession();
}

describe('renewing a session', () => {
  it('fails where the portal is away, so that nobody is sent to the login', async () => {
    await expect(renewed(Response.json(away, { status: 503 }))).rejects.toMatchObject({ code: 'ServiceUnavailable' });
  });

  it('fails where nobody answers for as long as any call waits', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    // The clock of the test turns no timeout of the browser's own.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const timeout = new AbortController();
      setTimeout(() => timeout.abort(), milliseconds);
      return timeout.signal;
    });
    onTestFinished(() => void vi.restoreAllMocks());
    const failed = vi.fn<(error: unknown) => void>();
    void renewed(
      (signal) => new Promise((_, refuse) => signal?.addEventListener('abort', () => refuse(new Error('aborted')))),
    ).catch(failed);
    await vi.advanceTimersByTimeAsync(CALL_TIMEOUT - 1);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'NetworkError' }));
  });

  it('fails where the answer is cut off', async () => {
    await expect(renewed(new Response('{"user":'))).rejects.toMatchObject({ code: 'NetworkError' });
  });

  it('finds no session where the server refuses', async () => {
    expect(await renewed(Response.json({}, { status: 401 }))).toBeNull();
  });
});
