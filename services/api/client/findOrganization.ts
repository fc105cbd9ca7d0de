import type { Organization } from '#schemas/wire/organization.ts';

const isOrganization = (value: unknown): value is Organization =>
  typeof value === 'object' && value !== null && '_id' in value && 'settings' in value;

/**
 * The organization of this host: from the data in the page, otherwise from the API by domain. For an unknown domain the
 * server returns the default organization.
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
