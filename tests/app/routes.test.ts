import { expect, it } from 'vitest';
import { entryAddressOf } from '#app/entry/address/EntryAddress.ts';
import { queryClient } from '#app/queryClient.ts';
import { createPortalRouter } from '#app/router.ts';
import { isPortalPath, portalPaths } from '#app/document/portalPaths.ts';
import { seededTenants } from '#tests/support/brands/seededBrands.ts';
import { protectedPaths } from '#tests/support/payloads/protectedPaths.ts';

const leaves = Object.values(createPortalRouter(queryClient).routesByPath);

it('every page has an example, and nothing else', () => {
  expect(Object.keys(protectedPaths).toSorted()).toEqual(portalPaths.toSorted());
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

it('the banners of the shops lead to pages that there are', () => {
  const paths = seededTenants
    .flatMap(({ shop }) => shop.banners)
    .flatMap(({ action }) => (action.type === 'in-app-path' ? [`/dashboard/0123/${action.url}`] : []));
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => !isPortalPath(path))).toEqual([]);
});
