import { describe, expect, it } from 'vitest';
import { entryAddressOf } from '#app/entry/address/EntryAddress.ts';
import { routeAfterAuth } from '#app/entry/auth/routeAfterAuth.ts';
import { hashPath } from '#app/address/hashPath.ts';
import { internalPath } from '#app/address/internalPath.ts';
import { redirectPayloads } from '#tests/support/payloads/redirectPayloads.ts';

const PORTAL = 'https://portal.test';

/** Where a page of the portal ends up that goes to a path. */
const destination = (path: string) => new URL(path, `${PORTAL}/login`).origin;

it.each(['/', '/dashboard/1/profile', '/consultation/intake/a/b/question/c?step=2', '/login#top', '/shop?a=//b#//c'])(
  'keeps %s',
  (path) => {
    expect(internalPath(path)).toBe(path);
    expect(hashPath({ hash: `#${path}` })).toBe(path);
  },
);

it.each([42, null, undefined, '', ['/a'], {}])('takes %j for no path', (value) => {
  expect(internalPath(value)).toBeUndefined();
});

it.each(['//evil.example/shop', '/\\evil.example/shop', '/\t/evil.example/shop', '/.//evil.example/shop'])(
  'takes nothing of %j, which names another host',
  (text) => expect(internalPath(text)).toBeUndefined(),
);

it.each(['', '#', '#top', '#shop', '#!/shop'])('takes %j for no older address', (hash) => {
  expect(hashPath({ hash })).toBeUndefined();
});

it('there are at least sixty payloads, each of its own, and most of them would leave the portal', () => {
  expect(new Set(redirectPayloads).size).toBe(redirectPayloads.length);
  expect(redirectPayloads.length).toBeGreaterThanOrEqual(60);
  const leaving = redirectPayloads.filter((payload) => {
    const first = new URL(payload, PORTAL);
    return first.origin !== PORTAL || destination(first.pathname) !== PORTAL;
  });
  expect(leaving.length).toBeGreaterThanOrEqual(50);
});

describe.each(redirectPayloads)('%j', (payload) => {
  it('does not leave the portal as a path', () => {
    const path = internalPath(payload);
    if (path === undefined) return;
    expect(path).toMatch(/^\/(?![/\\])/);
    expect(destination(path)).toBe(PORTAL);
    // What is read again is the same path.
    expect(internalPath(path)).toBe(path);
  });

  it.each(['login', 'get-started', 'product/login/0123456789abcdef01234567'])('does not leave it after /%s', (page) => {
    const found = entryAddressOf(new URL(`${PORTAL}/${page}?redirectPath=${encodeURIComponent(payload)}`));
    if (!found || !('address' in found) || !('form' in found.address)) throw new Error('the address has a form');
    const { form, search } = found.address;
    const route = routeAfterAuth({ form, userId: '1', redirectPath: search.redirectPath });
    expect(destination(route)).toBe(PORTAL);
    expect(route).toMatch(/^\/(?![/\\])/);
  });

  it('does not leave it as an older address', () => {
    for (const hash of [`#${payload}`, `#/${payload}`, `#${encodeURIComponent(payload)}`])
      expect(destination(hashPath({ hash }) ?? '/')).toBe(PORTAL);
  });

  it('names no landing page and no entry page on another origin', () => {
    for (const kind of ['product', 'campaign', 'request-password-reset']) {
      const url = new URL(`${PORTAL}/${kind}/login/${encodeURIComponent(payload)}`);
      const found = entryAddressOf(url);
      expect(destination(found && 'redirect' in found ? found.redirect : '/')).toBe(PORTAL);
    }
  });
});
