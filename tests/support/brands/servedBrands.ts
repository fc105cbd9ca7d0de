import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandsCopy } from './brandsCopy.ts';

/** A directory with the brands of the portal as production needs them: each has an origin. */
export function servedBrands() {
  const brands = brandsCopy();
  for (const slug of readdirSync(brands.directory)) {
    const path = join(brands.directory, slug, 'brand.json');
    if (!existsSync(path)) continue;
    const file: { readonly domains?: readonly string[] } = JSON.parse(readFileSync(path, 'utf8'));
    brands.add(slug, { ...file, origin: `http://${file.domains?.[0]}` });
  }
  return brands;
}
