import { CSPProvider } from '@base-ui/react/csp-provider';
import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import { noPorts, PortsProvider, type Ports } from '#renderers/ports/ports.ts';
import { currentSession } from '#services/api/client/currentSession.ts';
import { statesQuery } from '#services/api/states.ts';
import { useTakeUp } from '../hydration/useTakeUp.ts';
import { SessionGuard } from './SessionGuard.tsx';
import { usePageFocus } from './usePageFocus.ts';
import { VersionBanner } from '../version/VersionBanner.tsx';

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
