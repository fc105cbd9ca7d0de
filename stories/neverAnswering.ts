import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import { exampleOrganization } from './exampleOrganization.ts';

/** For a story's `beforeEach`: sets an organization, and replaces the server by one that never responds. */
export function neverAnswering(): () => void {
  const fetch = window.fetch.bind(window);
  currentOrganization.set(exampleOrganization);
  window.fetch = () => new Promise<never>(() => undefined);
  return () => {
    window.fetch = fetch;
  };
}
