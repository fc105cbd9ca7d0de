import { afterAll, describe, expect, it } from 'vitest';
import { laboratorySignature } from '#services/backend/adapters/laboratory/isSignedByLaboratory.ts';
import { numberIn } from '#services/backend/adapters/laboratory/readNumber.ts';
import { backendFixture, fullProfile } from '#tests/support/backend/backendFixture.ts';
import { givePanel, LABORATORY, laboratoryOf, labSettings } from '#tests/support/backend/labFixture.ts';
import { sentBundle, type Sent } from '#tests/support/backend/sentBundle.ts';

const OTHER = 'westlab';
const KEY = 'the secret of another laboratory, long enough';
const laboratories = new Map([...labSettings.laboratories, [OTHER, KEY]]);
const backend = await backendFixture({ settings: { laboratories } });
const laboratory = laboratoryOf(backend);
afterAll(() => backend.close());

async function orderOf() {
  const patient = await backend.patient(fullProfile);
  const order = await givePanel(backend, patient);
  const bundle = (identifier: string, result: Sent = { loinc: '2823-3', value: 4.1, ucum: 'mmol/L' }) =>
    sentBundle({ order, patient: patient.id }, [result], {
      identifier: [{ value: identifier }],
      issued: '2026-06-02T15:00:00Z',
    });
  return { patient, order, bundle };
}

const fromOther = (bundle: object) =>
  laboratory.send(bundle, { laboratory: OTHER, signature: laboratorySignature(JSON.stringify(bundle), KEY) });

describe('an order that one laboratory answers', () => {
  it('takes no report of another, which is told no more than of an unknown order', async () => {
    const { bundle } = await orderOf();
    expect((await laboratory.send(bundle('first'))).status).toBe(200);
    const foreign = await fromOther(bundle('second'));
    expect(foreign).toMatchObject({ status: 400, body: { fields: [{ field: expect.stringMatching(/\/basedOn$/) }] } });
    expect((await laboratory.send(bundle('third'))).status).toBe(200);
  });

  it('is that of whichever laboratory was first', async () => {
    const { bundle } = await orderOf();
    expect((await fromOther(bundle('first'))).status).toBe(200);
    expect((await laboratory.send(bundle('second'))).status).toBe(400);
    expect((await fromOther(bundle('first'))).status).toBe(200);
    expect(LABORATORY).not.toBe(OTHER);
  });
});

describe('a number that nothing measures', () => {
  const ucum = 'mmol/L';

  it.each<[string, Sent, string]>([
    ['as a value', { loinc: '2823-3', value: 1e308, ucum }, 'valueQuantity/value'],
    ['below zero', { loinc: '2823-3', value: -1e308, ucum }, 'valueQuantity/value'],
    ['of an unknown test', { name: 'Something', value: 1e308 }, 'valueQuantity/value'],
    ['as a whole number', { name: 'Something', valueInteger: 1e308 }, 'valueInteger'],
    ['as a bound', { loinc: '2823-3', value: 4.1, ucum, range: [3.5, 1e308] }, 'referenceRange/0/high/value'],
  ])('is refused %s, with its place', async (_, result, place) => {
    const { bundle } = await orderOf();
    expect(await laboratory.send(bundle('first', result))).toMatchObject({
      status: 400,
      body: { fields: [{ field: expect.stringContaining(place), message: 'must be a number from -1e15 to 1e15' }] },
    });
  });

  it('is no number in a text', () => {
    expect(numberIn('9'.repeat(400))).toBeUndefined();
    expect(numberIn('9'.repeat(16))).toBeUndefined();
    expect(numberIn('5,000,000,000,000')).toBe(5e12);
  });
});
