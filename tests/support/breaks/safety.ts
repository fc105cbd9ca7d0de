import type { Break } from './Break.ts';

/** Faults of what is sold to whom, and in which dose. */
export const breaks: readonly Break[] = [
  {
    name: 'a number that nobody believes is taken without a second look',
    file: 'engine/answers/doubted.ts',
    from: 'return confirmation !== undefined && answer[confirmation.name] !== answer[name];',
    to: 'return false;',
    seenBy: {
      file: 'tests/pages/visit/visitQuestions.test.ts',
      test: 'the questions of a visit > take a weight as a number, and a long text that is not blank',
    },
  },
  {
    name: 'a dose by weight has no ceiling',
    file: 'flows/checkout/rules/dose.ts',
    from: 'return withinLimits(template, weight * 4);',
    to: 'return weight * 4;',
    seenBy: {
      file: 'tests/services/doses.test.ts',
      test: 'a dose of anybody > by a weight of 1500 lb is 200 units (2 mL, 8 mg) once weekly',
    },
  },
  {
    name: 'a dose beyond the limits of its product is stored',
    file: 'flows/checkout/rules/dose.ts',
    from: 'withinLimits(template, units) === units;',
    to: 'true;',
    seenBy: {
      file: 'tests/backend/visits/intakeProducts.test.ts',
      test: 'a choice is refused > of 6000 units, which are not offered, for its limits',
    },
  },
  {
    name: 'a dose is recommended for a weight that nobody knows',
    file: 'flows/checkout/rules/dose.ts',
    from: 'weight === null || !(weight > 0)) return undefined;',
    to: 'false) return undefined;\n  if (weight === null) return 1200;',
    seenBy: {
      file: 'tests/flows/rules/checkoutRules.test.ts',
      test: 'a dose preference > that is recommended takes the usual units without a recommendation or a weight',
    },
  },
  {
    name: 'the greater dose is chosen first where the product says starter',
    file: 'flows/checkout/rules/dose.ts',
    from: "(template.preselected_dose === 'recommended' || template.dose_selection_text.starter === null)",
    to: 'true',
    seenBy: {
      file: 'tests/flows/rules/checkoutRules.test.ts',
      test: 'a dose preference > begins as starter where the product says so, and without a weight',
    },
  },
  {
    name: 'another membership is sold than the one that was chosen',
    file: 'app/visit/start/openVisitFor.ts',
    from: 'checkoutStorage.setStartProduct({ intake: opened.intake._id, product: _id, slug, membership });',
    to: '',
    seenBy: {
      file: 'tests/pages/visit/visitWays.test.ts',
      test: 'a visit > of coaching begun for a program offers its membership, and says what it is worth',
    },
  },
  {
    name: 'a visit passes over the plans of its product',
    file: 'services/backend/modules/templates/store.ts',
    from: '(plansOf.get(id) ?? 0) > 1',
    to: '(plansOf.get(id) ?? 0) > 9',
    seenBy: {
      file: 'tests/pages/entry/identity.test.ts',
      test: 'a visit that begins with the photos opens at the ID once its plan is chosen',
    },
  },
  {
    name: 'a plan can be booked before it is on screen',
    file: 'renderers/steps/products/plan/PlanForm.tsx',
    from: 'reason={prepared ? undefined : productWords.preparingPlans}',
    to: '',
    seenBy: { file: 'stories/steps/PlanStep.stories.tsx', test: 'Plans Are Prepared First' },
  },
  {
    name: 'a month of tablets is four weeks of them',
    file: 'flows/checkout/rules/supply.ts',
    from: 'Math.ceil((weekly * YEAR.days * months) / (WEEK * YEAR.months))',
    to: 'weekly * 4 * months',
    seenBy: {
      file: 'tests/flows/rules/supply.test.ts',
      test: 'the supply of a daily tablet > covers the days of each month, with what the months before left over',
    },
  },
  {
    name: 'a protocol is said to be better where no other is offered',
    file: 'renderers/steps/products/protocolCards/ProtocolCardsStep.tsx',
    from: '...(options.length > 1 ? comparisons : [])',
    to: '...comparisons',
    seenBy: { file: 'stories/steps/ProtocolCardsStep.stories.tsx', test: 'Only What Is Sold Is Offered' },
  },
  {
    name: 'a dose of one’s own is any number that is typed',
    file: 'renderers/ui/inputs/StepperField.tsx',
    from: 'choose(Number.isNaN(wanted) ? undefined : nearest(numbers, wanted));',
    to: 'choose(Number.isNaN(wanted) ? undefined : wanted);',
    seenBy: { file: 'stories/steps/TreatmentStep.stories.tsx', test: 'Own Dose By Keys And Typing' },
  },
  {
    name: 'an order names no dose',
    file: 'services/backend/modules/showcase/detailsOf.ts',
    from: 'doses: own ? dosesOf(found, own) : [],',
    to: 'doses: [],',
    seenBy: {
      file: 'tests/backend/orders/showcase.test.ts',
      test: 'a visit > that waits for a review is processing, and says whom it waits for',
    },
  },
  {
    name: 'the page after sending names no dose',
    file: 'app/receipt/VisitReceipt.tsx',
    from: '...intake.products.map(doseFact),',
    to: '',
    seenBy: { file: 'stories/pages/visit/SubmittedPage.stories.tsx', test: 'With A Dose' },
  },
  {
    name: 'a warning in the shop is cut',
    file: 'app/dashboard/shop/grid/ProductCard.tsx',
    from: '                {warning}\n              </li>',
    to: '                {warning.slice(0, 20)}\n              </li>',
    seenBy: { file: 'stories/pages/shop/Shop.stories.tsx', test: 'Each Product' },
  },
];
