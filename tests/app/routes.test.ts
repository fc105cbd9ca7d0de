import { expect, it } from 'vitest';
import { entryAddressOf } from '#app/entry/address/EntryAddress.ts';
import { router } from '#app/router.ts';
import { protectedPaths } from '#tests/support/payloads/protectedPaths.ts';

const leaves = Object.values(router.routesByPath);

it('every route of the router is one of the protected routes that are tried signed out', () => {
  expect(leaves.map(({ fullPath }) => fullPath).toSorted()).toEqual(Object.keys(protectedPaths).toSorted());
});

it('every route is below the route that requires a session', () => {
  for (const { id } of leaves) expect(id).toMatch(/^\/signed-in\//);
});

it.each(Object.entries(protectedPaths))('%s takes its example, which is no entry page', (route, path) => {
  const { pathname } = new URL(path, 'https://portal.test');
  const pattern = new RegExp(`^${route.replaceAll(/\$\w+/g, '[^/]+')}$`);
  expect(pathname).toMatch(pattern);
  expect(entryAddressOf(new URL(path, 'https://portal.test'))).toBeUndefined();
});
