import { createMemoryHistory } from '@tanstack/history';
import { visitPaths } from '#flows/visit/address/visitPaths.ts';
import { createQueryClient } from '../queryClient.ts';
import { createPortalRouter } from '../router.ts';

/** A router that opens no page, for what it knows of all of them. */
export const routes = createPortalRouter(createQueryClient(), createMemoryHistory());

/** The path patterns of all pages behind the login, in the router's syntax: its own and those of visits. */
export const portalPaths: readonly string[] = [
  // The page of a frame itself is written with a slash at its end.
  ...Object.keys(routes.routesByPath).map((path) => path.replace(/\/$/, '')),
  ...Object.values(visitPaths).map((path) => `/${path}`),
];

const patterns = portalPaths.map((path) => new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}/?$`));

/** Whether there is a page behind the login at a path. */
export const isPortalPath = (pathname: string): boolean => patterns.some((pattern) => pattern.test(pathname));
