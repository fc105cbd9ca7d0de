import type { Tenant } from './Tenant.ts';

/**
 * Finds what brands may not have together: a domain, two of them as the default, or none. `refuse` is told the slug of
 * the brand, the place in its file, as a JSON pointer, and the fault.
 */
export function checkBrands(
  brands: readonly Pick<Tenant, 'slug' | 'domains' | 'default'>[],
  refuse: (slug: string, place: string, what: string) => void,
): void {
  const owners = new Map<string, string>();
  for (const { slug, domains } of brands)
    for (const [at, domain] of domains.entries()) {
      const owner = owners.get(domain);
      if (owner !== undefined && owner !== slug)
        refuse(slug, `/domains/${at}`, `is '${domain}', which ${owner} has already`);
      owners.set(domain, slug);
    }
  const [first, ...more] = brands.filter((brand) => brand.default);
  for (const { slug } of more)
    refuse(slug, '/default', `is true, as in ${first?.slug}; exactly one brand is the default`);
  if (!first) refuse(brands[0]?.slug ?? '', '/default', 'must be true in exactly one brand, and is in none');
}
