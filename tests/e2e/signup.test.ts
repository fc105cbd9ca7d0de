import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Intake } from '#schemas/wire/intake.ts';
import type { Lifestyle } from '#schemas/wire/lifestyle.ts';
import type { Order } from '#schemas/wire/order.ts';
import type { User, UserUpdate } from '#schemas/wire/user.ts';
import { productTemplateIdOf } from '#services/backend/modules/catalogue/productTemplateIdOf.ts';
import { cards, fillAddress, fillCard, readyToSubmit, submit } from '../support/steps/checkoutSteps.ts';
import type { WatchedPage } from '../support/browser/openBrowser.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { choose, expectQuestion, fillProfile, goOn, signIn } from '../support/steps/patientSteps.ts';
import { dashboard, noComplaints, portalFixture, says } from '../support/browser/portalFixture.ts';
import type { Caller } from '../support/portal/beginSession.ts';
import { completeProfile, signUpByCall } from '../support/portal/signUpByCall.ts';
import { watchCalls } from '../support/browser/watchCalls.ts';

const fixture = portalFixture();

const NO_PRODUCT = 'No product selected. Please select a product to proceed.';
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

describe('a lab test', () => {
  it('is bought once by a new patient: lab visit, profile, lifestyle, plan, checkout, panel', async () => {
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
  });

  it('that renews becomes a subscription, with the months that were preferred', async () => {
    const { page, watched, idOf, open, orders, userId, call } = await signedUp(completeProfile, 1280);
    const lab = idOf('longevity-panel');
    await keep(page, 'defaultDurationSelection', 3);
    await open(`/signup/protocol-preference/${lab}`);
    await expectQuestion(page, 'Protocol Preference');
    await expect.poll(() => page.getByRole('radio', { name: /^3 months/ }).isChecked()).toBe(true);
    await says(page, 'Lab analysis included: you save $120');
    await expectAccessible(page);
    await goOn(page);
    await fillAddress(page);
    const calls = await watchCalls(fixture.portal);
    await pay(page);
    await page.waitForURL(/\/labs\/[0-9a-f]{24}$/);
    const made = await calls();
    expect(made.filter((one) => one === 'POST /v2/subscriptions/product/:productId')).toHaveLength(1);
    expect(made.filter((one) => one.includes('/intakes/'))).toEqual([]);
    expect(await orders()).toEqual([]);
    expect((await call<{ panelId: string }>('GET', `/v2/labs/product/${lab}/panel`)).panelId).toMatch(/^[0-9a-f]{24}$/);
    expect(page.url()).not.toContain(userId);
    noComplaints(watched);
  });

  it('is refused in New York, at the profile and at every address', async () => {
    const { page, watched, idOf, open } = await signedUp();
    const lab = idOf('longevity-panel');
    await open(`/signup/profile/${lab}`);
    await expectQuestion(page, 'Tell us about yourself');
    await fillProfile(page, 'New York');
    await goOn(page);
    await expectQuestion(page, 'We are sorry');
    await says(page, /we cannot provide lab testing in New York, New Jersey and Rhode Island/);
    await expectAccessible(page);
    await open(`/signup/checkout/${lab}`);
    await expectQuestion(page, 'Tell us about yourself');
    await page.waitForURL(`**/signup/profile/${lab}`);
    await goOn(page);
    await expectQuestion(page, 'We are sorry');
    await page.getByRole('button', { name: 'Change my state' }).click();
    await expectQuestion(page, 'Tell us about yourself');
    await page.getByLabel('State you are in').selectOption({ label: 'Ohio' });
    await goOn(page);
    await expectQuestion(page, 'What do you most want from your results?');
    noComplaints(watched);
  });
});

describe('the lifestyle questions', () => {
  it('are passed over where they cannot be read', async () => {
    const { page, watched, idOf, open } = await signedUp(completeProfile);
    const lab = idOf('longevity-panel');
    await page.route('**/v2/users/*/lifestyle', (route) => route.fulfill({ status: 500 }));
    await open(`/signup/questions/${lab}?step=1`);
    await expectQuestion(page, 'Protocol Preference');
    await page.waitForURL(`**/signup/protocol-preference/${lab}`);
    await page.getByRole('button', { name: 'Back' }).click();
    await expectQuestion(page, 'Tell us about yourself');
    await goOn(page);
    await expectQuestion(page, 'Protocol Preference');
    noComplaints(watched);
  });

  it('open the last one where the step is beyond it', async () => {
    const { page, watched, idOf, open } = await signedUp(completeProfile);
    const lab = idOf('longevity-panel');
    await open(`/signup/questions/${lab}?step=999`);
    await expectQuestion(page, 'What weighs on you at the moment?');
    await page.waitForURL(`**/signup/questions/${lab}?step=5`);
    noComplaints(watched);
  });

  it('keep an answer that could not be saved, and say so', async () => {
    const patient = await signedUp(completeProfile);
    const { page, watched, idOf, open } = patient;
    await open(`/signup/questions/${idOf('longevity-panel')}?step=0`);
    await expectQuestion(page, 'What do you most want from your results?');
    await page.route('**/v2/users/*', (route) =>
      route.request().method() === 'PATCH' ? route.abort('connectionreset') : route.continue(),
    );
    await choose(page, 'Other');
    await page.getByLabel('Please provide additional details:').fill('A marathon');
    await goOn(page);
    await page.getByRole('button', { name: 'Error. Try Again' }).waitFor();
    expect(await page.getByLabel('Please provide additional details:').inputValue()).toBe('A marathon');
    expect((await lifestyleOf(patient)).answers).toEqual({});
    await page.unroute('**/v2/users/*');
    await page.getByRole('button', { name: 'Error. Try Again' }).click();
    await expectQuestion(page, 'How often do you move so that you get warm?');
    expect((await lifestyleOf(patient)).answers).toEqual({ goal: 'Other: A marathon' });
    noComplaints(watched);
  });

  it('ask which answer counts where another device gave one, and take no notice of what else it changed', async () => {
    const patient = await signedUp(completeProfile);
    const { page, watched, idOf, open, call, organization, userId } = patient;
    await open(`/signup/questions/${idOf('longevity-panel')}?step=0`);
    await expectQuestion(page, 'What do you most want from your results?');
    await call('PUT', `/users/${organization}/${userId}`, { weight: 150 });
    await choose(page, 'More energy');
    await expectQuestion(page, 'How often do you move so that you get warm?');
    const { revision } = await lifestyleOf(patient);
    await call('PATCH', `/v2/users/${userId}`, {
      medical_profile: { lifestyle: { activity: 'Hardly ever' } },
      revision,
    });
    await choose(page, 'Almost every day');
    await says(page, 'This answer was changed on another device');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Keep the answer from this device' }).click();
    await expectQuestion(page, 'What describes how you eat?');
    expect((await lifestyleOf(patient)).answers).toEqual({ goal: 'More energy', activity: 'Almost every day' });
    expect((await call<User>('GET', `/users/${organization}/user/${userId}/patient`)).weight).toBe(150);
    noComplaints(watched);
  });
});

describe('a supplement', () => {
  it('with one plan goes from the profile to the checkout, and becomes a subscription', async () => {
    const { page, watched, idOf, open } = await signedUp(completeProfile);
    const electrolytes = idOf('electrolytes');
    await open(`/signup/profile/${electrolytes}`);
    await expectQuestion(page, 'Tell us about yourself');
    await goOn(page);
    await expectQuestion(page, 'Where should we send your order?');
    await page.waitForURL(new RegExp(`/signup/checkout/${electrolytes}\\?plan=[0-9a-f]{24}$`));
    await fillAddress(page, 'New York');
    const calls = await watchCalls(fixture.portal);
    await pay(page);
    await page.waitForURL(dashboard);
    const made = await calls();
    expect(made).toContain('POST /v2/subscriptions/product/:productId');
    expect(made.filter((one) => one.includes('lifestyle'))).toEqual([]);
    noComplaints(watched);
  });

  it('with several plans asks for one; a declined card and a changed store change nothing of what is ordered once', async () => {
    const { page, watched, idOf, open, orders } = await signedUp(undefined, 1280);
    const nad = idOf('nad-supplement');
    await open(`/signup/checkout/${nad}`);
    await expectQuestion(page, 'Tell us about yourself');
    await page.waitForURL(`**/signup/profile/${nad}`);
    await fillProfile(page);
    await goOn(page);
    await choosePlan(page, /^3 months/);
    await expectAccessible(page);
    await goOn(page);
    await expectQuestion(page, 'Where should we send your order?');
    await page.goBack();
    await expectQuestion(page, 'Protocol Preference');
    await expect.poll(() => page.getByRole('radio', { name: /^3 months/ }).isChecked()).toBe(true);
    await choosePlan(page, /^One time/);
    await goOn(page);
    await expectQuestion(page, 'Where should we send your order?');
    await page.evaluate(() => {
      const stored = sessionStorage.getItem('selected_products') ?? '';
      sessionStorage.setItem('selected_products', stored.replaceAll('5200', '1'));
    });
    await page.reload();
    await expectQuestion(page, 'Where should we send your order?');
    await page.getByText('$52.00').first().waitFor();
    await fillAddress(page);
    await pay(page, cards.failsLater);
    await says(page, 'Your card was not charged.');
    await expectAccessible(page);
    const calls = await watchCalls(fixture.portal);
    await fillCard(page, cards.good);
    await submit(page).click();
    await page.waitForURL(dashboard);
    expect((await calls()).filter((one) => one === 'POST /v2/orders/patient')).toEqual([]);
    expect(await orders()).toMatchObject([{ name: 'NAD+ Support', amount: 5200, payment: 'captured' }]);
    noComplaints(watched);
  });

  it('that was paid before the page is reloaded is not paid again, and no other plan is either', async () => {
    const { page, idOf, open, orders } = await signedUp(completeProfile);
    await open(`/signup/profile/${idOf('nad-supplement')}`);
    await expectQuestion(page, 'Tell us about yourself');
    await goOn(page);
    await choosePlan(page, /^One time/);
    await goOn(page);
    await expectQuestion(page, 'Where should we send your order?');
    await fillAddress(page);
    // The first answer never comes.
    await page.route('**/v2/orders/*/submit', async (route) => void (await route.fetch()), { times: 1 });
    await pay(page);
    await expect.poll(orders).toMatchObject([{ payment: 'captured' }]);
    expect(await kept(page, 'purchase_attempt')).toMatch(/^"[0-9a-f-]{36}"$/);

    await page.reload();
    await expectQuestion(page, 'Where should we send your order?');
    await page.goBack();
    await choosePlan(page, /^3 months/);
    await goOn(page);
    await expectQuestion(page, 'Where should we send your order?');
    await readyToSubmit(page);
    await submit(page).click();
    await says(page, /^Your earlier order went through, but the changes you made after it were not ordered\./);

    await page.goBack();
    await choosePlan(page, /^One time/);
    await goOn(page);
    await expectQuestion(page, 'Where should we send your order?');
    await readyToSubmit(page);
    await submit(page).click();
    await page.waitForURL(dashboard);
    expect(await orders()).toMatchObject([{ name: 'NAD+ Support', amount: 5200, payment: 'captured' }]);
    expect(await kept(page, 'purchase_begun')).toBeNull();
    expect(await kept(page, 'purchase_attempt')).toBeNull();
  });
});

describe('an address', () => {
  it('of the profile alone leads to the dashboard', async () => {
    const { page, watched, open } = await signedUp();
    await open('/signup/profile');
    await expectQuestion(page, 'Tell us about yourself');
    await fillProfile(page);
    await goOn(page);
    await page.waitForURL(dashboard);
    noComplaints(watched);
  });

  it('without a product to buy says so, or leads to where one begins', async () => {
    const { page, watched, open } = await signedUp(completeProfile);
    for (const path of [
      '/signup/checkout',
      '/signup/lab-visit',
      '/signup/checkout/ffffffffffffffffffffffff',
      '/signup/protocol-preference/unknown',
    ]) {
      await open(path);
      await says(page, NO_PRODUCT);
      await expectAccessible(page);
    }
    await page.getByRole('link', { name: 'View our products' }).click();
    await expectQuestion(page, 'Our Products');
    await open('/signup/payment');
    await expectQuestion(page, '404 - Page Not Found');
    await open('/signup/protocol-preference');
    await page.waitForURL('**/get-started');
    noComplaints(watched);
  });

  it('with a plan that there is not shows those that there are', async () => {
    const { page, watched, idOf, open } = await signedUp(completeProfile);
    await open(`/signup/checkout/${idOf('nad-supplement')}?plan=ffffffffffffffffffffffff`);
    await expectQuestion(page, 'Protocol Preference');
    await says(page, "We couldn't define a product for your plan, please contact our support.");
    await expectAccessible(page);
    await goOn(page);
    await expectQuestion(page, 'Where should we send your order?');
    noComplaints(watched);
  });

  it('of what takes a visit leads to the visit, as does an add-on of one', async () => {
    const { page, watched, idOf, open, call, organization, userId } = await signedUp(completeProfile);
    await open(`/signup/profile/${idOf('generic-rapamycin')}`);
    await page.waitForURL(/\/consultation\/hiw\/.*\?referrer=shop$/);
    const templates = await call<readonly { readonly _id: string; readonly slug: string }[]>(
      'GET',
      `/intake-template/${organization}`,
    );
    const metabolic = templates.find(({ slug }) => slug === 'metabolic-health')?._id;
    await open(`/start/${metabolic}/p/${idOf('vitamin-b12')}?referrer=shop`);
    await page.waitForURL(/\/consultation\/hiw\/.*\?referrer=shop$/);
    const begun = await call<Intake[]>('GET', `/intakes/${organization}/patient/${userId}/incomplete`);
    expect(begun.map(({ intake_template: { slug } }) => slug).toSorted()).toEqual(['metabolic-health', 'rapamycin']);
    expect(await kept(page, 'start_product')).toContain('generic-rapamycin');
    noComplaints(watched);
  });
});
