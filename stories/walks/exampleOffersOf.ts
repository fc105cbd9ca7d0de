import type { Definition } from '#engine/definition/compile.ts';
import type { Offer } from '#flows/checkout/rules/ProductChoice.ts';
import type { Cart } from '#renderers/ports/ports.ts';
import { exampleMembership } from '../exampleCart.ts';
import { exampleImages, exampleOffer, exampleOffers } from '../exampleOffers.ts';

const known = new Map<string, Offer>(Object.values(exampleOffers).map((offer) => [offer.template.slug, offer]));

const capitalized = (slug: string) => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');

/** The example product with a slug; for any other slug, a product with the doses and plans of metformin. */
function offerNamed(slug: string): Offer {
  const { dosage_strengths, dose_unit, dosage_frequencies, dose_selection_text, shipping_frequencies } =
    exampleOffers.metformin.template;
  return (
    known.get(slug) ??
    exampleOffer({
      name: capitalized(slug),
      description: 'A product of the catalogue.',
      dosage_strengths,
      dose_unit,
      dosage_frequencies,
      dose_selection_text,
      shipping_frequencies,
    })
  );
}

/** The products of a flow without a template: those of the given type, or one medication. */
function offersOfType(type: unknown): readonly Offer[] {
  const same = [...known.values()].filter(({ template }) => template.type === type);
  return same.length > 0 ? same.slice(0, 1) : [exampleOffers.rapamycin];
}

type Sold = Pick<Cart, 'offers' | 'addons' | 'bundle' | 'collectsPayment' | 'offeredMembership'>;

/** The products of a flow: those that its template names or, without a template, those of a type. */
export function exampleOffersOf(definition: Definition, type: unknown): Sold {
  const products = definition.sets.find(({ template }) => template)?.template?.products;
  return {
    offers: products ? products.defaults.map(offerNamed) : offersOfType(type),
    addons: products?.addons?.map(offerNamed) ?? [exampleOffers.b12, exampleOffers.electrolytes],
    bundle: products?.bundle ? { title: products.bundle.title, image: exampleImages.duo } : null,
    collectsPayment: products?.collectsPayment ?? true,
    offeredMembership: exampleMembership.membership._id,
  };
}
