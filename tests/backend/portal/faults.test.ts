import { afterAll, beforeAll, expect, it } from 'vitest';
import { membershipIdOf, membershipPriceIdOf } from '#services/backend/modules/catalogue/catalogueIds.ts';
import { checkoutFixture } from '#tests/support/backend/checkoutFixture.ts';
import { abandonedRounds } from '#tests/faults/abandonedRounds.ts';
import { faultBench } from '#tests/faults/faultBench.ts';
import { cutRounds, killRounds, otherKeyRounds, sameKeyRounds, total } from '#tests/faults/faultRounds.ts';
import { buildVictim, removeVictim } from '#tests/faults/startVictim.ts';

// A taste of each fault; `npm run test:faults` runs them in full number.
let bench: Awaited<ReturnType<typeof faultBench>>;
beforeAll(async () => {
  [bench] = await Promise.all([faultBench(), buildVictim()]);
});
afterAll(async () => {
  await bench.close();
  await removeVictim();
});

it('a server that is killed in the middle of a completion leaves no half state, and the retry goes on', async () => {
  expect(total(await killRounds(bench.backend, bench.url, 2, 5))).toBe(2);
});

it('what a killed server has begun is brought to its end without the patient', async () => {
  expect(total(await abandonedRounds(bench.observer, 2, { gaps: 7 }))).toBe(2);
});

it.each(['calls', 'records'] as const)('%s that it has begun are, too', async (what) => {
  expect(total(await abandonedRounds(bench.observer, 1, { gaps: 9, from: 3, what }))).toBe(1);
});

it('a connection that is cut after the effect leads to no second one', async () => {
  expect(total(await cutRounds(bench.backend, 1))).toBeGreaterThanOrEqual(1);
});

it('requests at the same time under one key have one effect and identical answers', async () => {
  expect(total(await sameKeyRounds(bench.backend, bench.servers, 20))).toBeGreaterThanOrEqual(20);
});

it('requests at the same time under keys of their own have one effect', async () => {
  expect(total(await otherKeyRounds(bench.backend, bench.servers, 20))).toBeGreaterThanOrEqual(20);
});

it('of two visits that are completed at the same time, one pays for the membership that was joined', async () => {
  const { backend } = bench;
  const checkout = checkoutFixture(backend);
  for (let round = 0; round < 3; round += 1) {
    const first = await checkout.visit();
    const { patient } = first;
    const second = await checkout.visit('metabolic-health', null, Promise.resolve(patient));
    const bundle = await Promise.all(['metformin-er', 'acarbose'].map((slug) => checkout.catalogue.select(slug)));
    await patient.send('POST', `/v2/intakes/${second.id}/products`, {
      selectedProducts: bundle,
      patient_id: patient.id,
      intakeProducts: [],
    });
    await patient.send('POST', '/v2/memberships/start', {
      membership_id: membershipIdOf(patient.org, 'longevity-core'),
      price_id: membershipPriceIdOf(patient.org, 'longevity-core', 1),
      data: { patient_id: patient.id },
    });
    const answers = await Promise.all([first.complete(), second.complete()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const products = bundle.reduce((sum, one) => sum + one.selected_configuration.pricing.total_discount, 9900);
    const { held } = await checkout.books(patient.id);
    expect(held.reduce((sum, { amount }) => sum + amount, 0)).toBe(products + 12_900);
  }
});

it('a visit that is completed at the same time with and without a discount code is paid once, as it was completed', async () => {
  const { backend } = bench;
  const checkout = checkoutFixture(backend);
  for (let round = 0; round < 4; round += 1) {
    const { patient, id, complete } = await checkout.visit();
    await Promise.all([
      complete(undefined, { promo_code: 'LONGLIFE20' }),
      complete(),
      complete(undefined, { promo_code: 'LONGLIFE20' }),
      complete(),
    ]);
    const { medical_review_payment: payment } = await patient.read(id);
    const { active, held } = await checkout.books(patient.id);
    expect(payment?.status).toBe('authorized');
    expect(active).toMatchObject([{ amount: payment?.amount, status: 'authorized' }]);
    expect(held).toMatchObject([{ amount: payment?.amount, status: 'authorized' }]);
  }
});
