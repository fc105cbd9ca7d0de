import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it, onTestFinished } from 'vitest';
import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';
import type { SelectedProduct } from '#schemas/wire/selectedProduct.ts';
import { away, refused } from '../../support/page/pageCalls.ts';
import { pageFixture } from '../../support/page/pageFixture.ts';
import { answeredVisit } from '../../support/portal/answeredVisit.ts';
import { storedVisit } from '../../support/steps/checkoutSteps.ts';
import {
  asks,
  chooseRadio,
  confirmAnswers,
  confirmTreatment,
  fill,
  goOn,
  press,
  says,
  submitButton,
} from '../../support/steps/buyingSteps.ts';
import { visitCheckout } from '../../support/steps/visitCheckout.ts';

const fixture = pageFixture();

const { begin } = visitCheckout(fixture);

const plan = (months: string) => screen.findByRole<HTMLInputElement>('radio', { name: new RegExp(`^${months}`) });
const isChosen = async (months: string) => waitFor(async () => expect((await plan(months)).checked).toBe(true));
const total = async () => within(await screen.findByRole('complementary', { name: 'Your total' }));

const kept = (key: string): unknown => JSON.parse(sessionStorage.getItem(key) ?? 'null');
const mainProduct = (): SelectedProduct | undefined =>
  JSON.parse(sessionStorage.getItem('selected_products') ?? '[]')[0];

/** What there is of an add-on. */
const item = (name: string) => {
  const found = screen.getAllByRole('listitem').find(({ textContent }) => textContent.includes(name));
  return within(found ?? document.body);
};

/** What the page counts from now on: names, and nothing but names. */
function counted(): unknown[] {
  const details: unknown[] = [];
  const count = (event: Event) => event instanceof CustomEvent && details.push(event.detail);
  document.addEventListener('portal:tracked', count);
  onTestFinished(() => document.removeEventListener('portal:tracked', count));
  return details;
}
const preferences = (...names: readonly string[]) => names.map((name) => ({ name: `treatment preferences: ${name}` }));

it('compares the protocols that are sold, and asks again for those that could not be read', async () => {
  fixture.calls.answer('GET /product-templates/', away);
  const { user, visit } = await begin('gus', 'rapamycin', 'protocol-selection');
  await asks('Error preparing Protocol Selection');
  fixture.calls.restore();
  await press(user, 'Try again');
  await asks('Select your protocol');
  const [generic = '', compounded = ''] = screen
    .getAllByRole('button', { name: /^Select/ })
    .map((button) => button.closest('li')?.textContent);
  for (const text of ['Generic Rapamycin', 'Starting at $87/mo', 'High Quality', '3x Bioavailability'])
    expect(generic).toContain(text);
  expect(generic).toContain('More Clinically Effective');
  for (const text of ['Compounded Rapamycin', 'Starting at $52/mo', 'Enteric-coated capsules'])
    expect(compounded).toContain(text);
  expect(compounded).toMatch(/Lower bioavailability[^]*Lower clinical efficacy/);

  fixture.calls.answer('GET /product-templates/', async (_request, pass) => {
    const all: readonly ProductTemplate[] = await (await pass()).json();
    return Response.json(all.filter(({ slug }) => slug === 'generic-rapamycin'));
  });
  await fixture.load(`/intake/${visit.intake._id}/protocol-selection`);
  await asks('Select your protocol');
  await press(user, 'Select Generic Rapamycin');
  await asks('Treatment preferences');
  expect(screen.queryByText(/Compounded/)).toBeNull();
  fixture.noComplaints();
});

it('keeps the chosen protocol in its address, over a reload and by the way back', async () => {
  const { visit, user } = await begin('ava', 'rapamycin', 'protocol-preference');
  const { intake } = visit;
  await asks('Treatment preferences');
  await fixture.load(`/consultation/protocol-selection/${intake._id}`);
  await press(user, 'Select Compounded Rapamycin');
  await asks('Treatment preferences');
  expect(location.pathname).toBe(`/intake/${intake._id}/product-configure`);
  const templates = await visit.call<{ readonly _id: string; readonly slug: string }[]>(
    'GET',
    `/product-templates/${visit.organization}/many?ids=${intake.intake_template.product_defaults.join(',')}`,
  );
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
    product: templates.find(({ slug }) => slug === 'compounded-rapamycin')?._id,
    intakeTemplateId: intake.intake_template._id,
    initialIntakeTemplateId: intake.intake_template._id,
  });
  await fixture.load();
  await screen.findByRole('region', { name: 'Compounded Rapamycin' });
  await press(user, 'Back');
  await asks('Select your protocol');

  // Nothing is added to this visit, and nothing of it is sold under another section's address.
  for (const section of ['add-ons', 'treatment', 'checkout', 'membership']) {
    await fixture.load(`/intake/${intake._id}/${section}`);
    await asks('Select your protocol');
  }
  const other = await answeredVisit(await fixture.like('hana'), 'sleep-support');
  for (const id of ['bad', '0'.repeat(24), other.intake._id])
    for (const path of [`/consultation/protocol-selection/${id}`, `/intake/${id}/product-configure`]) {
      await fixture.load(path);
      await waitFor(() => expect(location.pathname).toMatch(/^\/dashboard\/\w+\/profile$/));
    }
});

it('keeps what is chosen in the tab as it was configured, and prefers its duration from then on', async () => {
  const { visit, user } = await begin('ben', 'rapamycin', 'product-configure');
  await isChosen('1 month');
  expect(kept('defaultDurationSelection')).toBeNull();
  expect(kept('default_item')).toMatchObject({ name: 'Generic Rapamycin' });
  await user.click(await plan('3 months'));
  await chooseRadio(user, /^Compounded Rapamycin/);
  await screen.findByRole('radio', { name: /^6 months/ });
  await isChosen('3 months Best Value');
  await user.selectOptions(screen.getByLabelText('How often'), 'Twice weekly');
  await isChosen('3 months');
  await goOn(user);
  await asks('Verify your identity');
  const main = mainProduct();
  expect(main).toEqual((await storedVisit(visit)).products[0]);
  expect(main).toEqual({
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
      supply: '27 capsules, enough for 3 months',
      pricing: { total: 19_500, total_discount: 15_600, product_savings: 3900, membership_savings: 0 },
      shipping: { months: 3, non_recurring: false },
      membership: null,
      treatment_properties: {
        product: expect.stringMatching(/^[0-9a-f]{24}$/),
        product_template: main?._id,
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
  expect(kept('defaultDurationSelection')).toBe(3);

  history.back();
  await asks('Treatment preferences');
  await isChosen('3 months');
  await chooseRadio(user, /^Generic Rapamycin/);
  await isChosen('3 months');
  await says('184 units (1.84 mL, 7.36 mg) once weekly');
  await says('25.76 mL (14 doses), enough for 3 months');
  await chooseRadio(user, 'Help me choose: ask for clinical assistance');
  await goOn(user);
  await asks('Verify your identity');
  expect(mainProduct()).toMatchObject({
    name: 'Generic Rapamycin',
    selected_configuration: { quantity: 500, treatment_properties: { recommendation_requested: true } },
  });

  sessionStorage.setItem('defaultDurationSelection', '6');
  await visit.call('POST', `/v2/intakes/${visit.intake._id}/products`, {
    selectedProducts: [],
    patient_id: visit.userId,
    intakeProducts: [],
  });
  sessionStorage.removeItem('selected_products');
  await fixture.load(`/intake/${visit.intake._id}/product-configure`);
  await isChosen('6 months');
  fixture.noComplaints();
});

it('compares, changes, adds and removes add-ons, and counts what was done and never what was chosen', async () => {
  const details = counted();
  const { visit, user } = await begin('gus', 'metabolic-health', 'product-configure');
  await screen.findByRole('img', { name: 'Metabolic health bundle' });
  await says('Lena (demo patient)');
  within(await screen.findByRole('region', { name: 'Metformin ER' })).getByText('1 tablet (500 mg) once daily');
  await user.click(await plan('3 months'));
  // Metformin at 87 less 15, acarbose at 114 less 21.
  for (const text of ['$201.00', '-$36.00', '$165.00']) await (await total()).findByText(text);
  await goOn(user);
  await asks('Would you like to add any additional treatments?');
  expect(location.pathname).toBe(`/intake/${visit.intake._id}/add-ons`);
  await fixture.load();
  await screen.findAllByRole('checkbox');
  for (const text of [
    '1 dropper (1 mg) once daily',
    '$42.00 every 3 months',
    'Put 1 dropper (1 mg) under your tongue once a day.',
  ])
    item('Vitamin B12').getByText(text);
  for (const text of [/1 scoop \(400 mg\) once daily/, '$22.00 every 1 month', /Stir 1 scoop \(400 mg\) into a glass/])
    item('Electrolytes').getByText(text);
  expect(item('Electrolytes').queryByRole('button', { name: 'Change Plan' })).toBeNull();
  await user.click(item('Vitamin B12').getByRole('button', { name: 'Change Plan' }));
  await user.selectOptions(item('Vitamin B12').getByLabelText('Plan'), '$16.00 every 1 month');
  await user.click(item('Vitamin B12').getByRole('button', { name: 'Submit' }));
  await item('Vitamin B12').findByText('$16.00 every 1 month');
  await user.click(item('Vitamin B12').getByRole('button', { name: 'Learn More' }));
  const panel = await screen.findByRole('dialog', { name: 'Vitamin B12' });
  for (const text of ['Methylcobalamin drops', 'How the membership works', 'Check-ins', 'Made to go together', '1 mg'])
    expect(panel.textContent).toContain(text);
  expect([...panel.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    '/catalogue/healthspan/vial.svg',
  ]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(item('Vitamin B12').getByRole('checkbox'));
  await goOn(user);
  await asks('Verify your identity');
  expect(kept('selected_products')).toEqual((await storedVisit(visit)).products);
  expect(kept('selected_products')).toMatchObject([
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
  expect(details).toEqual(preferences('duration', 'continue', 'change', 'add-on select', 'continue'));

  history.back();
  const added = await screen.findByRole('checkbox', { name: /Vitamin B12/, checked: true });
  await user.click(added);
  await goOn(user);
  await asks('Verify your identity');
  expect((await storedVisit(visit)).products.map(({ name }) => name)).toEqual(['Metformin ER', 'Acarbose']);
  expect(details.slice(5)).toEqual(preferences('add-on select', 'skip'));
  fixture.noComplaints();
});

it('counts what is done with the preferences, and goes on to the checkout where the identity is known', async () => {
  const details = counted();
  const { user } = await begin('chloe', 'rapamycin', 'product-configure');
  await chooseRadio(user, /^Compounded Rapamycin/);
  await chooseRadio(user, 'Choose my own dose');
  await screen.findByRole('spinbutton', { name: 'Your own dose' });
  await says('From 1 to 4 capsules.');
  await press(user, 'Lower dose');
  await says('Compounded dosage: 4 mg');
  await says(/Swallow 2 capsules \(4 mg\) once a week/);
  await user.selectOptions(screen.getByLabelText('How often'), 'Twice weekly');
  await user.click(await plan('6 months'));
  await goOn(user);
  await confirmAnswers(user);
  await asks('Where should we send your medication?');
  expect(details).toEqual(preferences('item', 'change', 'quantity', 'frequency', 'duration', 'continue'));
});

it('asks for the dose again where the weight has changed since, and leads back to it', async () => {
  const { visit, user } = await begin('chloe', 'rapamycin', 'product-configure');
  await confirmTreatment(user);
  await confirmAnswers(user);
  await asks('Where should we send your medication?');
  await visit.call('PUT', `/users/${visit.organization}/${visit.userId}`, { weight: 400 });
  await user.click(await submitButton());
  const changed = 'Your weight has changed. Please choose your dose again.';
  await says(changed);
  expect((await storedVisit(visit)).medical_review_payment).toBeNull();
  await press(user, 'Go to your treatment');
  await asks('Treatment preferences');
  await says(changed);
  await says(/200 units \(2 mL, 8 mg\) once weekly/);
  await confirmTreatment(user);
  await confirmAnswers(user);
  await asks('Where should we send your medication?');
  await says(/200 units \(2 mL, 8 mg\) once weekly/);
  await user.click(await submitButton());
  await waitFor(async () => expect((await storedVisit(visit)).medical_review_payment).not.toBeNull());
});

it('asks for the dose again where the weight was changed elsewhere, before the answers are confirmed', async () => {
  const { visit, user } = await begin('chloe', 'rapamycin', 'product-configure');
  await confirmTreatment(user);
  await asks('Check your answers');
  await visit.call('PUT', `/users/${visit.organization}/${visit.userId}`, { weight: 150 });
  await fixture.load();
  await asks('Check your answers');
  const changed = 'Your weight has changed. Please choose your dose again.';
  await says(changed);
  await goOn(user);
  await asks('Check your answers');
  await press(user, 'Change What you chose');
  await asks('Treatment preferences');
  await says(changed);
  await says(/150 units/);
  await confirmTreatment(user);
  await asks('Check your answers');
  expect(screen.queryByText(changed)).toBeNull();
  await says(/150 units/);
  await confirmAnswers(user);
  await asks('Where should we send your medication?');
});

it('follows a weight that is corrected where the answers are checked', async () => {
  const { visit, user } = await begin('chloe', 'rapamycin', 'product-configure');
  await confirmTreatment(user);
  await asks('Check your answers');
  await press(user, 'Change Your details');
  await fill(user, /^Weight/, '150');
  await goOn(user);
  await asks('Check your answers');
  await says(/150 units/);
  await confirmAnswers(user);
  await asks('Where should we send your medication?');
  await says(/150 units/);
  expect((await storedVisit(visit)).products).toMatchObject([{ selected_configuration: { quantity: 600 } }]);
});

it('explains in the summary why products could not be sent, with the way to the care team where they are refused', async () => {
  const { visit, user } = await begin('dora', 'sleep-support', 'hiw');
  await asks("Let's get started on your visit");
  await goOn(user);
  await asks('Treatment preferences');
  expect(location.pathname).toBe(`/consultation/treatment/${visit.userId}/${visit.intake._id}`);
  const release = fixture.calls.hold('POST /v2/intakes/');
  await confirmTreatment(user);
  await screen.findByRole('button', { name: /Saving/ });
  await asks('Treatment preferences');
  fixture.calls.restore();
  release();
  await asks('Verify your identity');
  history.back();
  await asks('Treatment preferences');

  fixture.calls.answer('POST /v2/intakes/', away);
  await confirmTreatment(user);
  await (await total()).findByText('Network error, please try again later.');
  expect((await total()).queryByRole('link')).toBeNull();
  fixture.calls.restore();
  fixture.calls.answer('POST /v2/intakes/', refused(500, 'ServerError'));
  await confirmTreatment(user);
  await (await total()).findByText(/Product not available in your region\./);
  expect((await total()).getByRole('alert').textContent).toMatch(/Message us for more details\.$/);
  await user.click((await total()).getByRole('link', { name: 'Message us' }));
  await waitFor(() => expect(location.pathname).toBe(`/dashboard/${visit.userId}/messages`));
});
