import { monthsText } from '#flows/kinds/describing/monthsText.ts';
import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';

/** The renderer's own words about products and plans. All other texts come from the step's definition. */
export const productWords = {
  productsFailed: 'We could not load the products. Your answers are saved.',
  noProduct: 'No product selected. Please select a product to proceed.',
  viewProducts: 'View our products',
  nothingOffered: 'There is nothing to choose from right now. Please contact your care team.',
  whichProduct: 'Your product',
  usualDose: 'The usual dose',
  chosen: 'Chosen',
  perMonth: '/mo',
  quantity: 'Quantity',
  oneTime: 'One time',
  paidOnce: 'paid once',
  plan: 'Plan',
  preparingPlans: 'Your plans are loading. You can continue in a moment.',
  customProtocolHelp: 'Your care team will read it and write to you about the plan and its price.',
  benefits: 'Benefits',
  strengths: 'Strengths',
  frequencies: 'How often',
  type: 'Type',
  howMembershipWorks: 'How the membership works',
  membershipFeatures: 'What the membership includes',
} as const;

/** What is said of products whose dose is recommended first. @param names theirs, where others are chosen beside them */
export const doseAfterReview = (names: string | undefined): string =>
  `Your care team will recommend a dose${names === undefined ? '' : ` of ${names}`} first. You pay nothing for it until then.`;

/** The name of each type of product. */
export const productTypeNames: { readonly [type in ProductTemplate['type']]: string } = {
  medication: 'Medication',
  lab: 'Lab test',
  supplement: 'Supplement',
  coaching_membership: 'Coaching membership',
};

/** The lowest price a month of a product that has several. */
export const fromPrice = (price: string): string => `From ${price}${productWords.perMonth}`;

/** The interval of billing and shipping of a plan. */
export const billedAndShipped = (months: number): string => `billed and shipped every ${monthsText(months)}`;

/** The billing interval of a membership. */
export const billed = (months: number): string => `billed every ${monthsText(months)}`;
