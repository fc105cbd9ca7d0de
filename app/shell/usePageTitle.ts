import { useEffect } from 'react';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';

/** Sets the document title: the page's name after the portal's. */
export function usePageTitle(label: string): void {
  const portal = `${currentOrganization.get().settings.name} Patient Portal`;
  useEffect(() => {
    document.title = label === '' ? portal : `${portal} | ${label}`;
    return () => {
      document.title = portal;
    };
  }, [portal, label]);
}
