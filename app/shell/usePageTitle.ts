import { useEffect } from 'react';
import { currentOrganization } from '#services/api/currentOrganization.ts';

/** Names the page in the browser's tab, after the portal. */
export function usePageTitle(label: string): void {
  const portal = `${currentOrganization.get().settings.name} Patient Portal`;
  useEffect(() => {
    document.title = label === '' ? portal : `${portal} | ${label}`;
    return () => {
      document.title = portal;
    };
  }, [portal, label]);
}
