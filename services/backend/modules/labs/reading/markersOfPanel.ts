import type { Catalogue } from '../../catalogue/Catalogue.ts';
import type { CatalogueBiomarker } from '../../catalogue/biomarkers/CatalogueBiomarker.ts';

/**
 * What is measured with a panel: the markers that its product names, or all of the catalogue where it names none.
 *
 * @param panel with the slug of its product, which may be gone
 */
export function markersOfPanel(
  { products, biomarkers }: Pick<Catalogue, 'products' | 'biomarkers'>,
  { slug }: { readonly slug: string | null },
): readonly CatalogueBiomarker[] {
  const named = slug === null ? undefined : products.get(slug)?.biomarkers;
  const all = [...biomarkers.values()];
  return named ? all.filter((marker) => named.includes(marker.slug)) : all;
}
