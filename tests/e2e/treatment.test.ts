import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import type { SelectedProduct } from '#schemas/wire/selectedProduct.ts';
import { answeredVisit } from '../support/portal/answeredVisit.ts';
import { confirmTreatment, openVisit, storedVisit, toCheckout } from '../support/steps/checkoutSteps.ts';
import { expectStage } from '../support/browser/expectStage.ts';
import { type WatchedPage } from '../support/browser/openBrowser.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { choose, expectQuestion, goOn } from '../support/steps/patientSteps.ts';
import { noComplaints, portalFixture } from '../support/browser/portalFixture.ts';
import type { StandingPortal } from '../support/portal/startPortal.ts';

const fixture = portalFixture();

const plan = (page: Page, months: string) => page.getByRole('radio', { name: new RegExp(`^${months}`) });
const chosenPlan = (page: Page) =>
  page.getByRole('radiogroup', { name: 'Choose your plan' }).getByRole('radio', { checked: true });
const select = (page: Page, protocol: string) => page.getByRole('button', { name: `Select ${protocol}` }).click();
const item = (page: Page, product: string) => page.getByRole('radio', { name: new RegExp(`^${product}`) }).click();
const summary = (page: Page) => page.getByRole('complementary', { name: 'Your total' });

const stored = (page: Page, key: string) =>
  page.evaluate<unknown, string>((name) => JSON.parse(sessionStorage.getItem(name) ?? 'null'), key);
const mainOf = async ({ url }: StandingPortal, page: Page): Promise<SelectedProduct | undefined> => {
  expect(page.url()).toContain(url);
  const products = await page.evaluate<SelectedProduct[]>(() =>
    JSON.parse(sessionStorage.getItem('selected_products') ?? '[]'),
  );
  return products[0];
};

/** What was counted on a page so far: names, and nothing but names. */
const counted = (page: Page) => page.evaluate<unknown[]>(() => Reflect.get(window, 'counted'));
const count = ({ context }: WatchedPage) =>
  context.addInitScript(() => {
    const details: unknown[] = [];
    Reflect.set(window, 'counted', details);
    document.addEventListener('portal:tracked', (event) => {
      if (event instanceof CustomEvent) details.push(event.detail);
    });
  });
const preferences = (...names: readonly string[]) => names.map((name) => ({ name: `treatment preferences: ${name}` }));

const catalogue = '**/product-templates/**';

it('two protocols stand side by side; the plans of the chosen one come after 1.5 s, after a change in 0.5 s', async () => {
  const { visit, patient, page, open } = await fixture.begin('gus', 'rapamycin', 'protocol-selection');
  await expectQuestion(page, 'Select your protocol');
  await page.route(catalogue, (route) => route.abort());
  await open(`/consultation/protocol-selection/${visit.intake._id}`);
  await expectQuestion(page, 'Error preparing Protocol Selection');
  await expectStage(page, 'Protocol Preference', 4);
  await expectAccessible(page);
  await page.unroute(catalogue);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectQuestion(page, 'Select your protocol');
  await expectStage(page, 'Protocol Preference', 4);
  const cards = page.getByRole('main').getByRole('list').first().locator(':scope > li');
  expect(await cards.count()).toBe(2);
  const texts = await cards.allInnerTexts();
  for (const text of ['Generic Rapamycin', 'Starting at $87/mo', 'High Quality', '3x Bioavailability'])
    expect(texts[0]).toContain(text);
  expect(texts[0]).toContain('More Clinically Effective');
  for (const text of ['Compounded Rapamycin', 'Starting at $52/mo', 'Enteric-coated capsules'])
    expect(texts[1]).toContain(text);
  expect(texts[1]).toMatch(/Lower bioavailability[^]*Lower clinical efficacy/);

  await page.clock.install();
  await page.reload();
  await expectQuestion(page, 'Select your protocol');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await select(page, 'Compounded Rapamycin');
  const heading = page.getByRole('heading', { level: 1, name: 'Treatment preferences' });
  while (!(await heading.isVisible())) await page.clock.runFor(5);
  await page.clock.runFor(1400);
  expect(await plan(page, '3 months').count()).toBe(0);
  await page.clock.runFor(100);
  await plan(page, '3 months').waitFor();
  await item(page, 'Generic Rapamycin');
  await page.clock.runFor(450);
  expect(await plan(page, '3 months').count()).toBe(0);
  await page.clock.runFor(100);
  await plan(page, '3 months').waitFor();
  noComplaints(patient);
});

it('a chosen protocol stands in the address, survives a reload, and is left by Back', async () => {
  const { visit, patient, page, open } = await fixture.begin('ava', 'rapamycin', 'protocol-preference');
  const { intake, userId } = visit;
  await expectQuestion(page, 'Treatment preferences');
  await expectStage(page, 'Protocol Preference', 4);
  await open(`/consultation/protocol-selection/${intake._id}`);
  await select(page, 'Compounded Rapamycin');
  await page.waitForURL(`**/intake/${intake._id}/product-configure?*`);
  const query = new URL(page.url()).searchParams;
  const templates = await visit.call<{ readonly _id: string; readonly slug: string }[]>(
    'GET',
    `/product-templates/${visit.organization}/many?ids=${intake.intake_template.product_defaults.join(',')}`,
  );
  expect(query.get('product')).toBe(templates.find(({ slug }) => slug === 'compounded-rapamycin')?._id);
  expect(query.get('intakeTemplateId')).toBe(intake.intake_template._id);
  expect(query.get('initialIntakeTemplateId')).toBe(intake.intake_template._id);
  await expectStage(page, 'Protocol Preference', 4);
  await page.reload();
  await page.getByRole('region', { name: 'Compounded Rapamycin' }).waitFor();
  await page.goBack();
  await expectQuestion(page, 'Select your protocol');
  await page.goForward();
  await page.getByRole('region', { name: 'Compounded Rapamycin' }).waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  await expectQuestion(page, 'Select your protocol');

  // Nothing is added to this visit, and nothing of it is sold under another section's address.
  for (const section of ['add-ons', 'treatment', 'checkout', 'membership']) {
    await open(`/intake/${intake._id}/${section}`);
    await expectQuestion(page, 'Select your protocol');
  }
  const other = await answeredVisit(await fixture.like('hana'), 'sleep-support');
  for (const id of ['bad', '0'.repeat(24), other.intake._id]) {
    await open(`/consultation/protocol-selection/${id}`);
    await page.waitForURL(`**/dashboard/${userId}/profile`);
    await open(`/intake/${id}/product-configure`);
    await page.waitForURL(`**/dashboard/${userId}/profile`);
  }
  noComplaints(patient);
});

it('what is chosen is kept in the tab as it was configured, and its duration is preferred from then on', async () => {
  const { visit, patient, page, open } = await fixture.begin('ben', 'rapamycin', 'product-configure');
  await plan(page, '3 months').waitFor();
  expect(await chosenPlan(page).getAttribute('value')).toBe(await plan(page, '1 month').getAttribute('value'));
  expect(await stored(page, 'defaultDurationSelection')).toBeNull();
  expect(await stored(page, 'default_item')).toMatchObject({ name: 'Generic Rapamycin' });
  await plan(page, '3 months').click();
  await item(page, 'Compounded Rapamycin');
  await plan(page, '6 months').waitFor();
  await page.getByRole('radio', { name: /^3 months Best Value/, checked: true }).waitFor();
  await page.getByLabel('How often').selectOption('Twice weekly');
  await page.getByRole('radio', { name: /^3 months/, checked: true }).waitFor();
  await goOn(page);
  await expectQuestion(page, 'Verify your identity');
  const kept = await mainOf(fixture.portal, page);
  expect(kept).toEqual((await storedVisit(visit)).products[0]);
  expect(kept).toEqual({
    _id: expect.stringMatching(/^[0-9a-f]{24}$/),
    name: 'Compounded Rapamycin',
    product_name: 'Rapamycin capsules, compounded',
    product_images: ['/catalogue/healthspan/capsules.svg', '/catalogue/healthspan/bottle.svg'],
    type: 'medication',
    membership: null,
    selected_configuration: {
      dosage: '2 mg',
      frequency: 'Twice weekly',
      quantity: 8,
      dose_quantity: 1,
      dose: '1 capsule (2 mg) twice weekly',
      supply: '24 capsules every 3 months',
      pricing: { total: 19_500, total_discount: 15_600, product_savings: 3900, membership_savings: 0 },
      shipping: { months: 3, non_recurring: false },
      membership: null,
      treatment_properties: {
        product: expect.stringMatching(/^[0-9a-f]{24}$/),
        product_template: kept?._id,
        dose_preference: 'starter',
        recommendation_requested: false,
        custom_protocol: false,
        duration: 3,
        quantity: 24,
        has_custom_quantity: false,
        membership_price: null,
        stripe_plan_id: expect.stringMatching(/./),
      },
    },
  });
  expect(await stored(page, 'defaultDurationSelection')).toBe(3);

  await page.goBack();
  await page.getByRole('radio', { name: /^3 months/, checked: true }).waitFor();
  await item(page, 'Generic Rapamycin');
  await page.getByRole('radio', { name: /^3 months/, checked: true }).waitFor();
  await page.getByText('184 units (1.84 mL, 7.36 mg) once weekly').waitFor();
  await choose(page, 'Help me choose: ask for clinical assistance');
  await goOn(page);
  await expectQuestion(page, 'Verify your identity');
  expect(await mainOf(fixture.portal, page)).toMatchObject({
    name: 'Generic Rapamycin',
    selected_configuration: { quantity: 500, treatment_properties: { recommendation_requested: true } },
  });

  await page.evaluate(() => sessionStorage.setItem('defaultDurationSelection', '6'));
  await visit.call('POST', `/v2/intakes/${visit.intake._id}/products`, {
    selectedProducts: [],
    patient_id: visit.userId,
    intakeProducts: [],
  });
  await page.evaluate(() => sessionStorage.removeItem('selected_products'));
  await open(`/intake/${visit.intake._id}/product-configure`);
  await page.getByRole('radio', { name: /^6 months/, checked: true }).waitFor();
  noComplaints(patient);
});

it('add-ons are compared, changed, added and kept as add-ons; what was done is counted, and never what was chosen', async () => {
  const visit = await answeredVisit(await fixture.like('gus'), 'metabolic-health');
  const patient = await fixture.browser.newPatient();
  await count(patient);
  const { page } = patient;
  await openVisit(page, fixture.portal.url, visit, 'product-configure');
  await expectQuestion(page, 'Treatment preferences');
  await page.getByRole('img', { name: 'Metabolic health bundle' }).waitFor();
  await page.getByText('Lena (demo patient)').waitFor();
  await page.getByRole('region', { name: 'Metformin ER' }).getByText('1 tablet (500 mg) once daily').waitFor();
  await plan(page, '3 months').click();
  // Metformin at 87 less 15, acarbose at 114 less 21.
  for (const text of ['$201.00', '-$36.00', '$165.00']) await summary(page).getByText(text).waitFor();
  await goOn(page);
  await page.waitForURL(`**/intake/${visit.intake._id}/add-ons`);
  await expectStage(page, 'Protocol Preference', 4);
  await page.reload();
  const heading = 'Would you like to add any additional treatments?';
  await expectQuestion(page, heading);
  const b12 = page.getByRole('listitem').filter({ hasText: 'Vitamin B12' });
  const electrolytes = page.getByRole('listitem').filter({ hasText: 'Electrolytes' });
  for (const text of [
    '1 dropper (1 mg) once daily',
    '$42.00 every 3 months',
    'Put 1 dropper (1 mg) under your tongue once a day.',
  ])
    await b12.getByText(text).waitFor();
  for (const text of [
    '1 scoop (400 mg) once daily',
    '$22.00 every 1 month',
    'Stir 1 scoop (400 mg) into a glass of water',
  ])
    await electrolytes.getByText(text).waitFor();
  expect(await electrolytes.getByRole('button', { name: 'Change Plan' }).count()).toBe(0);
  await b12.getByRole('button', { name: 'Change Plan' }).click();
  await b12.getByLabel('Plan', { exact: true }).selectOption('$16.00 every 1 month');
  await b12.getByRole('button', { name: 'Submit' }).click();
  await b12.getByText('$16.00 every 1 month').waitFor();
  await b12.getByRole('button', { name: 'Learn More' }).click();
  const panel = page.getByRole('dialog', { name: 'Vitamin B12' });
  for (const text of [
    'Methylcobalamin drops',
    'These drops go under the tongue',
    'How the membership works',
    'Your care team writes to you every two weeks',
    'What the membership includes',
    'Check-ins',
    'Benefits',
    'Made to go together',
    'Strengths',
    '1 mg',
    'How often',
    'Once daily',
    'Type',
    'Supplement',
  ])
    await panel.getByText(text).first().waitFor();
  expect(await panel.locator('img').evaluateAll((images) => images.map((image) => image.getAttribute('src')))).toEqual([
    '/catalogue/healthspan/vial.svg',
  ]);
  await page.keyboard.press('Escape');
  await b12.getByRole('checkbox').click();
  await goOn(page);
  await expectQuestion(page, 'Verify your identity');
  expect(await stored(page, 'selected_products')).toEqual((await storedVisit(visit)).products);
  expect(await stored(page, 'selected_products')).toMatchObject([
    { name: 'Metformin ER' },
    { name: 'Acarbose' },
    {
      name: 'Vitamin B12',
      membership: expect.stringMatching(/^[0-9a-f]{24}$/),
      selected_configuration: {
        type: 'addon',
        pricing: { total: 1800, total_discount: 1600, product_savings: 0, membership_savings: 200 },
        membership: expect.stringMatching(/^[0-9a-f]{24}$/),
        treatment_properties: { membership_price: expect.stringMatching(/^[0-9a-f]{24}$/), duration: 1, quantity: 1 },
      },
    },
  ]);
  expect(await counted(page)).toEqual(preferences('change', 'add-on select', 'continue'));

  await page.goBack();
  await b12.getByRole('checkbox', { checked: true }).waitFor();
  await b12.getByRole('checkbox').click();
  await goOn(page);
  await expectQuestion(page, 'Verify your identity');
  expect((await storedVisit(visit)).products.map(({ name }) => name)).toEqual(['Metformin ER', 'Acarbose']);
  expect((await counted(page)).slice(3)).toEqual(preferences('add-on select', 'skip'));
  noComplaints(patient);
});

it('what is done with the preferences is counted', async () => {
  const visit = await answeredVisit(await fixture.like('chloe'), 'rapamycin');
  const patient = await fixture.browser.newPatient();
  await count(patient);
  const { page } = patient;
  await openVisit(page, fixture.portal.url, visit, 'product-configure');
  await item(page, 'Compounded Rapamycin');
  await choose(page, 'Choose my own dose');
  const quantity = page.getByLabel('Quantity');
  expect(await quantity.locator('option').allInnerTexts()).toEqual([
    '4 capsules a month · 1 capsule (2 mg) once weekly',
    '8 capsules a month · 2 capsules (4 mg) once weekly',
    '12 capsules a month · 3 capsules (6 mg) once weekly',
    '16 capsules a month · 4 capsules (8 mg) once weekly',
  ]);
  await quantity.selectOption('8');
  await page.getByText('Compounded dosage: 4 mg').waitFor();
  await page.getByText('Swallow 2 capsules (4 mg) once a week').waitFor();
  await page.getByLabel('How often').selectOption('Twice weekly');
  await plan(page, '6 months').click();
  await goOn(page);
  // Her identity is known: nothing stands between the treatment and its checkout.
  await page.waitForURL('**/checkout');
  expect(await counted(page)).toEqual(preferences('item', 'change', 'quantity', 'frequency', 'duration', 'continue'));
  noComplaints(patient);
});

it.each([320, 390])(
  'the products to choose from keep within a screen of %i px, the price below its text',
  async (width) => {
    const { patient, page } = await fixture.begin('gus', 'rapamycin', 'product-configure', { width });
    const card = page.locator('label').filter({ hasText: 'Compounded Rapamycin' });
    await card.waitFor();
    expect(await card.evaluate((element) => element.getBoundingClientRect().right)).toBeLessThanOrEqual(width - 16);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const price = await card.getByText('From $52/mo').boundingBox();
    const text = await card.getByText('Enteric-coated', { exact: false }).boundingBox();
    expect(price?.y).toBeGreaterThanOrEqual((text?.y ?? 0) + (text?.height ?? 0));
    noComplaints(patient);
  },
);

it('the summary stays in view once the page is scrolled far enough for its width', async () => {
  const { patient, page } = await fixture.begin('hana', 'rapamycin', 'product-configure');
  await plan(page, '3 months').waitFor();
  const isSticky = async (width: number, scrolled: number) => {
    await page.setViewportSize({ width, height: 700 });
    // The page settles after it was resized; until then it may move by itself.
    await page.evaluate(async (top) => {
      for (let still = 0; still < 5; still = window.scrollY === top ? still + 1 : 0) {
        window.scrollTo(0, top);
        await new Promise(requestAnimationFrame);
      }
    }, scrolled);
    const box = await summary(page).boundingBox();
    const inView = box !== null && box.y >= 0 && box.y + box.height <= 701;
    return [await summary(page).getAttribute('data-sticky'), inView];
  };
  // The page says what it is a moment after it was scrolled.
  const settles = async (width: number, scrolled: number, as: readonly unknown[]) => {
    await expect.poll(() => isSticky(width, scrolled)).toEqual(as);
  };
  for (const [width, threshold] of [
    [480, 410],
    [640, 600],
    [810, 480],
  ] as const) {
    await settles(width, threshold, ['false', false]);
    await settles(width, threshold + 1, ['true', true]);
  }
  await settles(1024, 500, ['false', expect.any(Boolean)]);
  await settles(1024, 501, ['true', true]);
  for (const scrolled of [0, 700]) await settles(1280, scrolled, ['true', true]);
  noComplaints(patient);
});

it('products that could not be sent are explained in the summary, with the way to the care team where they are refused', async () => {
  const { visit, patient, page } = await fixture.begin('dora', 'sleep-support', 'hiw', { width: 1280 });
  await expectQuestion(page, "Let's get started on your visit");
  await goOn(page);
  await page.waitForURL(`**/consultation/treatment/${visit.userId}/${visit.intake._id}`);
  await expectQuestion(page, 'Treatment preferences');
  await expectStage(page, 'Protocol Preference', 4);
  const products = '**/v2/intakes/*/products';
  const place = async () => [await page.title(), await page.getByRole('heading', { level: 1 }).boundingBox()];
  const before = await place();
  const held: Route[] = [];
  await page.route(products, (route) => void held.push(route));
  await confirmTreatment(page);
  await page.getByRole('button', { name: /Saving/ }).waitFor();
  expect(await place()).toEqual(before);
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.abort();
  const alert = summary(page).getByRole('alert');
  await alert.getByText('Network error, please try again later.').waitFor();
  expect(await alert.getByRole('link').count()).toBe(0);
  await page.unroute(products);
  await page.route(products, (route) => route.fulfill({ status: 500, json: {} }));
  await confirmTreatment(page);
  await alert.getByText('Product not available in your region.').waitFor();
  expect(await alert.innerText()).toMatch(/Message us for more details\.$/);
  await page.unroute(products);
  await page.reload();
  await confirmTreatment(page);
  await expectQuestion(page, 'Verify your identity');
  await page.goBack();
  await page.route(products, (route) => route.fulfill({ status: 500, json: {} }));
  await confirmTreatment(page);
  await alert.getByRole('link', { name: 'Message us' }).click();
  await page.waitForURL(`**/dashboard/${visit.userId}/messages`);
  noComplaints(patient);
});

it('a protocol that an organization does not sell is not offered', async () => {
  const { patient, page } = await fixture.begin('fern', 'rapamycin', 'protocol-selection');
  await expectQuestion(page, 'Select your protocol');
  await expectAccessible(page);
  expect(await page.getByRole('button', { name: /^Select/ }).count()).toBe(1);
  await select(page, 'Generic Rapamycin');
  await page.waitForURL(/product-configure\?product=[0-9a-f]{24}/);
  await expectQuestion(page, 'Treatment preferences');
  expect(await page.getByText('Compounded').count()).toBe(0);
  noComplaints(patient);
});

/** The scripts that a page has, by their paths. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );

/** Walks from the choice of a protocol to the checkout. */
async function walkToCheckout(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /Select/ })
    .first()
    .click();
  await confirmTreatment(page);
  await toCheckout(page);
}

it('the screens to come are read while there is a network, so that none is missing when it fails', async () => {
  const before = await fixture.begin('gus', 'rapamycin', 'protocol-selection');
  await walkToCheckout(before.page);
  const needed = await scriptsOf(before.page);
  const { patient, page } = await fixture.begin('gus', 'rapamycin', 'protocol-selection');
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
});

it('a screen whose code could not be fetched at first is there when it is reached', async () => {
  const { page, open, visit } = await fixture.begin('gus', 'rapamycin', 'protocol-selection');
  await expectQuestion(page, 'Select your protocol');
  const cut: string[] = [];
  // The file came, and the network went before the browser asked for it once more to run it.
  await page.route('**/assets/Checkout-*.js', (route) => {
    if (cut.length > 0 || route.request().resourceType() !== 'script') return route.fallback();
    cut.push(route.request().url());
    return route.abort();
  });
  await open(`/intake/${visit.intake._id}/protocol-selection`);
  await expect.poll(() => cut).toHaveLength(1);
  await walkToCheckout(page);
});
