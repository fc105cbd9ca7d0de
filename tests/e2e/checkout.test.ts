import { expect, it } from 'vitest';
import type { Product } from '#schemas/wire/product.ts';
import { membershipIdOf } from '#services/backend/modules/catalogue/membershipIdOf.ts';
import { membershipPriceIdOf } from '#services/backend/modules/catalogue/membershipPriceIdOf.ts';
import { answeredVisit, type AnsweredVisit } from '../support/portal/answeredVisit.ts';
import {
  cards,
  confirmTreatment,
  expectOrder,
  fillAddress,
  fillCard,
  openVisit,
  readyToSubmit,
  storedVisit,
  submit,
  toCheckout,
  leaveSubmitted,
} from '../support/steps/checkoutSteps.ts';
import { type WatchedPage } from '../support/browser/openBrowser.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { choose, expectQuestion } from '../support/steps/patientSteps.ts';
import { dashboard, noComplaints, portalFixture, says } from '../support/browser/portalFixture.ts';
import { watchCalls } from '../support/browser/watchCalls.ts';

const fixture = portalFixture();

const session = (page: WatchedPage['page'], key: string) => page.evaluate((name) => sessionStorage.getItem(name), key);

const approve = async ({ call, intake }: AnsweredVisit) =>
  call('POST', '/sandbox/simulate/approve-visit', { intakeId: intake._id });

it('a new patient buys a protocol with a discount code: card, account, completion and tags go in order, and nothing is charged before approval', async () => {
  const { visit, patient, page } = await fixture.begin('gus', 'rapamycin', 'protocol-selection');
  await expectQuestion(page, 'Select your protocol');
  await page.getByText('Starting at $87/mo').waitFor();
  await page.getByText('Starting at $52/mo').waitFor();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /Select/ })
    .first()
    .click();
  await expectQuestion(page, 'Treatment preferences');
  await page.waitForURL(
    /\/product-configure\?product=[0-9a-f]{24}&intakeTemplateId=[0-9a-f]{24}&initialIntakeTemplateId=/,
  );
  await page.getByRole('radio', { name: /3 months/ }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await toCheckout(page);
  await page.getByText('Nothing is charged or shipped until your doctor approves.', { exact: false }).waitFor();

  expect(JSON.parse((await session(page, 'selected_products')) ?? '[]')).toMatchObject([
    {
      name: 'Generic Rapamycin',
      selected_configuration: {
        quantity: 201 * 4,
        pricing: { total: 29_700, total_discount: 27_900 },
        shipping: { months: 3, non_recurring: false },
        treatment_properties: { quantity: 201 * 4 * 3, duration: 3, recommendation_requested: false },
      },
    },
  ]);

  await page.getByLabel('Discount Code').fill('AB-1');
  await says(page, 'Invalid discount code');
  await page.getByLabel('Discount Code').fill('EXPIRED10');
  await page.keyboard.press('Enter');
  await says(page, 'Invalid discount code');
  await page.getByLabel('Discount Code').fill('UNKNOWN1');
  await page.keyboard.press('Enter');
  await says(page, 'Discount code not applicable for selected product(s)');
  await page.getByLabel('Discount Code').fill('LONGLIFE20');
  await page.getByRole('button', { name: 'Apply' }).click();
  await says(page, 'Special discount applied');
  await page.getByText('$223.20', { exact: true }).waitFor();

  await fillAddress(page);
  await fillCard(page, cards.good);
  await readyToSubmit(page);
  await expectAccessible(page);
  const calls = await watchCalls(fixture.portal);
  await submit(page).dblclick();
  await leaveSubmitted(page);
  await expectOrder(calls, [
    'PUT /users/:org/:userId',
    'GET /users/:org/user/:userId/patient',
    'POST /users/:org/:userId/billing/profile/create',
    'POST /v2/intakes/:intakeId/complete',
    'POST /v2/mailing/tags',
    'POST /v2/mailing/tags',
  ]);
  expect((await calls()).filter((call) => call === 'POST /v2/intakes/:intakeId/complete')).toHaveLength(1);
  expect(
    (await calls()).filter((call) => call.includes('/memberships/start') || call.includes('/subscriptions/')),
  ).toEqual([]);
  expect(await session(page, 'selected_products')).toBeNull();
  expect(await session(page, 'intake_completed')).toContain(visit.intake._id);

  const completed = await storedVisit(visit);
  expect(completed.patient_complete).not.toBeNull();
  expect(completed.physician_review).toBeNull();
  expect(completed.medical_review_payment).toEqual({ amount: 22_320, status: 'authorized' });
  await approve(visit);
  expect((await storedVisit(visit)).medical_review_payment).toEqual({ amount: 22_320, status: 'captured' });
  noComplaints(patient);
});

it('a declined card says why and that nothing was charged; a good one then completes the visit once', async () => {
  const { visit, patient, page } = await fixture.begin('ben', 'rapamycin', 'product-configure');
  await confirmTreatment(page);
  await toCheckout(page);
  await fillAddress(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('12 Harbor Street').waitFor();
  await fillCard(page, cards.declined);
  await submit(page).click();
  await says(page, 'Your card was declined.');
  await says(page, 'Your card was not charged.');
  await page.getByRole('button', { name: 'Error. Try Again.' }).waitFor();
  await expectAccessible(page);
  expect((await storedVisit(visit)).patient_complete).toBeNull();
  // What was entered stays, so that one digit can be corrected; until then it is not sent again.
  expect(await page.getByLabel('Card number').inputValue()).toBe('4000 0000 0000 0002');
  expect(await page.getByLabel('Expiration date').inputValue()).toBe('12/31');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Your card was declined.');
  await says(page, 'Please correct your card or enter another one.');
  await page.getByLabel('Card number').fill(cards.good);
  const calls = await watchCalls(fixture.portal);
  await submit(page).click();
  await leaveSubmitted(page);
  expect((await calls()).some((call) => call === 'PUT /users/:org/:userId')).toBe(false);
  expect((await storedVisit(visit)).medical_review_payment?.status).toBe('authorized');
  noComplaints(patient);
});

/** What of the total is seen at each place of the page, a little further down each time. */
const totalsSeen = (page: WatchedPage['page']) =>
  page.evaluate(async () => {
    const seen: boolean[] = [];
    const end = document.documentElement.scrollHeight - innerHeight;
    for (let top = 0; top < end + 100; top += 100) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      seen.push(
        [...document.querySelectorAll<HTMLElement>('p, dt')]
          .filter(({ innerText }) => /^Total\b/.test(innerText))
          .some((line) => {
            const { right, top: above, bottom, height } = line.getBoundingClientRect();
            const there =
              height > 0 && bottom <= innerHeight && document.elementFromPoint(right - 20, (above + bottom) / 2);
            return there instanceof Element && line.contains(there);
          }),
      );
    }
    return seen;
  });

/** Fields that show less than what is in them. */
const cutOff = (page: WatchedPage['page']) =>
  page
    .locator('main input')
    .evaluateAll((all) =>
      all
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ id, outerHTML }) => id || outerHTML),
    );

it('on the narrowest screen a card and a code are seen as a whole, and the total wherever the patient is', async () => {
  const { patient, page } = await fixture.begin('ben', 'rapamycin', 'product-configure', { width: 280, height: 653 });
  await confirmTreatment(page);
  await toCheckout(page);
  await fillAddress(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('12 Harbor Street').waitFor();
  expect(new Set(await totalsSeen(page))).toEqual(new Set([true]));
  await fillCard(page, cards.declined);
  await page.getByLabel('Discount Code').fill('LONGLIFE20');
  expect(await cutOff(page)).toEqual([]);
  await submit(page).click();
  await says(page, 'Your card was not charged.');
  expect(new Set(await totalsSeen(page))).toEqual(new Set([true]));
  noComplaints(patient);
});

it('a card that is kept and then fails leaves the visit open; the next card pays it', async () => {
  const { visit, patient, page } = await fixture.begin('ava', 'rapamycin', 'product-configure', {
    width: 1280,
  });
  await confirmTreatment(page);
  await toCheckout(page);
  await fillAddress(page);
  await fillCard(page, cards.failsLater);
  await submit(page).click();
  await page.getByRole('button', { name: 'Error. Try Again.' }).waitFor();
  await says(page, 'Your card was declined.');
  await says(page, 'Your card was not charged.');
  expect((await storedVisit(visit)).medical_review_payment).toBeNull();
  await fillCard(page, cards.good);
  const calls = await watchCalls(fixture.portal);
  await submit(page).click();
  await leaveSubmitted(page);
  await expectOrder(calls, [
    'GET /users/:org/user/:userId/patient',
    'PUT /users/:org/:userId/add-card',
    'POST /v2/intakes/:intakeId/complete',
  ]);
  expect((await storedVisit(visit)).medical_review_payment?.status).toBe('authorized');
  noComplaints(patient);
});

it('a bundle is bought together with an add-on whose plan was changed, on the saved card and address', async () => {
  const { visit, patient, page } = await fixture.begin('chloe', 'metabolic-health', 'product-configure', {
    width: 1280,
  });
  await page.getByText('Metformin ER').first().waitFor();
  await page.getByText('Acarbose').first().waitFor();
  await confirmTreatment(page);
  await expectQuestion(page, 'Would you like to add any additional treatments?');
  await page.getByText('Select any medications you would like to add on to your plan, or skip for now.').waitFor();
  await expectAccessible(page);
  await page.getByRole('checkbox').first().click();
  expect(await page.getByRole('button', { name: /Change Plan/ }).count()).toBe(1);
  await page.getByRole('button', { name: /Change Plan/ }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page
    .getByRole('button', { name: /Learn More/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expectQuestion(page, 'Where should we send your medication?');
  await page.getByText('Addons').waitFor();
  await page.getByText('1200 Sample Bay Drive').waitFor();
  await page.getByText(/4242/).waitFor();
  const calls = await watchCalls(fixture.portal);
  await submit(page).click();
  await leaveSubmitted(page);
  const made = await calls();
  expect(made.filter((call) => call.startsWith('PUT /users') || call.includes('billing/profile'))).toEqual([]);
  const { products, medical_review_payment: payment } = await storedVisit(visit);
  expect(products.map(({ selected_configuration: { type } }) => type ?? 'main').toSorted()).toEqual([
    'addon',
    'main',
    'main',
  ]);
  expect(payment?.amount).toBe(
    products.reduce((sum, { selected_configuration: { pricing } }) => sum + pricing.total_discount, 0),
  );
  noComplaints(patient);
});

it('a custom protocol and a request for assistance say what comes and reserve nothing', async () => {
  const custom = await fixture.begin('hana', 'rapamycin', 'product-configure');
  await custom.page.getByLabel('Need a Custom Protocol?').click();
  await custom.page.getByText('Custom protocol Request').waitFor();
  await custom.page.getByRole('textbox').fill('I would like a lower dose in winter');
  await expectAccessible(custom.page);
  await custom.page.getByRole('button', { name: 'Continue', exact: true }).click();
  await toCheckout(custom.page);
  await custom.page
    .getByText('You have requested a custom protocol, we will provide you with', { exact: false })
    .waitFor();
  expect(await session(custom.page, 'selected_products')).not.toContain('winter');
  await fillAddress(custom.page);
  await fillCard(custom.page, cards.good);
  await submit(custom.page).click();
  await leaveSubmitted(custom.page);
  const stored = await storedVisit(custom.visit);
  expect(stored.medical_review_payment).toBeNull();
  expect(stored.products[0]?.selected_configuration.treatment_properties.comment).toBe(
    'I would like a lower dose in winter',
  );
  noComplaints(custom.patient);

  const request = await fixture.begin('dora', 'rapamycin', 'product-configure');
  await choose(request.page, 'Help me choose: ask for clinical assistance');
  await confirmTreatment(request.page);
  await toCheckout(request.page);
  await request.page
    .getByText('You have requested clinical assistance, we will provide you with', { exact: false })
    .waitFor();
  noComplaints(request.patient);
});

it('a lab is refused in New York, ordered once elsewhere, and leads to its panel', async () => {
  const { visit, patient, page } = await fixture.begin('chloe', 'longevity-labs', 'lab-checkout');
  await page.waitForURL(/\/consultation\/lab-checkout\/[0-9a-f]{24}\/[0-9a-f]{24}\/l\/[0-9a-f]{24}/);
  await page.getByRole('radio').first().waitFor();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByText('Payment Information').waitFor();
  await page.getByRole('button', { name: 'Edit' }).first().click();
  await page.getByLabel('State', { exact: true }).selectOption({ label: 'New York' });
  await page.getByLabel('Zip code').focus();
  await page.getByText('we cannot provide lab testing in NY, NJ and RI.', { exact: false }).first().waitFor();
  await expectAccessible(page);
  await page.getByLabel('State', { exact: true }).selectOption({ label: 'Florida' });
  const calls = await watchCalls(fixture.portal);
  await submit(page).click();
  await page.waitForURL(/\/labs\/[0-9a-f]{24}$/);
  await page.getByRole('heading', { level: 1, name: 'Order being prepared' }).waitFor();
  await page.getByText('$229.00 was charged to your card.').waitFor();
  await expectOrder(calls, ['POST /v2/orders/patient', 'POST /v2/orders/:orderId/submit', 'PUT /v2/intakes/:intakeId']);
  expect((await calls()).filter((call) => call === 'POST /v2/orders/patient')).toHaveLength(1);
  const stored = await storedVisit(visit);
  expect(stored.orders).toHaveLength(1);
  expect(stored.patient_complete).not.toBeNull();
  noComplaints(patient);
});

it('a visit whose payment is not collected charges and reserves nothing', async () => {
  const { visit, patient, page } = await fixture.begin('chloe', 'sleep-support', 'treatment');
  await page.waitForURL(/\/consultation\/treatment\/|\/intake\/[0-9a-f]{24}\/treatment/);
  await confirmTreatment(page);
  await expectQuestion(page, 'Where should we send your medication?');
  await submit(page).click();
  await leaveSubmitted(page);
  const stored = await storedVisit(visit);
  expect(stored.patient_complete).not.toBeNull();
  expect(stored.medical_review_payment).toBeNull();
  noComplaints(patient);
});

it('a product that is not sold in the state of the patient is refused with the way to the care team', async () => {
  const visit = await answeredVisit(await fixture.like('dora'), 'sleep-support');
  const { call, organization, userId } = visit;
  await call('PUT', `/users/${organization}/${userId}`, { state: 'NV' });
  const patient = await fixture.browser.newPatient();
  const { page } = patient;
  await openVisit(page, fixture.portal.url, visit, 'treatment');
  await confirmTreatment(page);
  await says(page, 'Product not available in your region.');
  await page.getByText('for more details.').waitFor();
  const link = page.getByRole('link', { name: 'Message us' });
  expect(await link.getAttribute('href')).toBe(`/dashboard/${userId}/messages`);
  await expectAccessible(page);
  noComplaints(patient);
});

it('a patient who has joined a membership already pays it with the visit, as shown, and joins none again', async () => {
  const member = await fixture.like('chloe');
  const { call, organization, userId } = member;
  await call('POST', '/v2/memberships/start', {
    membership_id: membershipIdOf(organization, 'longevity-core'),
    price_id: membershipPriceIdOf(organization, 'longevity-core', 1),
    data: { patient_id: userId },
  });
  const { visit, patient, page } = await fixture.begin(member, 'rapamycin', 'product-configure');
  await confirmTreatment(page);
  await expectQuestion(page, 'Where should we send your medication?');
  await page.getByText('$228.00').first().waitFor();
  await readyToSubmit(page);
  const calls = await watchCalls(fixture.portal);
  await submit(page).click();
  await leaveSubmitted(page);
  expect((await calls()).filter((one) => one.includes('/memberships/start'))).toEqual([]);
  expect((await storedVisit(visit)).medical_review_payment).toEqual({ amount: 22_800, status: 'authorized' });
  noComplaints(patient);
});

it('a second tab that pays the same visit is told that it has been paid', async () => {
  const { visit, patient, page } = await fixture.begin('chloe', 'sleep-support', 'treatment');
  await confirmTreatment(page);
  await expectQuestion(page, 'Where should we send your medication?');
  const other = await patient.newTab();
  await other.goto(page.url());
  await expectQuestion(other, 'Where should we send your medication?');
  await submit(page).click();
  await leaveSubmitted(page);
  await submit(other).click();
  await says(other, 'Thank you. We have your visit.');
  await says(other, 'This intake has already been paid.');
  expect(await other.getByText('Try Again').count()).toBe(0);
  expect((await storedVisit(visit)).patient_complete).not.toBeNull();
  await other.goto(`${fixture.portal.url}/intake/${visit.intake._id}/checkout`);
  await says(other, 'This intake has already been paid.');
  await other.getByRole('link', { name: 'Go to my dashboard' }).click();
  await other.waitForURL(dashboard);
  noComplaints(patient);
});

it('an order that another tab has changed is shown as it is now and not sent as it was', async () => {
  const { visit, patient, page } = await fixture.begin('chloe', 'rapamycin', 'product-configure');
  await confirmTreatment(page);
  await expectQuestion(page, 'Where should we send your medication?');
  await page.getByText('$99.00').first().waitFor();
  const { call, organization, userId, intake } = visit;
  const [chosen] = (await storedVisit(visit)).products;
  const plans = await call<Product[]>('GET', `/product/${organization}/template/${chosen?._id}/products`);
  const product = plans.find(({ pricing }) => pricing.recurring.interval_count === 6)?._id;
  const configuration = chosen?.selected_configuration;
  await call('POST', `/v2/intakes/${intake._id}/products`, {
    selectedProducts: [
      {
        ...chosen,
        selected_configuration: {
          ...configuration,
          treatment_properties: { ...configuration?.treatment_properties, product },
        },
      },
    ],
    patient_id: userId,
    intakeProducts: [],
  });
  await submit(page).click();
  await says(page, 'Your order was changed in another tab or on another device. Please check it and submit it again.');
  await says(page, 'Your card was not charged.');
  await page.getByText('$522.00').first().waitFor();
  expect((await storedVisit(visit)).medical_review_payment).toBeNull();
  await submit(page).click();
  await leaveSubmitted(page);
  expect((await storedVisit(visit)).medical_review_payment).toEqual({ amount: 52_200, status: 'authorized' });
  noComplaints(patient);
});
