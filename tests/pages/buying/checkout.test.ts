import { screen, waitFor } from '@testing-library/dom';
import { expect, it, onTestFinished } from 'vitest';
import type { Organization } from '#schemas/wire/organization.ts';
import type { Product } from '#schemas/wire/product.ts';
import { membershipIdOf, membershipPriceIdOf } from '#services/backend/modules/catalogue/catalogueIds.ts';
import { away, refused } from '../../support/page/pageCalls.ts';
import { pageFixture } from '../../support/page/pageFixture.ts';
import { cards, storedVisit } from '../../support/steps/checkoutSteps.ts';
import {
  asks,
  canSend,
  changesOf,
  chooseRadio,
  confirmAnswers,
  confirmTreatment,
  fill,
  fillAddress,
  fillCard,
  goOn,
  loseAnswers,
  press,
  says,
  sendOrder,
  submitButton,
  sumOf,
  toCheckout,
} from '../../support/steps/buyingSteps.ts';
import { describes, storedPatient, visitCheckout } from '../../support/steps/visitCheckout.ts';

const fixture = pageFixture();
const { begin, atCheckout, isSubmitted } = visitCheckout(fixture);

/** What the page counts, by name, from now on. */
function counted(): unknown[] {
  const names: unknown[] = [];
  const count = (event: Event) => event instanceof CustomEvent && names.push(event.detail.name);
  document.addEventListener('portal:tracked', count);
  onTestFinished(() => document.removeEventListener('portal:tracked', count));
  return names;
}

it('reserves the amount of a code once, in order, and charges it when the visit is approved', async () => {
  const { visit, user } = await begin('gus', 'rapamycin', 'product-configure');
  await chooseRadio(user, /^3 months/);
  await goOn(user);
  await toCheckout(user);
  expect(await sumOf('Total')).toBe('$279.00');
  expect(JSON.parse(sessionStorage.getItem('selected_products') ?? '[]')).toMatchObject([
    {
      name: 'Generic Rapamycin',
      selected_configuration: {
        // Of 201 lb, the greatest dose that is offered.
        quantity: 200 * 4,
        pricing: { total: 29_700, total_discount: 27_900 },
        treatment_properties: { quantity: 200 * 4 * 3, duration: 3, recommendation_requested: false },
      },
    },
  ]);
  const code = /^Discount Code/;
  await fill(user, code, 'EXPIRED10');
  await user.keyboard('{Enter}');
  await describes(code, 'Invalid discount code');
  await fill(user, code, 'UNKNOWN1');
  await user.keyboard('{Enter}');
  await describes(code, 'Discount code not applicable for selected product(s)');
  fixture.calls.answer('POST /v2/cart/coupon', refused(500, 'ServerError'));
  await fill(user, code, 'LONGLIFE20');
  await press(user, 'Apply');
  await describes(code, 'Invalid discount code');
  fixture.calls.restore();
  await fill(user, code, 'LONGLIFE20');
  await press(user, 'Apply');
  await says('Special discount applied');
  await waitFor(async () => expect(await sumOf('Total')).toBe('$223.20'));

  await fillAddress(user);
  await fillCard(user, cards.good);
  await canSend();
  const from = fixture.calls.calls.length;
  await user.dblClick(await submitButton());
  await isSubmitted();
  await waitFor(() =>
    expect(changesOf(fixture.calls, from)).toEqual([
      'PUT /users/:id/:id',
      'POST /users/:id/:id/billing/profile/create',
      'POST /v2/intakes/:id/complete',
      'POST /v2/mailing/tags',
      'POST /v2/mailing/tags',
    ]),
  );
  expect(sessionStorage.getItem('selected_products')).toBeNull();
  expect(sessionStorage.getItem('intake_completed')).toContain(visit.intake._id);
  const completed = await storedVisit(visit);
  expect(completed.patient_complete).not.toBeNull();
  expect(completed.medical_review_payment).toEqual({ amount: 22_320, status: 'authorized' });
  await visit.call('POST', '/sandbox/simulate/approve-visit', { intakeId: visit.intake._id });
  expect((await storedVisit(visit)).medical_review_payment).toEqual({ amount: 22_320, status: 'captured' });
  await user.click(screen.getByRole('link', { name: 'Go to my dashboard' }));
  expect(new URL(fixture.left.at(-1) ?? '').pathname).toBe(`/dashboard/${visit.userId}/profile`);
  fixture.noComplaints();
});

it('keeps a declined card to be corrected, and completes the visit with another one without saving the address again', async () => {
  const { visit, user } = await atCheckout('ben');
  await fillAddress(user);
  await press(user, 'Next');
  await says('12 Harbor Street');
  await fillCard(user, cards.declined);
  await sendOrder(user);
  await says('Your card was declined.');
  await says('Your card was not charged.');
  expect((await submitButton()).textContent).toContain('Error. Try Again.');
  expect((await storedVisit(visit)).patient_complete).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('4000 0000 0000 0002');
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Your card was declined.'));
  await says('Please correct your card or enter another one.');
  await canSend(false);
  await fill(user, 'Card number', cards.good);
  const from = fixture.calls.calls.length;
  await sendOrder(user);
  await isSubmitted();
  expect(changesOf(fixture.calls, from)).not.toContain('PUT /users/:id/:id');
  expect((await storedVisit(visit)).medical_review_payment?.status).toBe('authorized');
  fixture.noComplaints();
});

it('leaves the visit open where a card is kept and then fails, and replaces it by the next one', async () => {
  const { visit, user } = await atCheckout('ava');
  await fillAddress(user);
  await fillCard(user, cards.failsLater);
  await sendOrder(user);
  await says('Your card was declined.');
  await says('Your card was not charged.');
  expect((await storedVisit(visit)).medical_review_payment).toBeNull();
  await fillCard(user, cards.good);
  const from = fixture.calls.calls.length;
  await sendOrder(user);
  await isSubmitted();
  expect(changesOf(fixture.calls, from).slice(0, 2)).toEqual([
    'PUT /users/:id/:id/add-card',
    'POST /v2/intakes/:id/complete',
  ]);
  expect((await storedVisit(visit)).medical_review_payment?.status).toBe('authorized');
  fixture.noComplaints();
});

it('shows every answer before the checkout, and leads to each and back', async () => {
  const { visit, user } = await begin('chloe', 'sleep-support', 'treatment');
  await confirmTreatment(user);
  await asks('Check your answers');
  const { userId, intake } = visit;
  const address = `/consultation/check/${userId}/${intake._id}/question/none`;
  await waitFor(() => expect(location.pathname).toBe(address));
  for (const name of ['About you', 'Medical history', 'Your visit', 'What you chose'])
    await screen.findByRole('region', { name });
  await says(/^Weight: \d+ lb$/);
  await says(/^\d+ tablets? \(.* mg\)/);
  const trouble = 'What troubles you most about your sleep?';
  await press(user, `Change ${trouble}`);
  await asks(trouble);
  await chooseRadio(user, /^I wake up at night/);
  await asks('Check your answers');
  await waitFor(() => expect(location.pathname).toBe(address));
  await says('I wake up at night');
  await press(user, 'Change Your details');
  await asks('Tell us about yourself');
  await fill(user, /^Weight/, '163');
  await goOn(user);
  await asks('Check your answers');
  await says('Weight: 163 lb');
  await press(user, `Change ${trouble}`);
  await asks(trouble);
  await press(user, 'Back');
  await asks('Check your answers');
  await press(user, 'Change What you chose');
  await asks('Treatment preferences');
  await confirmTreatment(user);
  await confirmAnswers(user);
  await asks('Where should we send your medication?');
  await press(user, 'Back');
  await asks('Check your answers');
  fixture.noComplaints();
});

it('sells a bundle together with an add-on, on the saved card and address', async () => {
  const { visit, user } = await begin('chloe', 'metabolic-health', 'product-configure');
  await confirmTreatment(user);
  await asks('Would you like to add any additional treatments?');
  await user.click((await screen.findAllByRole('checkbox'))[0] ?? document.body);
  await goOn(user);
  await confirmAnswers(user);
  await asks('Where should we send your medication?');
  await says('Addons');
  await says(/1200 Sample Bay Drive/);
  await says(/4242/);
  const from = fixture.calls.calls.length;
  await sendOrder(user);
  await isSubmitted();
  expect(changesOf(fixture.calls, from).filter((call) => / \/users/.test(call))).toEqual([]);
  const { products, medical_review_payment: payment } = await storedVisit(visit);
  expect(products.map(({ selected_configuration: { type } }) => type ?? 'main').toSorted()).toEqual([
    'addon',
    'main',
    'main',
  ]);
  expect(payment?.amount).toBe(
    products.reduce((sum, { selected_configuration: { pricing } }) => sum + pricing.total_discount, 0),
  );
  fixture.noComplaints();
});

it('reserves nothing for a custom protocol or for a request for assistance, and says what comes', async () => {
  const { visit, user } = await begin('hana', 'rapamycin', 'product-configure');
  await user.click(await screen.findByLabelText('Need a Custom Protocol?'));
  await says('Custom protocol Request');
  await user.click(screen.getByRole('textbox'));
  await user.paste('I would like a lower dose in winter');
  await confirmTreatment(user);
  await toCheckout(user);
  await says(/^You have requested a custom protocol, we will provide you with/);
  expect(sessionStorage.getItem('selected_products')).not.toContain('winter');
  await fillAddress(user);
  await fillCard(user, cards.good);
  await sendOrder(user);
  await isSubmitted();
  const stored = await storedVisit(visit);
  expect(stored.medical_review_payment).toBeNull();
  expect(stored.products[0]?.selected_configuration.treatment_properties.comment).toBe(
    'I would like a lower dose in winter',
  );

  const dora = await begin('dora', 'rapamycin', 'product-configure');
  await chooseRadio(dora.user, 'Help me choose: ask for clinical assistance');
  await confirmTreatment(dora.user);
  await toCheckout(dora.user);
  await says(/^You have requested clinical assistance, we will provide you with/);
  fixture.noComplaints();
});

it('charges nothing for a visit whose payment is not collected, and counts it once whatever happens to its tags', async () => {
  const { visit, user } = await begin('chloe', 'sleep-support', 'treatment');
  await confirmTreatment(user);
  await confirmAnswers(user);
  await asks('Where should we send your medication?');
  sessionStorage.setItem('membership', JSON.stringify({ membership_id: 'a'.repeat(24), price_id: 'b'.repeat(24) }));
  fixture.calls.answer('POST /v2/mailing', away);
  const names = counted();
  const from = fixture.calls.calls.length;
  await sendOrder(user);
  await isSubmitted();
  expect(changesOf(fixture.calls, from)).not.toContain('POST /v2/memberships/start');
  expect(names).toEqual(['checkout complete']);
  expect(sessionStorage.getItem('membership')).toBeNull();
  const stored = await storedVisit(visit);
  expect(stored.patient_complete).not.toBeNull();
  expect(stored.medical_review_payment).toBeNull();
});

it('sends no tags and counts nothing at an organization whose checkouts are not tracked', async () => {
  fixture.calls.answer('GET /v2/organizations/search', async (_request, pass) => {
    const own: Organization = await (await pass()).json();
    return Response.json({ ...own, settings: { ...own.settings, default: false } });
  });
  const names = counted();
  const { user } = await begin('chloe', 'sleep-support', 'treatment');
  await confirmTreatment(user);
  await confirmAnswers(user);
  await asks('Where should we send your medication?');
  await sendOrder(user);
  await isSubmitted();
  const made = changesOf(fixture.calls);
  expect(made).toContain('POST /v2/intakes/:id/complete');
  expect(made.filter((call) => call.includes('/mailing/'))).toEqual([]);
  expect(names).not.toContain('checkout complete');
});

it('adds the price of a membership that the patient has joined already, and joins none again', async () => {
  const member = await fixture.like('chloe');
  const { call, organization, userId } = member;
  await call('POST', '/v2/memberships/start', {
    membership_id: membershipIdOf(organization, 'longevity-core'),
    price_id: membershipPriceIdOf(organization, 'longevity-core', 1),
    data: { patient_id: userId },
  });
  const { visit, user } = await begin(member, 'rapamycin', 'product-configure');
  await confirmTreatment(user);
  await confirmAnswers(user);
  await asks('Where should we send your medication?');
  await waitFor(async () => expect(await sumOf('Total')).toBe('$228.00'));
  await sendOrder(user);
  await isSubmitted();
  expect(changesOf(fixture.calls)).not.toContain('POST /v2/memberships/start');
  expect((await storedVisit(visit)).medical_review_payment).toEqual({ amount: 22_800, status: 'authorized' });
});

it('shows an order that another tab has changed as it is now, and does not send it as it was', async () => {
  const { visit, user } = await begin('chloe', 'rapamycin', 'product-configure');
  await confirmTreatment(user);
  await confirmAnswers(user);
  await asks('Where should we send your medication?');
  await waitFor(async () => expect(await sumOf('Total')).toBe('$99.00'));
  const { call, organization, userId, intake } = visit;
  const [chosen] = (await storedVisit(visit)).products;
  const plans = await call<Product[]>('GET', `/product/${organization}/template/${chosen?._id}/products`);
  const product = plans.find(({ pricing }) => pricing.recurring.interval_count === 6)?._id;
  const configuration = chosen?.selected_configuration;
  const treatment = { ...configuration?.treatment_properties, product };
  await call('POST', `/v2/intakes/${intake._id}/products`, {
    selectedProducts: [{ ...chosen, selected_configuration: { ...configuration, treatment_properties: treatment } }],
    patient_id: userId,
    intakeProducts: [],
  });
  await sendOrder(user);
  await says('Your order was changed in another tab or on another device. Please check it and submit it again.');
  await says('Your card was not charged.');
  await waitFor(async () => expect(await sumOf('Total')).toBe('$522.00'));
  expect((await storedVisit(visit)).medical_review_payment).toBeNull();
  await sendOrder(user);
  await isSubmitted();
  expect((await storedVisit(visit)).medical_review_payment).toEqual({ amount: 52_200, status: 'authorized' });
});

it('settles by itself on one account and one payment where all answers are lost', async () => {
  const { visit, user } = await atCheckout('hana');
  await fillAddress(user);
  await press(user, 'Next');
  await says('12 Harbor Street');
  await fillCard(user, cards.good);
  // Opening the checkout puts the patient on the mailing list: that call is no part of this.
  const hasJoined = () => fixture.calls.calls.some(({ path, status }) => path === '/v2/mailing/tags' && status === 200);
  await expect.poll(hasJoined).toBe(true);
  const lost = loseAnswers(fixture.calls, /^\/(users|billing|v2)\/(?!session)/);
  const from = fixture.calls.calls.length;
  await sendOrder(user);
  await isSubmitted();
  expect(lost).toEqual([
    'POST /users/:id/:id/billing/profile/create',
    'POST /v2/intakes/:id/complete',
    'POST /v2/mailing/tags',
  ]);
  const made = changesOf(fixture.calls, from);
  expect(made.filter((call) => call === 'POST /v2/intakes/:id/complete')).toHaveLength(2);
  expect((await storedVisit(visit)).medical_review_payment?.status).toBe('authorized');
  const { shipping_info, mailchimp_id } = await storedPatient(visit);
  expect(shipping_info?.phone_number).toBe('5105550147');
  // On the mailing list since the checkout was opened.
  expect(mailchimp_id).not.toBeNull();
});
