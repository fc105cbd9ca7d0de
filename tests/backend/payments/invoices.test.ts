import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import type { Invoice } from '#schemas/wire/invoice.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { invoices, subscriptions } from '#services/backend/kernel/database/tables/subscriptions.ts';
import { advance, backendFixture, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { checkoutFixture } from '#tests/support/backend/checkoutFixture.ts';
import { readPdf } from '#tests/support/files/readPdf.ts';

const backend = await backendFixture();
afterAll(() => backend.close());
const checkout = checkoutFixture(backend);

const rowsOf = ({ _id }: Pick<Subscription, '_id'>) =>
  backend.portal.database.db.select().from(invoices).where(eq(invoices.subscriptionId, _id));
const listOf = async ({ org, id, send }: TestPatient) =>
  (await send<Subscription[]>('GET', `/users/${org}/user/${id}/subscriptions`)).body;
const invoiceOf = (patient: TestPatient, query: string) =>
  patient.send<Invoice>('GET', `/subscriptions/${patient.org}/invoice?${query}`);

const open = (url: string, host = 'localhost') => backend.app.inject({ method: 'GET', url, headers: { host } });

async function subscribed(patient?: TestPatient) {
  const by = patient ?? (await checkout.payer());
  const url = `/v2/subscriptions/product/${checkout.catalogue.planOf('longevity-panel', 3)}`;
  const { body } = await by.send<Subscription>('POST', url, {});
  return { patient: by, subscription: body, id: body.vendor?.latest_invoice ?? '' };
}

describe('an invoice', () => {
  it('is written with the first charge, once, and its number goes up', async () => {
    const first = await subscribed();
    const second = await subscribed();
    expect(await rowsOf(first.subscription)).toMatchObject([
      { id: first.id, amount: 18_900, discount: 0, status: 'paid', paidWith: 'Visa ending in 4242' },
    ]);
    const [one, other] = [
      await invoiceOf(first.patient, `invoice=${first.id}`),
      await invoiceOf(second.patient, `invoice=${second.id}`),
    ];
    expect(one.body).toMatchObject({
      id: first.id,
      amount: 18_900,
      status: 'paid',
      created_at: '2026-06-15T12:00:00.000Z',
    });
    expect(one.body.number).toMatch(/^INV-2026-\d{6}$/);
    expect(Number(other.body.number.slice(-6))).toBeGreaterThan(Number(one.body.number.slice(-6)));
    await subscribed(first.patient);
    expect(await rowsOf(first.subscription)).toHaveLength(1);
  });

  it('is written for each plan of an approved visit that was paid with it, less what a code took off', async () => {
    const { patient, complete } = await checkout.visit('rapamycin', 'generic-rapamycin');
    await complete(undefined, { promo_code: 'LONGLIFE20' });
    await patient.send('POST', '/sandbox/simulate/approve-visit', {});
    const [subscription] = await listOf(patient);
    const written = subscription ? await rowsOf(subscription) : [];
    const { payments } = await checkout.books(patient.id);
    expect(written).toMatchObject([{ amount: 9900, discount: 1980, status: 'paid' }]);
    expect(payments).toMatchObject([{ amount: 9900 - 1980 }]);
    expect(subscription?.vendor?.latest_invoice).toBe(written[0]?.id);
  });

  it('has a number of its own, however many are written at once', async () => {
    const visit = await checkout.visit('metabolic-health', null);
    await visit.patient.send('POST', `/v2/intakes/${visit.id}/products`, {
      selectedProducts: [await checkout.catalogue.select('metformin-er'), await checkout.catalogue.select('acarbose')],
      patient_id: visit.patient.id,
      intakeProducts: [],
    });
    await visit.complete();
    await visit.patient.send('POST', '/sandbox/simulate/approve-visit', {});
    const all = await listOf(visit.patient);
    const numbers = (await Promise.all(all.map(rowsOf))).flat().map(({ number }) => number);
    expect([numbers.length, new Set(numbers).size]).toEqual([2, 2]);
  });

  it('is shown to its own patient alone, of the type that is named', async () => {
    const { patient, id } = await subscribed();
    const other = await checkout.payer();
    expect((await invoiceOf(other, `invoice=${id}`)).status).toBe(404);
    expect((await invoiceOf(patient, `invoice=${id}&type=lab`)).status).toBe(200);
    expect((await invoiceOf(patient, `invoice=${id}&type=medication`)).status).toBe(404);
    expect((await invoiceOf(patient, 'invoice=nothing')).status).toBe(404);
    expect((await invoiceOf(patient, 'type=lab')).status).toBe(400);
  });
});

describe('the PDF of an invoice', () => {
  it('opens without a token and is a PDF of one page that nobody keeps', async () => {
    const { patient, id } = await subscribed();
    const { body } = await invoiceOf(patient, `invoice=${id}`);
    const { statusCode, headers, rawPayload } = await open(body.invoice_pdf);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'private, no-store',
    ]);
    expect(headers['content-disposition']).toBe(`attachment; filename="${body.number}.pdf"`);
    const text = rawPayload.toString('latin1');
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(text.trimEnd().endsWith('%%EOF')).toBe(true);
    expect(text).toContain('/Count 1\n');
    expect(rawPayload.length).toBeLessThan(60_000);
  });

  it.each([
    ['Łukasz 山田', 'Ünlü'],
    ['محمد', 'الثاني'],
    ['Дмитро', 'Παπαδόπουλος-O’Neil'],
    ['A'.repeat(200), 'B'.repeat(200)],
  ])('is drawn whatever a patient is called: %s', async (firstName, lastName) => {
    const patient = await checkout.payer({ firstName, lastName });
    const { id } = await subscribed(patient);
    const { body } = await invoiceOf(patient, `invoice=${id}`);
    const { statusCode, rawPayload } = await open(body.invoice_pdf);
    expect(statusCode).toBe(200);
    const { pages, title, language, isTagged, tags, fonts, embedded } = await readPdf(rawPayload);
    expect(pages).toHaveLength(1);
    const [text = ''] = pages.map((page) => page.replaceAll('\n', ''));
    for (const part of [firstName, lastName, 'Page 1 of 1']) expect(text).toContain(part);
    expect(text).toMatch(/Date of purchase June 15, 2026.*Dates are in Pacific Time/);
    expect([title, language, isTagged]).toEqual([`Receipt ${body.number}`, 'en-US', true]);
    expect(tags).toEqual(expect.arrayContaining(['Figure', 'H1', 'Table', 'TH', 'TD']));
    expect(embedded.toSorted()).toEqual(fonts.toSorted());
  });

  it('says nothing of what is in it in its address', async () => {
    const { patient, id } = await subscribed();
    const { body } = await invoiceOf(patient, `invoice=${id}`);
    expect(body.invoice_pdf).toMatch(/^\/v2\/invoices\/[0-9a-f]{24}\/pdf\?expires=\d+&signature=[\w-]{43}$/);
  });

  it('is nothing with another signature, for another invoice or organization, or after its time', async () => {
    const [mine, other] = [await subscribed(), await subscribed()];
    const address = (await invoiceOf(mine.patient, `invoice=${mine.id}`)).body.invoice_pdf;
    const foreign = (await invoiceOf(other.patient, `invoice=${other.id}`)).body.invoice_pdf;
    const [path] = address.split('?');
    const image = backend.portal.imageAddresses.of(mine.patient.org, mine.id);
    const wrong = [
      path,
      `${path}?${foreign.split('?')[1]}`,
      `${path}?${image.split('?')[1]}`,
      address.replace(/expires=(\d+)/, (_, at: string) => `expires=${Number(at) + 300}`),
      `${address}x`,
      `${path}?expires=9&expires=9&signature=a`,
    ];
    for (const url of wrong) expect((await open(url ?? '')).statusCode).toBe(404);
    expect((await open(address, 'evergreen.localhost')).statusCode).toBe(404);
    expect((await open(address)).statusCode).toBe(200);
    advance(backend, 15 * 60 + 1);
    expect((await open(address)).statusCode).toBe(404);
    advance(backend, -(15 * 60 + 1));
  });
});

it('no two invoices of the demo patients have the same number', async () => {
  const rows = await backend.portal.database.db
    .select({ number: invoices.number, type: subscriptions.type })
    .from(invoices)
    .innerJoin(subscriptions, eq(subscriptions.id, invoices.subscriptionId));
  expect(rows.length).toBeGreaterThan(10);
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
});
