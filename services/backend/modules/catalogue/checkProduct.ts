import type { ProductFile } from './CatalogueProduct.ts';

/** The number of weeks in a month of units. */
const WEEKS = 4;

/** What the file of a product may name. */
export interface KnownToProducts {
  readonly images: ReadonlySet<string>;
  /** Slugs. */
  readonly memberships: ReadonlySet<string>;
  readonly templates: ReadonlySet<string>;
  readonly biomarkers: ReadonlySet<string>;
  /** Abbreviations. */
  readonly states: ReadonlySet<string>;
}

const among = (names: ReadonlySet<string>) => `there are ${[...names].join(', ')}`;

/** Finds what the form of a product cannot say. `refuse` is told the place, as a JSON pointer, and the fault. */
export function checkProduct(
  product: ProductFile,
  known: KnownToProducts,
  refuse: (place: string, what: string) => void,
): void {
  const { images, membership, intakeTemplate, biomarkers = [], unavailable = [], frequencies = [] } = product;
  for (const [at, image] of images.entries())
    if (!known.images.has(image))
      refuse(`/images/${at}`, `is '${image}', which is no illustration; ${among(known.images)}`);
  if (membership !== undefined && !known.memberships.has(membership))
    refuse('/membership', `is '${membership}', which is no membership; ${among(known.memberships)}`);
  if (intakeTemplate !== undefined && !known.templates.has(intakeTemplate))
    refuse('/intakeTemplate', `is '${intakeTemplate}', which is no intake template; ${among(known.templates)}`);
  for (const [at, marker] of biomarkers.entries())
    if (!known.biomarkers.has(marker))
      refuse(`/biomarkers/${at}`, `is '${marker}', which is no biomarker; there is a file of each in biomarkers`);
  for (const [at, state] of unavailable.entries())
    if (!known.states.has(state)) refuse(`/unavailable/${at}`, `is '${state}', which is no state of the USA`);
  for (const [at, { label, customQuantity }] of frequencies.entries()) {
    if (frequencies.findIndex((one) => one.label === label) < at)
      refuse(`/frequencies/${at}/label`, `is '${label}', as in a frequency before it`);
    if (
      customQuantity &&
      !(customQuantity.min <= customQuantity.default && customQuantity.default <= customQuantity.max)
    )
      refuse(`/frequencies/${at}/customQuantity/default`, 'must be from min to max');
  }
  checkDoses(product, refuse);
  checkPlans(product, refuse);
}

/** Every dose that a patient is offered lies within the limits, and those of a recommendation are the patient's own, too. */
function checkDoses(
  { frequencies = [], doseLimits: limits, doseUnit, doseRecommendation, syringe }: ProductFile,
  refuse: (place: string, what: string) => void,
): void {
  if (syringe && !doseUnit?.milliliters) refuse('/syringe', 'must be left out where no dose is a measure of a liquid');
  if (!limits) {
    if (frequencies.length > 0) refuse('/doseLimits', 'is missing; what is taken in doses must have it');
    return;
  }
  if (limits.min > limits.max) {
    refuse('/doseLimits/min', 'must not be more than max');
    return;
  }
  const isWithin = (units: number) => limits.min <= units && units <= limits.max;
  for (const [at, { monthlyUnits, dosesPerWeek, customQuantity: own }] of frequencies.entries()) {
    const place = `/frequencies/${at}`;
    if (!isWithin(monthlyUnits)) refuse(`${place}/monthlyUnits`, 'must be within doseLimits');
    if (own && !(isWithin(own.min) && isWithin(own.max)))
      refuse(`${place}/customQuantity`, 'must be within doseLimits');
    if (own && doseRecommendation !== undefined && !(own.min === limits.min && own.max === limits.max))
      refuse(`${place}/customQuantity`, 'must be from the min to the max of doseLimits, as the recommended dose is');
    if (syringe && limits.max / WEEKS / dosesPerWeek > syringe.capacity)
      refuse('/syringe/capacity', 'must hold the greatest dose');
  }
}

function checkPlans({ plans, membership }: ProductFile, refuse: (place: string, what: string) => void): void {
  for (const [at, { months, total, savings = 0, membershipSavings = 0 }] of plans.entries()) {
    if (plans.findIndex((plan) => plan.months === months) < at)
      refuse(`/plans/${at}/months`, `is ${months}, as in a plan before it`);
    if (savings + membershipSavings > total) refuse(`/plans/${at}/savings`, 'must not be more than the total');
    if (membershipSavings > 0 && membership === undefined)
      refuse(`/plans/${at}/membershipSavings`, 'must be left out where no membership comes with the product');
  }
  const second = plans.flatMap((plan, at) => (plan.default ? [at] : []))[1];
  if (second !== undefined) refuse(`/plans/${second}/default`, 'is true, as in a plan before it; one at most is');
}
