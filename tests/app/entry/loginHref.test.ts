import { afterEach, expect, it, vi } from 'vitest';
import { loginHref } from '#app/address/loginHref.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [{}, '/login?redirectPath=%2Fshop%3Ffrom%3Dmail'],
  [{ expired: true }, '/login?expired=true&redirectPath=%2Fshop%3Ffrom%3Dmail'],
])('the way back after a login with %j keeps path and query', (options, href) => {
  vi.stubGlobal('location', { pathname: '/shop', search: '?from=mail' });
  expect(loginHref(options)).toBe(href);
});
