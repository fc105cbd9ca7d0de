import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Order } from '#schemas/wire/order.ts';
import type { User } from '#schemas/wire/user.ts';
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
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { expectQuestion } from '../support/steps/patientSteps.ts';
import { noComplaints, portalFixture, says } from '../support/browser/portalFixture.ts';
import type { DemoName } from '../support/portal/patientLike.ts';
import { watchCalls } from '../support/browser/watchCalls.ts';

const fixture = portalFixture();

/** A visit that stands at its checkout. */
async function atCheckout(...of: Parameters<typeof fixture.begin>) {
  const begun = await fixture.begin(...of);
  await confirmTreatment(begun.page);
  await toCheckout(begun.page);
  return begun;
}

/** A lab that stands at its checkout. */
async function atLabCheckout(who: DemoName, plan: RegExp = /One time/) {
  const begun = await fixture.begin(who, 'longevity-labs', 'lab-checkout');
  await begun.page.getByRole('radio', { name: plan }).click();
  return begun;
}

async function toLabCheckout(page: Page) {
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await says(page, 'Payment Information');
}

/** Lets the server do what a call asks and cuts the line before its answer, once for each call. */
async function cutAnswers(page: Page, paths: RegExp) {
  const cut: string[] = [];
  await page.route(paths, async (route) => {
    const request = route.request();
    const call = `${request.method()} ${new URL(request.url()).pathname.replaceAll(/[0-9a-f]{24}/g, ':id')}`;
    if (request.method() === 'GET' || cut.includes(call)) return route.continue();
    cut.push(call);
    await route.fetch();
    return route.abort('connectionreset');
  });
  return cut;
}

const failing =
  (status: number, code = 'ServerError', message = 'Something broke.') =>
  (route: Route) =>
    route.fulfill({
      status,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status, code, text: code, message, fields: [] }),
    });

/** What describes a field: its error, where it has one. */
const descriptionOf = (page: Page, label: string) =>
  page.getByLabel(label).evaluate((field) =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );

const patientOf = ({ call, organization, userId }: AnsweredVisit) =>
  call<User>('GET', `/users/${organization}/user/${userId}/patient`);

const count = (calls: readonly string[], call: string) => calls.filter((one) => one === call).length;

it('an address is checked beside its fields, completed from a suggestion, saved with ten digits, and changed or left as it is', async () => {
  const { visit, patient, page } = await atCheckout('ava', 'rapamycin', 'product-configure');
  const next = page.getByRole('button', { name: 'Next' });
  const long = 'a'.repeat(36);
  for (const [label, text, error] of [
    ['First name', '', 'Enter your first name.'],
    ['Last name', '', 'Enter your last name.'],
    ['Street address', '', 'Please enter your street address.'],
    ['Street address', long, 'Street address must be less than 35 characters long.'],
    ['Apt/Suite', long, 'Apt/Suite must be less than 35 characters long.'],
    ['City', '', 'Please enter your city.'],
    ['City', long, 'City must be less than 35 characters long.'],
    ['Zip code', '123', 'Please enter a valid zip code.'],
    ['Zip code', '12345', 'ZIP code 12345 is in NY, not in CA.'],
    ['Phone number', '555123', 'Please enter a valid phone number.'],
    ['Mobile number', '555', 'Please enter a valid mobile number.'],
  ] as const) {
    await page.getByLabel(label).fill(text);
    await page.keyboard.press('Tab');
    await expect.poll(() => descriptionOf(page, label)).toContain(error);
  }
  expect(await page.getByLabel('Street address').inputValue()).toBe(long);
  await expect.poll(() => next.getAttribute('aria-disabled')).toBe('true');
  await expectAccessible(page);
  for (const [label, text] of [
    ['Street address', 'a'.repeat(35)],
    ['Apt/Suite', ''],
    ['City', 'a'.repeat(35)],
    ['Zip code', '94607'],
    ['Zip code', '94607-1234'],
  ] as const) {
    await page.getByLabel(label).fill(text);
    await page.keyboard.press('Tab');
    await expect.poll(() => page.getByLabel(label).getAttribute('aria-invalid')).toBeNull();
  }

  await page.getByLabel('First name').fill('Ava');
  await page.getByLabel('Last name').fill('Demo');
  await page.getByLabel('Street address').fill('');
  await page.getByLabel('Street address').pressSequentially('77 Main St Los');
  await page.getByRole('option', { name: /Los Angeles, CA 90012/ }).click();
  expect(await page.getByLabel('City').inputValue()).toBe('Los Angeles');
  expect(await page.getByLabel('State', { exact: true }).inputValue()).toBe('CA');
  expect(await page.getByLabel('Zip code').inputValue()).toBe('90012');
  await page.getByLabel('Phone number').fill('');
  await page.getByLabel('Phone number').pressSequentially('6025550123');
  expect(await page.getByLabel('Phone number').inputValue()).toBe('(602) 555-0123');
  await page.getByLabel('Mobile number').fill('+1 (602) 555-0199');
  expect(await page.getByLabel('Mobile number').inputValue()).toBe('(602) 555-0199');

  await page.route('**/users/*/*', failing(500));
  await next.click();
  await page.getByRole('alert').filter({ hasText: 'Not saved yet' }).waitFor();
  expect(await page.getByLabel('City').inputValue()).toBe('Los Angeles');
  await page.unroute('**/users/*/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await says(page, 'Los Angeles, CA 90012');
  const { shipping_info: address, mobile_number: mobile } = await patientOf(visit);
  expect(address).toMatchObject({ street_address: '77 Main St', country: 'us', phone_number: '6025550123' });
  expect(mobile).toBe('6025550199');

  const edit = page.getByRole('button', { name: /^Edit: Where/ });
  await edit.click();
  expect(await page.getByLabel('Mobile number').count()).toBe(0);
  await page.getByLabel('City').fill('Pasadena');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await says(page, 'Los Angeles, CA 90012');
  await edit.click();
  await page.getByLabel('City').fill('Pasadena');
  await next.click();
  await says(page, 'Pasadena, CA 90012');
  expect((await patientOf(visit)).shipping_info?.city).toBe('Pasadena');
  await page.getByRole('button', { name: 'Text message policy' }).click();
  await page.getByRole('dialog').getByText('You receive up to 10 messages per month.', { exact: false }).waitFor();
  await page.getByRole('dialog').getByText('Reply HELP for help, or STOP', { exact: false }).waitFor();
  noComplaints(patient);
});

it('a state in which what the visit sells is not sold is told where it is chosen', async () => {
  const { patient, page } = await atCheckout('ava', 'sleep-support', 'treatment');
  const state = page.getByLabel('State', { exact: true });
  await state.selectOption({ label: 'Nevada' });
  await expect.poll(() => descriptionOf(page, 'State')).toContain('We cannot send this order to NV yet.');
  await state.selectOption({ label: 'Texas' });
  await expect.poll(() => descriptionOf(page, 'State')).toContain('Your visit is for CA');
  await state.selectOption({ label: 'California' });
  await expect.poll(() => state.getAttribute('aria-invalid')).toBeNull();
  noComplaints(patient);
});

it('a discount code says what became of it, is cut to its length, and moves nothing on the page', async () => {
  const { patient, page } = await atCheckout('ben', 'sleep-support', 'treatment', { width: 1280 });
  const box = page.getByLabel('Discount Code');
  const apply = page.getByRole('button', { name: 'Apply' });
  const isDisabled = () => apply.getAttribute('aria-disabled');
  /** How tall the page and its summary are. */
  const heights = async () => [
    await page.evaluate(() => document.documentElement.scrollHeight),
    (await page.getByRole('region', { name: 'Summary' }).boundingBox())?.height,
  ];
  expect(await isDisabled()).toBe('true');
  const before = await heights();
  const topOf = () => box.evaluate((one) => one.getBoundingClientRect().top + window.scrollY);
  const top = await topOf();
  await box.fill('a'.repeat(21));
  await says(page, 'Max amount of characters reached');
  expect(await isDisabled()).toBe('true');
  await box.fill('');
  await box.fill('b'.repeat(30));
  expect(await box.inputValue()).toBe('b'.repeat(20));
  await box.fill('AB-1');
  await says(page, 'Invalid discount code');
  await box.fill('LONGLIFE20');
  await box.press('Enter');
  await says(page, 'Discount code not applicable for selected product(s)');
  expect(await isDisabled()).toBe('true');
  expect(await heights()).toEqual(before);

  await page.route('**/v2/cart/coupon/*', failing(500));
  await box.fill('ANY1');
  expect(await isDisabled()).toBeNull();
  await apply.click();
  await says(page, 'Invalid discount code');
  await page.unroute('**/v2/cart/coupon/*');

  let body: unknown;
  await page.route('**/v2/cart/coupon/*', async (route) => {
    body = route.request().postDataJSON();
    await page.waitForFunction(() => document.body.dataset['answers'] !== undefined);
    const [{ product } = { product: '' }] = route.request().postDataJSON().products;
    await route.fulfill({ json: { productDiscounts: { [product]: { discount: 20 } } } });
  });
  await box.fill('HELD');
  await apply.click();
  await expect.poll(() => apply.getAttribute('aria-busy')).toBe('true');
  expect(await isDisabled()).toBe('true');
  await page.evaluate(() => (document.body.dataset['answers'] = 'now'));
  await says(page, 'Special discount applied');
  expect(body).toEqual({ promoCode: 'HELD', products: [{ product: expect.stringMatching(/^[0-9a-f]{24}$/) }] });
  // The sum has one line more; what is filled in stays where it is.
  expect(await topOf()).toBe(top);
  await page.getByText('Special Discount', { exact: true }).waitFor();
  await expectAccessible(page);
  await box.press('End');
  await box.press('Backspace');
  await expect.poll(() => page.getByText('Special discount applied').count()).toBe(0);
  noComplaints(patient);
});

it('a card says what its provider says, and a refused one is entered anew', async () => {
  const { visit, patient, page } = await atCheckout('dora', 'sleep-support', 'treatment');
  await fillAddress(page);
  await page.getByLabel('Card number').fill('4242424242424241');
  await page.getByRole('alert').filter({ hasText: 'Your card number is invalid.' }).waitFor();
  expect(await submit(page).getAttribute('aria-disabled')).toBe('true');
  await page.getByLabel('Card number').fill('4242');
  await page.keyboard.press('Tab');
  await says(page, 'Your card number is incomplete.');
  await fillCard(page, cards.poor);
  await submit(page).click();
  await says(page, 'Your card has insufficient funds.');
  expect(await page.getByLabel('Card number').inputValue()).toBe('4000 0000 0000 9995');
  expect(await submit(page).getAttribute('aria-disabled')).toBe('true');
  await page.getByLabel('Security code').fill('124');
  await readyToSubmit(page);
  await fillCard(page, cards.declined);
  await submit(page).click();
  await says(page, 'Your card was declined.');

  // A token that the provider does not know: the backend answers 400.
  await page.route('**/billing/profile/create', (route) => route.continue({ postData: '{"token":"tok_unknown"}' }));
  await fillCard(page, cards.good);
  await submit(page).click();
  await says(page, 'Invalid Credit Card');
  await page.unroute('**/billing/profile/create');
  await fillCard(page, cards.good);
  await submit(page).click();
  await leaveSubmitted(page);
  expect((await storedVisit(visit)).patient_complete).not.toBeNull();
  expect((await patientOf(visit)).has_card_source).toBe(true);
  noComplaints(patient);
});

it('a saved card that has expired has to be changed; one that is gone by then is a matter for support', async () => {
  const visit = await answeredVisit(await fixture.like('chloe'), 'sleep-support');
  const patient = await fixture.browser.newPatient();
  const { page } = patient;
  const old = { _id: 'card_1', brand: 'visa', last4: '4242', exp_month: 1, exp_year: 2020, exp: '01/2020' };
  await page.route('**/billing/*/patient/*/card', (route) => route.fulfill({ json: old }));
  await openVisit(page, fixture.portal.url, visit, 'treatment');
  await confirmTreatment(page);
  await expectQuestion(page, 'Where should we send your medication?');
  await says(page, 'This card has expired. Please enter another card.');
  await expect.poll(() => submit(page).getAttribute('aria-disabled')).toBe('true');
  await page.getByRole('button', { name: /^Edit: Payment/ }).click();
  await fillCard(page, cards.good);
  await readyToSubmit(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await says(page, 'Visa ending in 4242');
  await page.unroute('**/billing/*/patient/*/card');

  await page.reload();
  await readyToSubmit(page);
  await page.route('**/users/*/user/*/patient', async (route) => {
    const response = await route.fetch();
    const user: User = await response.json();
    await route.fulfill({ response, json: { ...user, has_card_source: false } });
  });
  await submit(page).click();
  await says(page, 'Error. Please, contact support.');
  await page.getByRole('button', { name: 'Error. Try Again.' }).waitFor();
  expect((await storedVisit(visit)).patient_complete).toBeNull();
  noComplaints(patient);
});

it('a checkout whose answers are all lost settles by itself on one account and one payment', async () => {
  const { visit, patient, page } = await atCheckout('hana', 'rapamycin', 'product-configure');
  await fillAddress(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await says(page, '12 Harbor Street');
  await fillCard(page, cards.good);
  const cut = await cutAnswers(page, /\/(users|billing|v2)\/(?!session)/);
  const calls = await watchCalls(fixture.portal);
  await submit(page).click();
  await leaveSubmitted(page);
  expect(cut).toEqual([
    'POST /users/:id/:id/billing/profile/create',
    'POST /v2/intakes/:id/complete',
    'POST /v2/mailing/tags',
  ]);
  expect(count(await calls(), 'POST /v2/intakes/:intakeId/complete')).toBe(2);
  const stored = await storedVisit(visit);
  expect(stored.medical_review_payment).toMatchObject({ status: 'authorized' });
  const { shipping_info, mailchimp_id } = await patientOf(visit);
  expect(shipping_info?.phone_number).toBe('5105550147');
  // On the mailing list since the checkout was opened.
  expect(mailchimp_id).not.toBeNull();
  noComplaints(patient);
});

it('a coaching membership whose answers are all lost is joined, subscribed and paid once, and is not bought again by who has it', async () => {
  const chloe = await fixture.like('chloe');
  const { visit, patient, page } = await fixture.begin(chloe, 'longevity-coaching', 'membership');
  await page.getByRole('radio', { name: /3 months/ }).click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expectQuestion(page, 'Billing Information');
  await says(page, 'This bundle saves $750 on average.');
  const cut = await cutAnswers(page, /\/(users|billing|v2)\/(?!session)/);
  await submit(page).click();
  await page.waitForURL(/\/schedule-coaching\/[0-9a-f]{24}\?coachingLink=https%3A%2F%2F/);
  expect(cut).toEqual([
    'POST /v2/memberships/start',
    'POST /v2/subscriptions/product/:id',
    'PUT /v2/intakes/:id',
    'POST /v2/intakes/:id/complete',
    'POST /v2/mailing/tags',
  ]);
  const { subscriptions } = await storedVisit(visit);
  expect(subscriptions).toHaveLength(1);
  expect(page.url()).toContain(`/schedule-coaching/${subscriptions[0]}?`);
  expect((await patientOf(visit)).membership).not.toBeNull();
  noComplaints(patient);

  const again = await fixture.begin(chloe, 'longevity-coaching', 'membership');
  await again.page.getByRole('radio', { name: /1 month/ }).click();
  await again.page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expectQuestion(again.page, 'Billing Information');
  const calls = await watchCalls(fixture.portal);
  await submit(again.page).click();
  await says(again.page, 'You already have Longevity Coaching, so it was not ordered again.');
  await says(again.page, 'Your card was not charged.');
  const made = await calls();
  expect(made).not.toContain('POST /v2/memberships/start');
  expect(made).not.toContain('POST /v2/intakes/:intakeId/complete');
  noComplaints(again.patient);
});

it('without a network an order waits and goes on by itself; a lost tag does not hold it, and it is counted once', async () => {
  const { visit, patient, page } = await fixture.begin('chloe', 'sleep-support', 'treatment');
  await confirmTreatment(page);
  await expectQuestion(page, 'Where should we send your medication?');
  await page.evaluate(() => {
    sessionStorage.setItem('membership', JSON.stringify({ membership_id: 'a'.repeat(24), price_id: 'b'.repeat(24) }));
    // Read on the dashboard, which is a document of its own.
    document.addEventListener('portal:tracked', (event) => {
      if (!(event instanceof CustomEvent)) return;
      const before = sessionStorage.getItem('tracked') ?? '';
      sessionStorage.setItem('tracked', `${before} ${String(event.detail.name)}`);
    });
  });
  await page.route('**/v2/mailing/**', (route) => route.abort());
  await readyToSubmit(page);
  await patient.context.setOffline(true);
  await submit(page).click();
  await page
    .getByRole('alert')
    .filter({ hasText: 'You are offline. Your order will continue automatically' })
    .waitFor();
  await page.getByRole('button', { name: 'Submitting...' }).waitFor();
  await expectAccessible(page);
  expect((await storedVisit(visit)).patient_complete).toBeNull();
  const calls = await watchCalls(fixture.portal);
  await patient.context.setOffline(false);
  await leaveSubmitted(page);
  const made = await calls();
  expect(count(made, 'POST /v2/intakes/:intakeId/complete')).toBe(1);
  expect(count(made, 'POST /v2/memberships/start')).toBe(0);
  expect(await page.evaluate(() => sessionStorage.getItem('tracked'))).toBe(' checkout complete');
  expect(await page.evaluate(() => sessionStorage.getItem('membership'))).toBeNull();
  expect((await storedVisit(visit)).patient_complete).not.toBeNull();
  noComplaints(patient);
});

it('the checkout of another organization sends no tags and counts nothing', async () => {
  const calls = await watchCalls(fixture.portal);
  const { visit, patient, page } = await atCheckout('fern', 'rapamycin', 'product-configure');
  await page.evaluate(() => {
    document.addEventListener('portal:tracked', () => (document.body.dataset['tracked'] = 'yes'));
  });
  await fillAddress(page);
  await fillCard(page, cards.good);
  await submit(page).click();
  await leaveSubmitted(page);
  expect(await page.evaluate(() => document.body.dataset['tracked'])).toBeUndefined();
  expect((await storedVisit(visit)).medical_review_payment?.status).toBe('authorized');
  const made = await calls();
  expect(made).toContain('POST /v2/intakes/:intakeId/complete');
  expect(made.filter((call) => call.includes('/mailing/'))).toEqual([]);
  noComplaints(patient);
});

it('a lab says why its order failed, is ordered once however often it is tried, and leads to the labs without a panel', async () => {
  const { visit, patient, page } = await atLabCheckout('gus');
  const { call, organization, userId } = visit;
  await toLabCheckout(page);
  await fillAddress(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await says(page, '12 Harbor Street');
  const calls = await watchCalls(fixture.portal);
  const fail = async (text: string | RegExp) => {
    await fillCard(page, cards.good);
    await submit(page).click();
    await page.getByRole('alert').filter({ hasText: text }).waitFor();
    await page.getByRole('button', { name: 'Error. Try Again.' }).waitFor();
  };

  // The patient moves in another tab.
  await call('PUT', `/users/${organization}/${userId}`, { shipping_info: { state: 'NJ', zip_code: '07030' } });
  await fail('we cannot provide lab testing in NY, NJ and RI.');
  expect(await submit(page).getAttribute('aria-disabled')).toBe('true');
  await says(page, 'Oakland, NJ 07030');
  await call('PUT', `/users/${organization}/${userId}`, { shipping_info: { state: 'AZ', zip_code: '85004' } });
  await page.getByRole('button', { name: /^Edit: Where/ }).click();
  await page.getByLabel('State', { exact: true }).selectOption({ label: 'Arizona' });
  await page.getByLabel('Zip code').fill('85004');
  await page.getByRole('button', { name: 'Next' }).click();
  await says(page, 'Oakland, AZ 85004');
  await page.route('**/v2/orders/*/submit', failing(400, 'InvalidPhone', 'Phone number is not correct'));
  await fail('Please enter a valid phone number.');
  await page.unroute('**/v2/orders/*/submit');
  await page.route('**/v2/orders/*/submit', failing(500));
  await fail('There was an error submitting your order.');
  await page.unroute('**/v2/orders/*/submit');

  await page.route('**/v2/labs/product/*/panel', (route) => route.fulfill({ json: { panelId: null } }));
  await fillCard(page, cards.good);
  const cut = await cutAnswers(page, /\/v2\/(orders|intakes)\//);
  await submit(page).click();
  await page.waitForURL(`${fixture.portal.url}/labs`);
  expect(cut).toEqual(['POST /v2/orders/:id/submit', 'PUT /v2/intakes/:id', 'POST /v2/intakes/:id/complete']);
  expect(count(await calls(), 'POST /v2/orders/patient')).toBe(1);
  const orders = await call<Order[]>('GET', `/orders/${organization}/patient/${userId}`);
  expect(orders).toMatchObject([{ status: 'processing', payment: 'captured', amount: 22_900 }]);
  expect((await storedVisit(visit)).orders).toEqual([orders[0]?._id]);
  noComplaints(patient);
});

it('a lab plan that renews says what lab analysis saves, fails without a reason, and becomes one subscription', async () => {
  const { visit, patient, page } = await atLabCheckout('chloe', /3 months/);
  await says(page, 'Lab analysis included: you save $120');
  await toLabCheckout(page);
  expect(await page.getByText('Lab Work').count()).toBe(0);
  await page.route(
    '**/v2/subscriptions/product/*',
    failing(402, 'CardDeclined', 'A reason that the panel does not show.'),
  );
  await submit(page).click();
  await page.getByRole('button', { name: 'Error. Try Again.' }).waitFor();
  expect(await page.getByText('A reason that the panel does not show.').count()).toBe(0);
  expect(await page.getByText('There was an error').count()).toBe(0);
  await page.unroute('**/v2/subscriptions/product/*');
  const cut = await cutAnswers(page, /\/v2\/(subscriptions|intakes)\//);
  const calls = await watchCalls(fixture.portal);
  await submit(page).click();
  await page.waitForURL(/\/labs\/[0-9a-f]{24}$/);
  expect(cut).toEqual(['POST /v2/subscriptions/product/:id', 'PUT /v2/intakes/:id', 'POST /v2/intakes/:id/complete']);
  await expectOrder(calls, ['POST /v2/subscriptions/product/:productId', 'PUT /v2/intakes/:intakeId']);
  expect((await storedVisit(visit)).subscriptions).toHaveLength(1);
  noComplaints(patient);
});

it('the keyboard alone enters address and card and sends the order', async () => {
  const { visit, patient, page } = await atCheckout('ben', 'rapamycin', 'product-configure', {
    width: 1280,
  });
  /** Goes on with Tab until a control with this name has the focus. */
  const tabTo = async (name: RegExp) => {
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      const text = await focused.evaluate((element) =>
        element instanceof HTMLInputElement || element instanceof HTMLSelectElement
          ? (element.labels?.[0]?.textContent ?? '')
          : (element.getAttribute('aria-label') ?? element.textContent ?? ''),
      );
      if (name.test(text)) return;
    }
    throw new Error(`Tab does not reach ${String(name)}`);
  };
  const enter = async (name: RegExp, text: string) => {
    await tabTo(name);
    await page.keyboard.type(text);
  };
  await enter(/^First name/, 'Ben');
  await enter(/^Last name/, 'Demo');
  await enter(/^Street address/, '88 Main St Aus');
  await page.getByRole('option', { name: /Austin, TX/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByLabel('City').inputValue()).toBe('Austin');
  await enter(/^Phone number/, '5125550177');
  await tabTo(/^Next/);
  await page.keyboard.press('Enter');
  await says(page, '88 Main St');
  await expect.poll(() => page.locator(':focus').getAttribute('aria-label')).toMatch(/^Edit: Where/);
  await enter(/^Card number/, '4242424242424242');
  await enter(/^Expiration/, '1231');
  await enter(/^Security/, '123');
  await enter(/^Discount Code/, 'LONGLIFE20');
  await page.keyboard.press('Enter');
  await says(page, 'Special discount applied');
  await tabTo(/^Submit order/);
  await page.keyboard.press('Enter');
  await leaveSubmitted(page);
  expect((await storedVisit(visit)).medical_review_payment?.status).toBe('authorized');
  noComplaints(patient);
});
