import { CSPProvider } from '@base-ui/react/csp-provider';
import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import { useMemo, type ReactNode, useEffect, useRef } from 'react';
import { noPorts, PortsProvider, type Ports } from '#renderers/ports/ports.ts';
import { currentSession } from '#services/api/client/currentSession.ts';
import { statesQuery } from '#services/api/states.ts';
import { useTakeUp } from '../hydration/useTakeUp.ts';
import { SessionGuard } from './SessionGuard.tsx';
import { VersionBanner } from '../version/VersionBanner.tsx';

/** Moves focus to the heading of a page that was come to by a link, so that it is read and the keyboard goes on from there. */
function usePageFocus(): void {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const before = useRef(path);
  useEffect(() => {
    const cameFrom = before.current;
    before.current = path;
    // Where a document begins, the browser begins as well.
    if (cameFrom === undefined || cameFrom === path) return;
    const heading = document.querySelector<HTMLElement>('#content h1, main h1');
    if (!heading || heading.contains(document.activeElement)) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [path]);
}

function PortalLink({
  to,
  className,
  children,
}: {
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <Link to={to} {...(className !== undefined && { className })}>
      {children}
    </Link>
  );
}

/** The outermost layout: the renderers' ports, and the login for interrupted calls. */
export function Root() {
  useTakeUp();
  usePageFocus();
  // The pages that need the list fetch it; here it is only passed on.
  const { data: states } = useQuery({ ...statesQuery, enabled: false });
  const isFramed = useRouterState({
    select: ({ matches }) => matches.some(({ routeId }) => routeId === '/signed-in/shell'),
  });
  const ports = useMemo<Ports>(
    () => ({
      ...noPorts,
      Link: PortalLink,
      holdInput: currentSession.holdInput,
      lists: { states: states?.map((state) => ({ value: state.abbreviation, label: state.name })) },
    }),
    [states],
  );
  return (
    <CSPProvider disableStyleElements>
      <PortsProvider value={ports}>
        <VersionBanner place={isFramed ? 'frame' : 'foot'} />
        <Outlet />
        <SessionGuard />
      </PortsProvider>
    </CSPProvider>
  );
}
