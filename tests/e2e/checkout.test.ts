import type { Locator, Page, Request, Route } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import type { Lifestyle } from '#schemas/wire/lifestyle.ts';
import type { Order } from '#schemas/wire/order.ts';
import type { User, UserUpdate } from '#schemas/wire/user.ts';
import { productTemplateIdOf } from '#services/backend/modules/catalogue/catalogueIds.ts';
import { answeredVisit, type AnsweredVisit } from '../support/portal/answeredVisit.ts';
import type { Caller } from '../support/portal/beginSession.ts';
import { patientLike } from '../support/portal/patientLike.ts';
import { signUpByCall } from '../support/portal/signUpByCall.ts';
import { startPortal } from '../support/portal/startPortal.ts';
import { codeOf } from '../support/browser/codeOf.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import type { WatchedPage } from '../support/browser/openBrowser.ts';
import { dashboard, noComplaints, portalFixture, says } from '../support/browser/portalFixture.ts';
import { watchCalls } from '../support/browser/watchCalls.ts';
import {
  cards,
  confirmAnswers,
  confirmTreatment,
  expectOrder,
  fillAddress,
  fillCard,
  leaveSubmitted,
  readyToSubmit,
  storedVisit,
  submit,
  toCheckout,
} from '../support/steps/checkoutSteps.ts';
import { logIn } from '../support/steps/entrySteps.ts';
import { choose, expectQuestion, fillProfile, goOn, isAlive, signIn } from '../support/steps/patientSteps.ts';
import { isFull } from '../support/full.ts';

const fixture = portalFixture();

const session = (page: WatchedPage['page'], key: string) => page.evaluate((name) => sessionStorage.getItem(name), key);

const approve = async ({ call, intake }: AnsweredVisit) =>
  call('POST', '/sandbox/simulate/approve-visit', { intakeId: intake._id });

/** A visit that stands at its checkout. */
async function atCheckout(...of: Parameters<typeof fixture.begin>) {
  const begun = await fixture.begin(...of);
  await confirmTreatment(begun.page);
  await toCheckout(begun.page);
  return begun;
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

const patientOf = ({ call, organization, userId }: AnsweredVisit) =>
  call<User>('GET', `/users/${organization}/user/${userId}/patient`);

const count = (calls: readonly string[], call: string) => calls.filter((one) => one === call).length;

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
        // 201 lb would be 804 units; the greatest dose that is offered without a provider is 200 a week.
        quantity: 800,
        pricing: { total: 29_700, total_discount: 27_900 },
        shipping: { months: 3, non_recurring: false },
        treatment_properties: { quantity: 800 * 3, duration: 3, recommendation_requested: false },
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

it.runIf(isFull)(
  'on narrow screens a card, a code and the products are seen as a whole, and the total wherever the patient is',
  async () => {
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

    const { patient: chooser, page: choosing } = await fixture.begin('gus', 'rapamycin', 'product-configure', {
      width: 320,
    });
    const card = choosing.locator('label').filter({ hasText: 'Compounded Rapamycin' });
    await card.waitFor();
    expect(await card.evaluate((element) => element.getBoundingClientRect().right)).toBeLessThanOrEqual(320 - 16);
    expect(await choosing.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const price = await card.getByText('From $52/mo').boundingBox();
    const text = await card.getByText('Enteric-coated', { exact: false }).boundingBox();
    expect(price?.y).toBeGreaterThanOrEqual((text?.y ?? 0) + (text?.height ?? 0));
    noComplaints(chooser);
  },
);

it('a second tab that pays the same visit is told that it has been paid', async () => {
  const { visit, patient, page } = await fixture.begin('chloe', 'sleep-support', 'treatment');
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(fixture.portal.url) && !request.url().startsWith('data:'))
      foreign.push(request.url());
  });
  await confirmTreatment(page);
  await confirmAnswers(page);
  await expectQuestion(page, 'Where should we send your medication?');
  // Without a collector nothing is posted anywhere.
  expect(foreign).toEqual([]);
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

it.runIf(isFull)(
  'a discount code says what became of it, is cut to its length, and moves nothing on the page',
  async () => {
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
  },
);

it('a coaching membership whose answers are all lost is joined, subscribed and paid once, and is not bought again by who has it', async () => {
  const chloe = await fixture.like('chloe');
  const { visit, patient, page } = await fixture.begin(chloe, 'longevity-coaching', 'membership');
  await page.getByRole('radio', { name: /3 months/ }).click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await confirmAnswers(page);
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
  await confirmAnswers(again.page);
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
  await confirmAnswers(page);
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

/**
 * The paths of the scripts that a page has imported. A script that was only fetched does not count: the browser asks for it once more
 * to run it.
 */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType !== 'fetch')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );

/** Begins at the choice of a protocol, and has the browser list all files: it stops at 250 otherwise. */
async function beginAtProtocols() {
  const begun = await fixture.begin('gus', 'rapamycin', 'protocol-selection');
  await begun.page.evaluate(() => performance.setResourceTimingBufferSize(5000));
  return begun;
}

/** Walks from the choice of a protocol to the checkout. */
async function walkToCheckout(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /Select/ })
    .first()
    .click();
  await confirmTreatment(page);
  await toCheckout(page);
}

it.runIf(isFull)(
  'the screens to come are read while there is a network, so that none is missing when it fails',
  async () => {
    const before = await beginAtProtocols();
    await walkToCheckout(before.page);
    const needed = await scriptsOf(before.page);
    expect(needed).toContainEqual(expect.stringContaining('/assets/Checkout-'));
    const { patient, page } = await beginAtProtocols();
    await expectQuestion(page, 'Select your protocol');
    await expect.poll(() => scriptsOf(page)).toEqual(expect.arrayContaining(needed));
    const missed: string[] = [];
    // What comes after the checkout is still being read.
    await page.route(/\/assets\/.*\.js/, (route) => {
      missed.push(new URL(route.request().url()).pathname);
      return route.abort();
    });
    await walkToCheckout(page);
    expect(missed.filter((script) => needed.includes(script))).toEqual([]);
    noComplaints(patient);
  },
);

it.runIf(isFull)('a screen whose code could not be fetched at first is there when it is reached', async () => {
  const { page, open, visit } = await fixture.begin('gus', 'rapamycin', 'protocol-selection');
  await expectQuestion(page, 'Select your protocol');
  const cut: string[] = [];
  // The file came, and the network went before the browser asked for it once more to run it.
  await page.route(codeOf('Checkout'), (route) => {
    if (cut.length > 0 || route.request().resourceType() !== 'script') return route.fallback();
    cut.push(route.request().url());
    return route.abort();
  });
  await open(`/intake/${visit.intake._id}/protocol-selection`);
  await expect.poll(() => cut).toHaveLength(1);
  await walkToCheckout(page);
});

const REGION =
  'Due to regulatory restrictions prohibiting the online prescribing of lab testing, we cannot provide lab testing in NY, NJ and RI.';

interface SignedUp extends Caller {
  readonly page: Page;
  readonly watched: WatchedPage;
  readonly idOf: (slug: string) => string;
  readonly open: (path: string) => Promise<void>;
  readonly orders: () => Promise<Order[]>;
}

/** A patient of this test alone, signed in at the shop. */
async function signedUp(profile?: UserUpdate, width = 390): Promise<SignedUp> {
  const { url } = fixture.portal;
  const patient = await signUpByCall(url, profile);
  const watched = await fixture.browser.newPatient({ width });
  const { page } = watched;
  await signIn(page, url, patient.email, '/shop');
  await expectQuestion(page, 'Our Products');
  return {
    ...patient,
    page,
    watched,
    idOf: (slug) => productTemplateIdOf(patient.organization, slug),
    open: async (path) => {
      await page.goto(url + path);
    },
    orders: () => patient.call<Order[]>('GET', `/orders/${patient.organization}/patient/${patient.userId}`),
  };
}

const keep = (page: Page, key: string, value: unknown) =>
  page.evaluate(([name = '', text = '']) => sessionStorage.setItem(name, text), [key, JSON.stringify(value)]);

const kept = (page: Page, key: string) => page.evaluate((name) => sessionStorage.getItem(name), key);

/** Waits for the plans and chooses one. */
async function choosePlan(page: Page, name: RegExp): Promise<void> {
  await expectQuestion(page, 'Protocol Preference');
  await page.getByRole('radio', { name }).click();
}

/** Fills in what a checkout asks and sends the order. */
async function pay(page: Page, card: string = cards.good): Promise<void> {
  await fillCard(page, card);
  await readyToSubmit(page);
  await submit(page).click();
}

const lifestyleOf = ({ call, userId }: Caller) => call<Lifestyle>('GET', `/v2/users/${userId}/lifestyle`);

it.runIf(isFull)(
  'a lab test is bought once by a new patient: lab visit, profile, lifestyle, plan, checkout, panel',
  async () => {
    const patient = await signedUp();
    const { page, watched, idOf, open, orders } = patient;
    const lab = idOf('longevity-panel');
    await keep(page, 'signup_product', { productTemplate: lab, type: 'lab', referrer: 'shop' });
    await open('/signup/lab-visit');
    await expectQuestion(page, "Let's get started on your visit");
    await says(page, /2,000\+ lab partner locations/);
    await expectAccessible(page);
    await goOn(page);

    await expectQuestion(page, 'Tell us about yourself');
    expect(new URL(page.url()).pathname).toBe(`/signup/profile/${lab}`);
    await expectAccessible(page);
    await goOn(page);
    await says(page, 'Please select your biological sex.');
    await fillProfile(page);
    await page.getByLabel('Date of birth').fill('02-03-2015');
    await goOn(page);
    await says(page, 'You must be at least 18 years of age or older.');
    await page.getByLabel('Date of birth').fill('02-03-1980');
    await goOn(page);

    await expectQuestion(page, 'What do you most want from your results?');
    await page.waitForURL(`**/signup/questions/${lab}?step=0`);
    await expectAccessible(page);
    await choose(page, 'Other');
    await page.getByLabel('Please provide additional details:').waitFor();
    await goOn(page);
    expect(page.url()).toContain('step=0');
    await page.getByLabel('Please provide additional details:').fill('A marathon');
    await expectAccessible(page);
    await goOn(page);
    await expectQuestion(page, 'How often do you move so that you get warm?');
    await page.waitForURL('**?step=1');
    expect((await lifestyleOf(patient)).answers).toEqual({ goal: 'Other: A marathon' });
    await choose(page, 'Almost every day');
    await expectQuestion(page, 'What describes how you eat?');
    await expectAccessible(page);
    await goOn(page);
    expect(page.url()).toContain('step=2');
    await choose(page, 'Vegetarian');
    await choose(page, 'Other');
    await page.getByLabel('Please provide additional details:').fill('No nuts');
    await goOn(page);
    await expectQuestion(page, 'How many hours do you sleep in most nights?');

    await page.reload();
    await expectQuestion(page, 'How many hours do you sleep in most nights?');
    expect(page.url()).toContain('step=3');
    await page.getByRole('button', { name: 'Back' }).click();
    await expectQuestion(page, 'What describes how you eat?');
    expect(await page.getByLabel('Vegetarian').isChecked()).toBe(true);
    expect(await page.getByLabel('Please provide additional details:').inputValue()).toBe('No nuts');
    await goOn(page);
    await choose(page, '7 to 8');
    await expectQuestion(page, 'How often do you drink alcohol?');
    await page.goBack();
    await expectQuestion(page, 'How many hours do you sleep in most nights?');
    expect(await page.getByLabel('7 to 8').isChecked()).toBe(true);
    await page.goForward();
    await expectQuestion(page, 'How often do you drink alcohol?');
    await choose(page, 'Never');
    await expectQuestion(page, 'What weighs on you at the moment?');
    await choose(page, 'Nothing much');
    await goOn(page);

    await choosePlan(page, /^One time/);
    await page.waitForURL(`**/signup/protocol-preference/${lab}`);
    await expectAccessible(page);
    expect((await lifestyleOf(patient)).answers).toEqual({
      goal: 'Other: A marathon',
      activity: 'Almost every day',
      diet: ['Vegetarian', 'Other: No nuts'],
      sleep: '7 to 8',
      alcohol: 'Never',
      stress: ['Nothing much'],
    });
    await goOn(page);
    await expectQuestion(page, 'Where should we send your lab order?');
    await page.waitForURL(new RegExp(`/signup/checkout/${lab}\\?plan=[0-9a-f]{24}$`));
    await fillAddress(page, 'New York');
    await says(page, REGION);
    await page.getByLabel('State', { exact: true }).selectOption({ label: 'California' });
    await says(page, 'ZIP code 10001 is in NY, not in CA.');
    await page.getByLabel('Zip code').fill('94607');
    await expectAccessible(page);
    await pay(page);
    await page.waitForURL(/\/labs\/[0-9a-f]{24}$/);
    expect(await orders()).toMatchObject([{ amount: 22_900, status: 'processing', payment: 'captured', intake: null }]);
    expect(await kept(page, 'signup_product')).toBeNull();
    expect(await kept(page, 'selected_products')).toBeNull();
    noComplaints(watched);
  },
);

const ordersOf = ({ call, organization, userId }: Caller) =>
  call<Order[]>('GET', `/orders/${organization}/patient/${userId}`);

/** A patient at the checkout panel of a product, with an address. */
async function atPanel(type: string, name: string, width: number) {
  const one = await fixture.arrive('gus', `/shop?type=${type}`, { width, height: 844 });
  const { page } = one;
  await isAlive(page);
  const purchase = page.getByRole('article', { name, exact: true }).getByRole('button', { name: /^Purchase/ });
  await purchase.press('Enter');
  const panel = page.getByRole('dialog', { name: `Buy ${name}` });
  await panel.getByText('Payment Information').waitFor();
  return { ...one, panel, purchase };
}

const address = {
  'First name': 'Demo',
  'Last name': 'Patient',
  'Street address': '12 Harbor Street',
  City: 'Phoenix',
  'Zip code': '85004',
  'Phone number': '6025550147',
} as const;

/** Fills in an address in the patient's state. Unlike on a page, Escape would close the panel. */
async function fillPanelAddress(panel: Locator): Promise<void> {
  for (const [label, value] of Object.entries(address)) await panel.getByLabel(label).fill(value);
}

const placed = (page: Page) => page.getByRole('dialog', { name: 'Your order has been placed successfully.' });
const told = (page: Page) => page.getByText('You have just ordered NAD+ Support in another tab');

/** Opens the checkout of the same product in another tab of the patient, with a card. */
async function opensCheckout({ patient, page }: Awaited<ReturnType<typeof atPanel>>): Promise<Page> {
  const tab = await patient.newTab();
  await tab.goto(page.url());
  await isAlive(tab);
  const known = tab.waitForResponse(/\/orders\/[0-9a-f]{24}\/patient\//);
  await tab
    .getByRole('article', { name: 'NAD+ Support', exact: true })
    .getByRole('button', { name: /^Purchase/ })
    .click();
  await tab.getByRole('dialog').getByText('Payment Information').waitFor();
  await known;
  await fillCard(tab, cards.good);
  await readyToSubmit(tab);
  return tab;
}

it('a product is bought once in tabs that are pressed at the same time, and later not without a word', async () => {
  const one = await atPanel('supplement', 'NAD+ Support', 1280);
  const { patient, page, panel } = one;
  await fillPanelAddress(panel);
  await panel.getByRole('button', { name: 'Next' }).click();
  await fillCard(page, cards.good);
  await readyToSubmit(page);
  const [beside, later] = [await opensCheckout(one), await opensCheckout(one)];
  const paid = async () => (await ordersOf(one)).filter(({ status }) => status !== 'draft').length;

  await Promise.all([page, beside].map((tab) => submit(tab).click()));
  // The one that comes later shows the same order, or says that there is one.
  await Promise.all([page, beside].map((tab) => placed(tab).or(told(tab)).first().waitFor()));
  expect(await paid()).toBe(1);

  await submit(later).click();
  await told(later).first().waitFor();
  await says(later, 'Your card was not charged.');
  expect(await paid()).toBe(1);
  // Whoever wants another one gets it by pressing again.
  await submit(later).click();
  await placed(later).waitFor();
  expect(await paid()).toBe(2);
  noComplaints(patient);
});

const COLLECTOR = 'https://events.example/portal';
const CANARY = 'canary of 34 Meadow Lane';

/** What a page posts to a collector. */
async function collected(page: Page) {
  const requests: Request[] = [];
  await page.route(COLLECTOR, (route, request) => {
    requests.push(request);
    return route.fulfill({ status: 204 });
  });
  return requests;
}

it.runIf(isFull)(
  'a collector hears that a checkout is complete and by which link the patient came, and nothing of the patient',
  async () => {
    const portal = await startPortal({ env: { PORTAL_COLLECTOR: COLLECTOR } });
    onTestFinished(() => portal.stop());
    const visit = await answeredVisit(await patientLike(portal.url, 'gus'), 'sleep-support');
    const patient = await fixture.browser.newPatient();
    const { page } = patient;
    const requests = await collected(page);
    const path = encodeURIComponent(`/intake/${visit.intake._id}/treatment`);
    await page.goto(`${portal.url}/login?referral=spring-2026&affiliate=Partner_7&redirectPath=${path}`);
    await logIn(page, visit.email);
    await confirmTreatment(page);
    await toCheckout(page);
    await fillAddress(page);
    await page.getByLabel('Street address').fill(CANARY);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.evaluate((text) => void Promise.reject(new RangeError(text)), CANARY);
    await fillCard(page, cards.good);
    await readyToSubmit(page);
    await submit(page).click();
    await leaveSubmitted(page);

    const bodies = requests.map((request) => JSON.parse(request.postData() ?? ''));
    const organization = visit.organization;
    const link = { referral: 'spring-2026', affiliate: 'Partner_7' };
    expect(bodies).toContainEqual({ type: 'event', name: 'treatment preferences: continue', organization });
    expect(bodies).toContainEqual({ type: 'failure', name: 'uncaught error', code: 'RangeError', organization });
    expect(bodies.filter(({ referral }) => referral !== undefined)).toEqual([
      { type: 'event', name: 'checkout complete', ...link, organization },
    ]);
    for (const request of requests) {
      const headers = JSON.stringify(await request.allHeaders());
      for (const secret of [CANARY, visit.userId, visit.intake._id, visit.email, 'portal_page'])
        expect(`${request.postData()} ${headers}`).not.toContain(secret);
    }
    expect(patient.complaints.filter((text) => !text.includes('RangeError'))).toEqual([]);
  },
);
