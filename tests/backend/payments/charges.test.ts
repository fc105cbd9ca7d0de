import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import type { Charge, Charges } from '#schemas/wire/charge.ts';
import type { Session } from '#schemas/wire/session.ts';
import { payments, sandboxCustomers } from '#services/backend/kernel/database/tables/payments.ts';
import { invoices } from '#services/backend/kernel/database/tables/subscriptions.ts';
import { membershipIdOf, membershipPriceIdOf } from '#services/backend/modules/catalogue/catalogueIds.ts';
import { createId } from '#services/backend/kernel/ids/createId.ts';
import { advance, backendFixture, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { checkoutFixture, tokenOf } from '#tests/support/backend/checkoutFixture.ts';
import { pdfText } from '#tests/support/files/pdfText.ts';

const backend = await backendFixture();
afterAll(() => backend.close());
const { db } = backend.portal.database;
const checkout = checkoutFixture(backend);

const CARD = 'Visa ending in 4242';
const DAY = 24 * 60 * 60;

const pageOf = async ({ send }: Pick<TestPatient, 'send'>, before?: string): Promise<Charges> =>
  (await send<Charges>('GET', `/v2/charges${before === undefined ? '' : `?before=${before}`}`)).body;
const chargesOf = async (patient: Pick<TestPatient, 'send'>) => (await pageOf(patient)).charges;
const told = (charges: readonly Charge[]) => charges.map(({ status, amount }) => [status, amount]);

const simulate = ({ send }: TestPatient, what: string, body: object = {}) =>
  send('POST', `/sandbox/simulate/${what}`, body);
const open = (url: string | null | undefined) =>
  backend.app.inject({ method: 'GET', url: url ?? '', headers: { host: 'localhost' } });
const textOf = async (charge: Charge | undefined) => pdfText((await open(charge?.receipt)).rawPayload);

const refuseCard = ({ id }: TestPatient) =>
  checkout.books(id).then(({ provider: [customer] }) =>
    db
      .update(sandboxCustomers)
      .set({ card: tokenOf('0341') })
      .where(eq(sandboxCustomers.id, customer?.customer ?? '')),
  );

/** A visit for rapamycin each month, 99 dollars. */
async function submitted(body: object = {}) {
  const visit = await checkout.visit();
  await visit.complete(undefined, body);
  return visit;
}

/** A patient with a supplement each month, of 44 dollars; `turn` ends its period a month later. */
async function subscribed(by = checkout.payer()) {
  const patient = await by;
  const { body } = await checkout.subscribes(patient, ['nad-supplement', 1]);
  const turn = async (days = 31) => {
    const { now } = backend.time;
    advance(backend, days * DAY);
    const { status } = await backend.call({
      method: 'POST',
      url: '/sandbox/simulate/turn-period',
      payload: { subscriptionId: body._id },
      headers: { host: 'localhost' },
    });
    backend.time.now = now;
    return status;
  };
  return { patient, id: body._id, turn };
}

describe('the charges', () => {
  it('of a patient who was charged nothing are none', async () => {
    const { patient } = await checkout.visit();
    expect(await pageOf(patient)).toEqual({ charges: [], next: null });
  });

  it('hold nothing of another patient, and no page behind another patient', async () => {
    const [mine, other] = [await submitted(), await submitted()];
    const [charge] = await chargesOf(mine.patient);
    const before = charge?._id ?? '';
    expect((await pageOf(other.patient, before)).charges).toEqual([]);
    expect((await other.patient.send('GET', `/v2/charges/${before}`)).status).toBe(404);
    expect((await mine.patient.send('GET', `/v2/charges/${before}`)).body).toEqual(charge);
  });

  it('refuse what is no charge to begin behind', async () => {
    const { patient } = await submitted();
    expect((await patient.send('GET', '/v2/charges?before=soon')).status).toBe(400);
  });

  it('come in pages of ten, newest first', async () => {
    const { patient, id } = await submitted();
    const [row] = (await checkout.books(patient.id)).payments;
    if (!row) throw new Error('nothing was paid');
    const rows = Array.from({ length: 11 }, (_, index) => {
      const at = new Date(backend.time.now.getTime() - (index + 1) * 1000);
      const own = { id: createId(at), providerId: `old-${id}-${index}`, idempotencyKey: `old-${id}-${index}` };
      return { ...row, ...own, status: 'voided' as const, createdAt: at, updatedAt: at };
    });
    await db.insert(payments).values(rows);
    const first = await pageOf(patient);
    const second = await pageOf(patient, first.next ?? '');
    expect([first.charges.length, second.charges.length, second.next]).toEqual([10, 2, null]);
    expect([...first.charges, ...second.charges].map(({ _id }) => _id)).toEqual([row.id, ...rows.map((one) => one.id)]);
  });
});

describe('a visit', () => {
  it('that waits for its review is only reserved, itemized, and has no receipt', async () => {
    const { patient } = await submitted();
    expect(await chargesOf(patient)).toEqual([
      {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        created_at: backend.time.now.toISOString(),
        settled_at: null,
        amount: 9900,
        refunded: 0,
        status: 'authorized',
        lines: [{ description: 'Generic Rapamycin, 1 month', amount: 9900 }],
        discount: 0,
        paid_with: CARD,
        receipt: null,
      },
    ]);
    const [row] = (await checkout.books(patient.id)).payments;
    const address = backend.portal.invoiceAddresses.of(patient.org, row?.id ?? '');
    expect((await open(address)).statusCode).toBe(404);
  });

  it('that was approved is told once, although its plan has an invoice, with what a code took off', async () => {
    const { patient } = await submitted({ promo_code: 'LONGLIFE20' });
    await simulate(patient, 'approve-visit');
    const charges = await chargesOf(patient);
    expect(charges).toMatchObject([
      {
        status: 'paid',
        amount: 7920,
        discount: 1980,
        lines: [{ description: 'Generic Rapamycin, 1 month', amount: 9900 }],
        settled_at: backend.time.now.toISOString(),
      },
    ]);
  });

  it('has a line for the membership that was joined with it, whether it was approved or not', async () => {
    const visits = [await checkout.visit(), await checkout.visit()];
    for (const [place, { patient, complete }] of visits.entries()) {
      await patient.send('POST', '/v2/memberships/start', {
        membership_id: membershipIdOf(patient.org, 'longevity-core'),
        price_id: membershipPriceIdOf(patient.org, 'longevity-core', 1),
        data: { patient_id: patient.id },
      });
      await complete();
      await simulate(patient, place === 0 ? 'approve-visit' : 'refuse-visit');
      expect(await chargesOf(patient)).toMatchObject([
        {
          status: place === 0 ? 'paid' : 'voided',
          amount: 22_800,
          discount: 0,
          lines: [
            { description: 'Generic Rapamycin, 1 month', amount: 9900 },
            { description: 'Longevity Core membership', amount: 12_900 },
          ],
        },
      ]);
    }
  });

  it('has a line for each product', async () => {
    const visit = await checkout.visit('metabolic-health', null);
    await visit.patient.send('POST', `/v2/intakes/${visit.id}/products`, {
      selectedProducts: [await checkout.catalogue.select('metformin-er'), await checkout.catalogue.select('acarbose')],
      patient_id: visit.patient.id,
      intakeProducts: [],
    });
    await visit.complete();
    await simulate(visit.patient, 'approve-visit');
    const [charge, ...others] = await chargesOf(visit.patient);
    expect(others).toEqual([]);
    expect(charge?.lines).toHaveLength(2);
    expect(charge?.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(charge?.amount);
  });

  it('that was refused is voided and has no receipt', async () => {
    const { patient } = await submitted();
    await simulate(patient, 'refuse-visit');
    expect(await chargesOf(patient)).toMatchObject([
      { status: 'voided', amount: 9900, receipt: null, settled_at: backend.time.now.toISOString() },
    ]);
  });

  it('whose card was refused is told as failed, beside the attempt that went through', async () => {
    const visit = await checkout.visit('rapamycin', 'generic-rapamycin', checkout.payer({}, tokenOf('0341')));
    expect((await visit.complete()).status).toBe(402);
    expect(await chargesOf(visit.patient)).toMatchObject([
      { status: 'failed', amount: 9900, receipt: null, paid_with: 'Visa ending in 0341' },
    ]);
    await visit.patient.send('PUT', `/users/${visit.patient.org}/${visit.patient.id}/add-card`, { token: tokenOf() });
    advance(backend, 1);
    expect((await visit.complete()).status).toBe(200);
    // Each says the card that it was asked of, whatever card is kept by now.
    expect(await chargesOf(visit.patient)).toMatchObject([
      { status: 'authorized', amount: 9900, paid_with: CARD },
      { status: 'failed', amount: 9900, paid_with: 'Visa ending in 0341' },
    ]);
  });

  it('is named by one line where its products do not come to what was asked for', async () => {
    const { patient } = await submitted();
    const [row] = (await checkout.books(patient.id)).payments;
    await db
      .update(payments)
      .set({ amount: 5000 })
      .where(eq(payments.id, row?.id ?? ''));
    expect(await chargesOf(patient)).toMatchObject([
      { amount: 5000, discount: 0, lines: [{ description: 'Generic Rapamycin, 1 month', amount: 5000 }] },
    ]);
  });

  it('of which something was given back says how much', async () => {
    const { patient } = await submitted();
    await simulate(patient, 'approve-visit');
    const [row] = (await checkout.books(patient.id)).payments;
    const give = (refunded: number) =>
      db
        .update(payments)
        .set({ refunded })
        .where(eq(payments.id, row?.id ?? ''));
    await give(2000);
    const [charge] = await chargesOf(patient);
    expect(charge).toMatchObject({ status: 'partly_refunded', amount: 9900, refunded: 2000 });
    expect(await textOf(charge)).toContain('-$20.00');
    await give(9900);
    expect(await chargesOf(patient)).toMatchObject([{ status: 'refunded', refunded: 9900 }]);
  });

  it('is not told of what was begun and came to nothing', async () => {
    const { patient } = await submitted();
    const [row] = (await checkout.books(patient.id)).payments;
    const change = (values: Partial<typeof payments.$inferInsert>) =>
      db
        .update(payments)
        .set(values)
        .where(eq(payments.id, row?.id ?? ''));
    await change({ status: 'pending' });
    expect(await chargesOf(patient)).toEqual([]);
    await change({ status: 'failed', failure: 'abandoned' });
    expect(await chargesOf(patient)).toEqual([]);
    await change({ status: 'voiding', failure: null });
    expect(told(await chargesOf(patient))).toEqual([['voided', 9900]]);
  });
});

describe('an order', () => {
  it('was paid, with what a code took off; a draft is no charge', async () => {
    const patient = await checkout.payer();
    await checkout.orders(patient);
    const { body: draft } = await checkout.orders(patient, { promo_code: 'LABS10' });
    await checkout.submits(patient, draft);
    const [charge, ...others] = await chargesOf(patient);
    expect(others).toEqual([]);
    expect(charge).toMatchObject({
      status: 'paid',
      amount: 20_610,
      discount: 2290,
      lines: [{ description: 'Longevity Panel', amount: 22_900 }],
      paid_with: CARD,
    });
    const text = await textOf(charge);
    for (const part of ['Longevity Panel', '$229.00', '-$22.90', '$206.10', CARD]) expect(text).toContain(part);
  });
});

describe('a subscription', () => {
  it('has one charge a period, whether its invoice was taken by a payment or not', async () => {
    const { patient, id, turn } = await subscribed();
    expect(told(await chargesOf(patient))).toEqual([['paid', 4400]]);
    expect(await turn()).toBe(200);
    expect(told(await chargesOf(patient))).toEqual([
      ['paid', 4400],
      ['paid', 4400],
    ]);
    // What a provider charges by itself has no payment here.
    const at = new Date(backend.time.now.getTime() + 62 * DAY * 1000);
    await db.insert(invoices).values({
      id: createId(at),
      subscriptionId: id,
      number: 'INV-OWN-1',
      providerId: `in_${id}`,
      paidWith: 'Mastercard ending in 4444',
      amount: 4400,
      discount: 400,
      status: 'paid',
      periodStart: at,
      periodEnd: new Date(at.getTime() + 30 * DAY * 1000),
      createdAt: at,
    });
    const charges = await chargesOf(patient);
    expect(told(charges)).toEqual([
      ['paid', 4000],
      ['paid', 4400],
      ['paid', 4400],
    ]);
    expect(charges[0]).toMatchObject({
      lines: [{ description: 'NAD+ Support, 1 month', amount: 4400 }],
      discount: 400,
      paid_with: 'Mastercard ending in 4444',
    });
    expect(new Set(charges.map(({ receipt }) => receipt?.split('?')[0])).size).toBe(3);
    for (const { receipt } of charges) expect((await open(receipt)).statusCode).toBe(200);
  });

  it('whose renewal was refused is told as failed once, and as paid once it is', async () => {
    const { patient, id, turn } = await subscribed();
    await refuseCard(patient);
    expect(await turn()).toBe(200);
    expect(told(await chargesOf(patient))).toEqual([
      ['failed', 4400],
      ['paid', 4400],
    ]);
    await db.delete(payments).where(eq(payments.status, 'failed'));
    // Where the provider tried by itself, the open invoice tells it.
    expect(told(await chargesOf(patient))).toEqual([
      ['failed', 4400],
      ['paid', 4400],
    ]);
    await db.update(invoices).set({ status: 'paid' }).where(eq(invoices.subscriptionId, id));
    expect(told(await chargesOf(patient))).toEqual([
      ['paid', 4400],
      ['paid', 4400],
    ]);
  });

  it('that was bought by itself and attached to a visit is told beside the visit', async () => {
    const patient = await checkout.payer();
    const { body } = await checkout.subscribes(patient, ['nad-supplement', 1]);
    const visit = await checkout.visit('rapamycin', 'generic-rapamycin', Promise.resolve(patient));
    await checkout.attaches(patient, visit.id, { subscriptions: [body._id] });
    await visit.complete();
    await simulate(patient, 'approve-visit');
    const amounts = (await chargesOf(patient)).map(({ status, amount }) => `${status} ${amount}`);
    expect(new Set(amounts)).toEqual(new Set(['paid 4400', 'paid 9900']));
    expect(amounts).toHaveLength(2);
  });
});

describe('a receipt', () => {
  it('of a visit names provider, patient, dates, what was bought and how it was paid', async () => {
    const visit = await checkout.visit(
      'rapamycin',
      'generic-rapamycin',
      checkout.payer({ firstName: 'Renée', lastName: 'Kowalski' }),
    );
    await visit.complete(undefined, { promo_code: 'LONGLIFE20' });
    await simulate(visit.patient, 'approve-visit');
    const taken = new Date(backend.time.now.getTime() + 2 * DAY * 1000);
    await db.update(payments).set({ updatedAt: taken }).where(eq(payments.intakeId, visit.id));
    const [charge] = await chargesOf(visit.patient);
    expect(charge?.receipt).toMatch(/^\/v2\/invoices\/[0-9a-f]{24}\/pdf\?expires=\d+&signature=[\w-]{43}$/);
    const { statusCode, headers } = await open(charge?.receipt);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'private, no-store',
    ]);
    const text = await textOf(charge);
    const { name, support_email: email } = backend.tenant.settings;
    for (const part of [
      `Receipt INV-${visit.id.slice(-8).toUpperCase()}`,
      name,
      email,
      'Renée Kowalski',
      'June 15, 2026',
      'June 17, 2026',
      'Generic Rapamycin, 1 month',
      '$99.00',
      '-$19.80',
      '$79.20',
      `Paid with ${CARD}`,
    ])
      expect(text).toContain(part);
  });

  it('leads nowhere in another organization, for another charge, or after its time', async () => {
    const visits = [await submitted(), await submitted()];
    for (const { patient } of visits) await simulate(patient, 'approve-visit');
    const [mine, other] = await Promise.all(visits.map(async ({ patient }) => (await chargesOf(patient))[0]?.receipt));
    const [path] = (mine ?? '').split('?');
    expect((await open(`${path}?${other?.split('?')[1]}`)).statusCode).toBe(404);
    const there = { method: 'GET', url: mine ?? '', headers: { host: 'evergreen.localhost' } } as const;
    expect((await backend.app.inject(there)).statusCode).toBe(404);
    expect((await open(mine)).statusCode).toBe(200);
    advance(backend, 15 * 60 + 1);
    expect((await open(mine)).statusCode).toBe(404);
    advance(backend, -(15 * 60 + 1));
  });

  it('is asked for anew by its charge', async () => {
    const { patient } = await submitted();
    await simulate(patient, 'approve-visit');
    const [charge] = await chargesOf(patient);
    advance(backend, 6 * 60);
    const { body } = await patient.send<Charge>('GET', `/v2/charges/${charge?._id}`);
    advance(backend, -6 * 60);
    expect(body.receipt).not.toBe(charge?.receipt);
    expect((await open(body.receipt)).statusCode).toBe(200);
  });
});

it('chloe has charges of every kind, and every receipt of hers opens', async () => {
  const payload = { email: 'chloe@example.com', password: 'Portal123' };
  const { body } = await backend.call<Session>({ method: 'POST', url: `/login/${backend.tenant.id}`, payload });
  const headers = { authorization: `Bearer ${body.token}` };
  const all: Charge[] = [];
  let before = '';
  for (;;) {
    const url = `/v2/charges${before === '' ? '' : `?before=${before}`}`;
    const page = (await backend.call<Charges>({ method: 'GET', url, headers })).body;
    all.push(...page.charges);
    if (page.next === null) break;
    before = page.next;
  }
  expect(new Set(all.map(({ status }) => status))).toEqual(
    new Set(['authorized', 'voided', 'partly_refunded', 'refunded', 'paid', 'failed']),
  );
  expect(all.map(({ created_at: at }) => at)).toEqual(
    all
      .map(({ created_at: at }) => at)
      .toSorted()
      .toReversed(),
  );
  expect(
    all.filter(({ lines }) => lines.some(({ description }) => description.startsWith('Generic Rapamycin'))),
  ).toHaveLength(1);
  for (const { receipt, status, lines, discount, amount } of all) {
    expect(lines.reduce((sum, line) => sum + line.amount, -discount)).toBe(amount);
    const opens = receipt !== null && (await open(receipt)).statusCode === 200;
    expect(opens).toBe(['paid', 'partly_refunded', 'refunded'].includes(status));
  }
});
