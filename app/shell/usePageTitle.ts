import { useEffect } from 'react';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import { nameTitle } from './drawnTitle.ts';

/** Sets the document title: the page's name after the portal's. */
export function usePageTitle(label: string): void {
  const portal = `${currentOrganization.get().settings.name} Patient Portal`;
  const title = label === '' ? portal : `${portal} | ${label}`;
  if (typeof document === 'undefined') nameTitle(title);
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = portal;
    };
  }, [portal, title]);
}
