import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandsCopy } from './brandsCopy.ts';
import { seededTenants } from './seededBrands.ts';

/** A directory with the brands of the portal as production needs them: each has an origin. */
export function servedBrands() {
  const brands = brandsCopy();
  for (const { slug, domains } of seededTenants) {
    const file: object = JSON.parse(readFileSync(join(brands.directory, slug, 'brand.json'), 'utf8'));
    brands.add(slug, { ...file, origin: `http://${domains[0]}` });
  }
  return brands;
}
