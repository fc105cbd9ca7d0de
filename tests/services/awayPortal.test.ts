import { afterEach, describe, expect, it, vi } from 'vitest';
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
function renewed(answer: Response) {
  currentOrganization.set(exampleOrganization);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('fetch', async () => answer);
  return refreshSession();
}

describe('renewing a session', () => {
  it('fails where the portal is away, so that nobody is sent to the login', async () => {
    await expect(renewed(Response.json(away, { status: 503 }))).rejects.toMatchObject({ code: 'ServiceUnavailable' });
  });

  it('finds no session where the server refuses', async () => {
    expect(await renewed(Response.json({}, { status: 401 }))).toBeNull();
  });
});
