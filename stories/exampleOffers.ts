import type { Offer } from '#flows/checkout/rules/ProductChoice.ts';
import type { MembershipPrice } from '#schemas/wire/membership.ts';
import type { Product } from '#schemas/wire/product.ts';
import type { ProductTemplate, ShippingFrequency } from '#schemas/wire/productTemplate.ts';

/** An id of 24 hexadecimal digits that is derived from a name. */
export function idOf(name: string): string {
  let hash = 7n;
  for (const letter of name) hash = (hash * 1_099_511_628_211n + BigInt(letter.codePointAt(0) ?? 0)) % 2n ** 96n;
  return hash.toString(16).padStart(24, '0');
}

const drawing = (inner: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240"><rect width="320" height="240" fill="#eaf1ee"/>${inner}</svg>`,
  )}`;

/** Illustrations that replace the catalogue's images. */
export const exampleImages = {
  bottle: drawing(
    '<path d="M126 74h68l10 22v98a14 14 0 0 1-14 14h-60a14 14 0 0 1-14-14V96Z" fill="#2f6b5c"/><rect x="122" y="36" width="76" height="38" rx="7" fill="#fff"/><rect x="116" y="112" width="88" height="68" fill="#fff"/>',
  ),
  duo: drawing(
    '<rect x="70" y="70" width="76" height="130" rx="14" fill="#2f6b5c"/><rect x="174" y="70" width="76" height="130" rx="14" fill="#d98a5f"/>',
  ),
  kit: drawing('<rect x="70" y="80" width="180" height="110" rx="14" fill="#fff" stroke="#2f6b5c" stroke-width="6"/>'),
} as const;

/**
 * A plan of a number of months; 0 months is a one-time purchase. `total` and `savings` are in cents for the whole plan.
 */
const plan = (months: number, total: number, savings = 0): ShippingFrequency => ({
  months,
  default: false,
  type: months === 0 ? 'one-time' : 'recurring',
  non_recurring: false,
  prices: {
    total,
    total_discount: total - savings,
    specialDiscount: 0,
    product_savings: savings,
    membership_savings: 0,
  },
});

/** What the shop says of a product that begins with a visit, with its benefits. */
export const exampleShop = (benefits: ProductTemplate['shop']['benefits']): ProductTemplate['shop'] => ({
  benefits,
  tags: [],
  begins_with: 'visit',
  price: { once: null, monthly: null, months: null },
  health_account: false,
});

type Described = Partial<ProductTemplate> & Pick<ProductTemplate, 'name' | 'description' | 'shipping_frequencies'>;

const templateOf = (described: Described): ProductTemplate => ({
  _id: idOf(described.name),
  slug: described.name.toLowerCase().replaceAll(' ', '-'),
  warnings: [],
  organization: idOf('organization'),
  product_name: described.name,
  product_images: [exampleImages.bottle],
  type: 'medication',
  settings: {
    alternate_image: null,
    details_image: null,
    product_type: 'tablets',
    short_description: null,
    promotional_text: null,
    recommendation_request: false,
  },
  shop: exampleShop([]),
  dosage_strengths: [],
  dosage_frequencies: [],
  dose_quantity: 1,
  dose_unit: null,
  supply_unit: null,
  dose_limits: null,
  preselected_dose: 'recommended',
  syringe: null,
  dose_recommendation: null,
  dose_selection_text: { recommended: null, starter: null, custom: null },
  membership: null,
  medication_type: null,
  dosage_type: null,
  testimonials: [],
  product_url: null,
  unavailable_states: [],
  intake_template: null,
  ...described,
});

/** An offered product, with a priced item for each combination of plan and dosage frequency. */
export function exampleOffer(described: Described, membershipPrices: readonly MembershipPrice[] = []): Offer {
  const template = templateOf(described);
  const frequencies = template.dosage_frequencies.map(({ frequency }) => frequency);
  const products = (frequencies.length > 0 ? frequencies : [null]).flatMap((frequency, at) =>
    template.shipping_frequencies.map(({ months, type, prices }): Product => ({
      _id: idOf(`${at}/${months}/${template.name}`),
      product_template: template._id,
      name: template.name,
      pricing: {
        unit_amount: prices.total_discount,
        type: type === 'recurring' ? 'recurring' : 'one_time',
        default: false,
        recurring: { is_recurring: type === 'recurring', interval_count: months },
      },
      plan_properties: { dosage_frequency: frequency },
      stripe_price_id: `price_${template.slug}_${at}_${months}`,
    })),
  );
  return { template, products, membershipPrices };
}

const tablets = { one: 'tablet', many: 'tablets', milliliters: false };

const recommendable = {
  alternate_image: null,
  details_image: null,
  product_type: 'oral solution',
  short_description: null,
  promotional_text: null,
  recommendation_request: true,
};

/** Example products with every form of dose and plan that a catalogue may have. */
export const exampleOffers = {
  rapamycin: exampleOffer({
    name: 'Generic Rapamycin',
    description:
      'Rapamycin, also called sirolimus, as a solution that you swallow once a week. You draw each dose into an oral syringe, so that it can follow your weight. Your provider reviews your health history, decides whether it suits you, and adjusts the dose with you.',
    settings: recommendable,
    dosage_strengths: ['4 mg/mL'],
    dose_quantity: 0.01,
    dose_unit: { one: 'unit', many: 'units', milliliters: true },
    dose_limits: { min: 100, max: 800 },
    syringe: { capacity: 200, mark: 1 },
    dose_recommendation: 'We suggest a weekly dose that follows your body weight.',
    dose_selection_text: {
      recommended: 'Recommended for my weight',
      starter: 'Start with a lower dose',
      custom: 'Choose my own dose',
    },
    dosage_frequencies: [
      {
        frequency: { label: 'Once weekly', count: 1 },
        instructions: 'Take {weekly_dosage} mg by mouth once a week, on the same day.',
        has_custom_quantity: true,
        monthly_units: 500,
        custom_quantity: { min: 100, max: 800, default: 500, step: 20 },
      },
      {
        frequency: { label: 'Every two weeks', count: 0.5 },
        instructions: 'Take {weekly_dosage} mg by mouth every second week, on the same day.',
        has_custom_quantity: true,
        monthly_units: 300,
        custom_quantity: { min: 100, max: 400, default: 300, step: 20 },
      },
    ],
    shipping_frequencies: [plan(1, 9900), plan(3, 29_700, 3600), plan(6, 59_400, 7200)],
    testimonials: [
      {
        full_name: 'Maya (demo patient)',
        profile_image: null,
        testimonial:
          'The questions were plain, a provider wrote to me the next day, and my dose was changed once after my first labs.',
      },
    ],
  }),
  compounded: exampleOffer({
    name: 'Compounded Rapamycin',
    description: 'Rapamycin in capsules that a pharmacy makes for you.',
    dosage_type: 'compounded',
    dosage_strengths: ['2 mg'],
    dose_unit: { one: 'capsule', many: 'capsules', milliliters: false },
    dose_limits: { min: 4, max: 16 },
    dose_selection_text: { recommended: null, starter: 'The usual dose', custom: 'Choose my own dose' },
    dosage_frequencies: [
      {
        frequency: { label: 'Once weekly', count: 1 },
        instructions: 'Take {compounded_dosage} mg once a week with a meal.',
        has_custom_quantity: true,
        monthly_units: 12,
        custom_quantity: { min: 4, max: 16, default: 12 },
      },
    ],
    shipping_frequencies: [plan(1, 6200), plan(3, 18_600, 3000)],
  }),
  metformin: exampleOffer({
    name: 'Metformin ER',
    description: 'Metformin lowers how much sugar the liver makes and helps the body answer to insulin.',
    dosage_strengths: ['500 mg'],
    dose_unit: tablets,
    dose_selection_text: { recommended: null, starter: 'Start low and go slow', custom: null },
    dosage_frequencies: [
      {
        frequency: { label: 'Once daily', count: 7 },
        instructions: 'Swallow {dose} whole, once a day with your evening meal.',
        has_custom_quantity: false,
        monthly_units: 28,
        custom_quantity: null,
      },
    ],
    shipping_frequencies: [plan(1, 2900), plan(3, 8700, 1500)],
    testimonials: [
      {
        full_name: 'Lena (demo patient)',
        profile_image: null,
        testimonial: 'My care team started me low, and my stomach never complained.',
      },
    ],
  }),
  acarbose: exampleOffer({
    name: 'Acarbose',
    description: 'Acarbose slows how fast starch turns into sugar after a meal.',
    dosage_strengths: ['50 mg'],
    dose_unit: tablets,
    dose_selection_text: { recommended: null, starter: 'The usual dose', custom: null },
    dosage_frequencies: [
      {
        frequency: { label: 'With each meal', count: 21 },
        instructions: 'Take by mouth with the first bite of each main meal.',
        has_custom_quantity: false,
        monthly_units: 84,
        custom_quantity: null,
      },
    ],
    shipping_frequencies: [plan(1, 2400), plan(3, 7200, 900), plan(6, 14_400, 2400)],
  }),
  labPanel: exampleOffer({
    name: 'Longevity Panel',
    type: 'lab',
    description: 'One blood draw at a lab near you, 52 biomarkers, and a provider who explains the results.',
    product_images: [exampleImages.kit],
    shipping_frequencies: [plan(0, 22_900), plan(3, 22_900, 4000)],
  }),
  coaching: exampleOffer({
    name: 'Longevity Coaching',
    type: 'coaching_membership',
    description: 'A coach of your own, a plan for movement, food and sleep, and two lab panels a year.',
    membership: idOf('longevity-core'),
    shipping_frequencies: [plan(1, 12_900), plan(3, 38_700, 3000), plan(12, 154_800, 36_000)],
  }),
  b12: exampleOffer({
    name: 'Vitamin B12',
    type: 'supplement',
    description: 'Metformin can lower vitamin B12 over the years. These drops go under the tongue.',
    shop: exampleShop([
      { title: 'Made to go together', description: 'It balances what metformin takes away over time.' },
    ]),
    membership: idOf('longevity-core'),
    dosage_strengths: ['1 mg'],
    dose_quantity: 28,
    dose_unit: { one: 'dropper', many: 'droppers', milliliters: false },
    supply_unit: { one: 'bottle', many: 'bottles', holds: 31 },
    dose_limits: { min: 1, max: 3 },
    dose_selection_text: { recommended: null, starter: 'One bottle a month', custom: 'More than one bottle' },
    dosage_frequencies: [
      {
        frequency: { label: 'Once daily', count: 7 },
        instructions: 'Put {dose} under your tongue once a day.',
        has_custom_quantity: true,
        monthly_units: 1,
        custom_quantity: { min: 1, max: 3, default: 1 },
      },
    ],
    shipping_frequencies: [plan(1, 1800), plan(3, 5400, 600)],
  }),
  electrolytes: exampleOffer({
    name: 'Electrolytes',
    type: 'supplement',
    description: 'Sodium, potassium and magnesium in sachets, for the first weeks of a new diet.',
    warnings: [
      'Ask your care team first if you have kidney disease, or if you take a medicine for high blood pressure or a weak heart: potassium can rise.',
    ],
    shipping_frequencies: [plan(1, 1500)],
  }),
} as const;
