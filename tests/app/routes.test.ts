import { expect, it } from 'vitest';
import { entryAddressOf } from '#app/entry/address/EntryAddress.ts';
import { queryClient } from '#app/queryClient.ts';
import { createPortalRouter } from '#app/router.ts';
import { isPortalPath, portalPaths } from '#app/address/portalPaths.ts';
import { visitPaths } from '#flows/visit/address/visitPaths.ts';
import { protectedPaths } from '#tests/support/payloads/protectedPaths.ts';

const leaves = Object.values(createPortalRouter(queryClient).routesByPath);

it('every route of the router and every path of a visit is known to the server, and none besides', () => {
  const visits = Object.values(visitPaths).map((path) => `/${path}`);
  // The page of a frame itself is written with a slash at its end.
  const pages = leaves.map(({ fullPath }) => fullPath.replace(/\/$/, ''));
  expect([...pages, ...visits].toSorted()).toEqual(portalPaths.toSorted());
});

it.each(['/', '/login', '/no-such-page', '/dashboard/me/profile/x/y', '/labs/a/b', '/shopping', '/my/shop'])(
  'there is no page behind the login at %s',
  (path) => {
    expect(isPortalPath(path)).toBe(false);
  },
);

it('every route is below the route that requires a session', () => {
  for (const { id } of leaves) expect(id).toMatch(/^\/signed-in\//);
});

it.each(Object.entries(protectedPaths))('%s takes its example, which is no entry page', (route, path) => {
  const { pathname } = new URL(path, 'https://portal.test');
  const pattern = new RegExp(`^${route.replaceAll(/\$\w+/g, '[^/]+')}$`);
  expect(pathname).toMatch(pattern);
  expect(isPortalPath(pathname)).toBe(true);
  expect(isPortalPath(`${pathname}/`)).toBe(true);
  expect(entryAddressOf(new URL(path, 'https://portal.test'))).toBeUndefined();
});
