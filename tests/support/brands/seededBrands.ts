import { resolve } from 'node:path';
import { readBrands } from '#services/backend/brands/readBrands.ts';
import { readCatalogue } from '#services/backend/catalogue/readCatalogue.ts';
import type { Tenant } from '#services/backend/modules/organizations/Tenant.ts';
import { settings } from '#services/backend/kernel/settings/settings.ts';
import { brandsDirectory } from './brandsDirectory.ts';

const root = resolve(import.meta.dirname, '../../..');
const { catalogue } = settings({});

/** The catalogue, and the brands that sell of it, as the portal comes with them. */
export const seededCatalogue = readCatalogue(resolve(root, catalogue));
export const seededTenants = readBrands(brandsDirectory, seededCatalogue);

function tenantOf(slug: string): Tenant {
  const tenant = seededTenants.find((one) => one.slug === slug);
  if (!tenant) throw new Error(`there is no brand '${slug}'`);
  return tenant;
}

export const healthspan = tenantOf('healthspan');
export const evergreen = tenantOf('evergreen');
export const juniper = tenantOf('juniper');
