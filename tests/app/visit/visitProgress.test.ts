import { expect, it } from 'vitest';
import { visitProgress } from '#app/dashboard/visits/visitProgress.ts';
import type { IntakeTemplateHeader } from '#schemas/flow/stepSet.ts';
import type { Intake } from '#schemas/wire/intake.ts';
import { exampleVisit } from '#stories/pages/visit/exampleVisit.ts';

const product = '1'.repeat(24);

const visit = (answered: number, total: number, end: IntakeTemplateHeader['end'], chosen = false): Intake => {
  const example = exampleVisit('a', answered, total);
  const template = { ...example.intake_template, product_defaults: [product] };
  return {
    ...example,
    intake_template: { ...template, header: { ...template.header, end } },
    // Only its id matters here.
    products: chosen ? [JSON.parse(JSON.stringify({ _id: product }))] : [],
  };
};

it.each<[string, Intake, number, string]>([
  ['questions left', visit(2, 4, 'product-configure'), 33, '2 questions left'],
  ['one question left', visit(3, 4, 'product-configure'), 50, '1 question left'],
  ['everything answered', visit(4, 4, 'product-configure'), 66, 'Choose your plan and check out'],
  ['a plan chosen', visit(4, 4, 'treatment', true), 83, 'Check out'],
  ['a plan chosen, and a question asked again', visit(3, 4, 'treatment', true), 50, '1 question left'],
  ['products that the visit itself names', visit(4, 4, 'identification'), 80, 'Check out'],
  ['a check-in', visit(4, 4, 'follow-up'), 80, 'Send your answers'],
])('a visit with %s says how far it is and what comes next', (_, intake, percent, left) => {
  expect(visitProgress(intake)).toMatchObject({ percent, left });
});

it('percent is rounded down, and counts what comes after the questions', () => {
  expect(visitProgress(visit(2, 2, 'identification'))).toMatchObject({ complete: 2, total: 3, percent: 66 });
  expect(visitProgress(visit(0, 0, 'follow-up'))).toMatchObject({ percent: 0, total: 1 });
});

it('a visit that is not sent is never complete', () => {
  for (const end of ['follow-up', 'identification', 'treatment', 'lab-checkout', 'membership'] as const)
    expect(visitProgress(visit(9, 9, end, true)).percent).toBeLessThan(100);
});
