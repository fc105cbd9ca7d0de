import { expect, it } from 'vitest';
import { sortIncomplete } from '#app/dashboard/visits/sortIncomplete.ts';
import { visitsInReview } from '#app/dashboard/visits/visitsInReview.ts';
import type { Intake } from '#schemas/wire/intake.ts';
import { exampleVisit as visit } from '#stories/pages/visit/exampleVisit.ts';

const slugs = (intakes: readonly Intake[]) => intakes.map(({ intake_template: { slug } }) => slug);

it('the rapamycin visit comes first, then the fewest remaining questions', () => {
  expect(
    slugs(sortIncomplete([visit('a', 1, 9), visit('b', 7, 9), visit('rapamycin', 0, 20), visit('c', 4, 9)])),
  ).toEqual(['rapamycin', 'b', 'c', 'a']);
});

it('completed and closed visits are not incomplete', () => {
  const at = '2026-01-02T00:00:00.000Z';
  expect(sortIncomplete([visit('a', 9, 9, { patient_complete: at }), visit('b', 1, 9, { closed: at })])).toEqual([]);
});

it('a visit is in review from its completion until a physician has reviewed it; check-ins are left out', () => {
  const at = '2026-01-02T00:00:00.000Z';
  const checkIn = visit('check-in', 9, 9, { patient_complete: at });
  const followUp = {
    ...checkIn,
    intake_template: {
      ...checkIn.intake_template,
      header: { name: 'x', type: 'follow_up', end: 'follow-up' } as const,
    },
  };
  expect(
    slugs(
      visitsInReview([
        visit('open', 1, 9),
        visit('waiting', 9, 9, { patient_complete: at }),
        visit('reviewed', 9, 9, { patient_complete: at, physician_review: at }),
        followUp,
      ]),
    ),
  ).toEqual(['waiting']);
});
