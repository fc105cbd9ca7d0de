import type { Organization } from '#schemas/wire/organization.ts';

const isOrganization = (value: unknown): value is Organization =>
  typeof value === 'object' && value !== null && '_id' in value && 'settings' in value;

/**
 * The organization of this host: the one that the server put into the page, otherwise asked for by domain.
 * The server answers an unknown domain with the default organization.
 */
export async function findOrganization(): Promise<Organization> {
  const inline = document.getElementById('organization')?.textContent;
  const found: unknown = inline
    ? JSON.parse(inline)
    : await fetch(`/v2/organizations/search?domain=${encodeURIComponent(location.hostname)}`).then((answer) =>
        answer.json(),
      );
  if (!isOrganization(found)) throw new Error('the server named no organization for this host');
  return found;
}
