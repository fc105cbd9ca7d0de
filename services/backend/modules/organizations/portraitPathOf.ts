import type { Tenant, TenantPhysician } from './Tenant.ts';

/** Where the picture of a physician is served, as `/brand/{slug}/{file}`; null where there is none. */
export function portraitPathOf(
  { slug, portraits }: Pick<Tenant, 'slug' | 'portraits'>,
  physician: Pick<TenantPhysician, 'slug'>,
): string | null {
  const portrait = portraits.get(physician.slug);
  return portrait ? `/brand/${slug}/portrait-${physician.slug}.${portrait.extension}` : null;
}
