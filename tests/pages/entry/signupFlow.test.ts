import { screen, waitFor } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { pageFixture } from '../../support/page/pageFixture.ts';
import { completeProfile } from '../../support/portal/signUpByCall.ts';
import { cards } from '../../support/steps/checkoutSteps.ts';
import {
  asks,
  changesOf,
  chooseRadio,
  fill,
  fillAddress,
  fillCard,
  goOn,
  holdAnswer,
  ordersOf,
  press,
  says,
  sendOrder,
} from '../../support/steps/buyingSteps.ts';
import {
  choose,
  fillProfile,
  isAt,
  isHome,
  lifestyleOf,
  signedUp,
  signupTitles,
} from '../../support/steps/signupSteps.ts';

const fixture = pageFixture();

const kept = (key: string) => sessionStorage.getItem(key);
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const isChecked = (label: string) => screen.getByLabelText<HTMLInputElement>(label).checked;

/** Waits for the plans, chooses one and goes on to the checkout. */
async function buyPlan(user: UserEvent, name: RegExp, title: string = signupTitles.checkout): Promise<void> {
  await asks(signupTitles.plan);
  await chooseRadio(user, name);
  await goOn(user);
  await asks(title);
}

/** Enters a card and sends the order. */
async function pay(user: UserEvent, card: string = cards.good): Promise<void> {
  await fillCard(user, card);
  await sendOrder(user);
}

describe('a lab test', () => {
  it('is bought once by a new patient, after a profile and a lifestyle that stay over a reload and the way back', async () => {
    const { user, id, ...patient } = await signedUp(fixture, 'longevity-panel', (own) => `/signup/profile/${own}`);
    sessionStorage.setItem('signup_product', JSON.stringify({ productTemplate: id, type: 'lab', referrer: 'shop' }));
    await fixture.load('/signup/lab-visit');
    await asks("Let's get started on your visit");
    await says(/2,000\+ lab partner locations/);
    await goOn(user);

    await asks(signupTitles.profile);
    expect(location.pathname).toBe(`/signup/profile/${id}`);
    await goOn(user);
    await says('Please select your biological sex.');
    await fillProfile(user);
    await fill(user, 'Date of birth', '02-03-2015');
    await goOn(user);
    await says('You must be at least 18 years of age or older.');
    await fill(user, 'Date of birth', '02-03-1980');
    await goOn(user);

    await asks(signupTitles.goal);
    await isAt(`/signup/questions/${id}?step=0`);
    await choose(user, 'Other');
    await goOn(user);
    expect(location.search).toBe('?step=0');
    await fill(user, 'Please provide additional details:', 'A marathon');
    await goOn(user);
    await asks(signupTitles.activity);
    expect((await lifestyleOf(patient)).answers).toEqual({ goal: 'Other: A marathon' });
    await choose(user, 'Almost every day');
    await asks('What describes how you eat?');
    await goOn(user);
    expect(location.search).toBe('?step=2');
    await choose(user, 'Vegetarian');
    await choose(user, 'Other');
    await fill(user, 'Please provide additional details:', 'No nuts');
    await goOn(user);
    await asks('How many hours do you sleep in most nights?');

    await fixture.load();
    await asks('How many hours do you sleep in most nights?');
    expect(location.search).toBe('?step=3');
    await press(user, 'Back');
    await asks('What describes how you eat?');
    expect([isChecked('Vegetarian'), valueOf('Please provide additional details:')]).toEqual([true, 'No nuts']);
    await goOn(user);
    await asks('How many hours do you sleep in most nights?');
    await choose(user, '7 to 8');
    await asks('How often do you drink alcohol?');
    history.back();
    await asks('How many hours do you sleep in most nights?');
    expect(isChecked('7 to 8')).toBe(true);
    history.forward();
    await asks('How often do you drink alcohol?');
    await choose(user, 'Never');
    await asks('What weighs on you at the moment?');
    await choose(user, 'Nothing much');
    await goOn(user);
    await asks(signupTitles.plan);
    await isAt(`/signup/protocol-preference/${id}`);
    expect((await lifestyleOf(patient)).answers).toEqual({
      goal: 'Other: A marathon',
      activity: 'Almost every day',
      diet: ['Vegetarian', 'Other: No nuts'],
      sleep: '7 to 8',
      alcohol: 'Never',
      stress: ['Nothing much'],
    });
    await buyPlan(user, /^One time/, signupTitles.labCheckout);
    expect(location.search).toMatch(/^\?plan=[0-9a-f]{24}$/);
    await fillAddress(user, 'New York');
    await says(/we cannot provide lab testing in NY, NJ and RI\.$/);
    await user.selectOptions(screen.getByLabelText('State'), 'California');
    await says(/^ZIP code 10001 is in NY, not in CA\./);
    await fill(user, 'Zip code', '94607');
    await pay(user);
    await waitFor(() => expect(location.pathname).toMatch(/^\/labs\/[0-9a-f]{24}$/));
    expect(await ordersOf(patient)).toMatchObject([
      { amount: 22_900, status: 'processing', payment: 'captured', intake: null },
    ]);
    expect([kept('signup_product'), kept('selected_products')]).toEqual([null, null]);
    fixture.noComplaints();
  });

  it('that renews becomes a subscription, with the months that were preferred', async () => {
    sessionStorage.setItem('defaultDurationSelection', '3');
    const { user, id, ...patient } = await signedUp(
      fixture,
      'longevity-panel',
      (own) => `/signup/protocol-preference/${own}`,
      completeProfile,
    );
    await asks(signupTitles.plan);
    await screen.findByRole('radio', { name: /^3 months/, checked: true });
    await says('Lab analysis included: you save $120');
    await goOn(user);
    await asks(signupTitles.labCheckout);
    await fillAddress(user);
    await pay(user);
    await waitFor(() => expect(location.pathname).toMatch(/^\/labs\/[0-9a-f]{24}$/));
    const made = changesOf(fixture.calls);
    expect(made.filter((one) => one === 'POST /v2/subscriptions/product/:id')).toHaveLength(1);
    expect(made.filter((one) => one.includes('/intakes/'))).toEqual([]);
    expect(await ordersOf(patient)).toEqual([]);
    const { panelId } = await patient.call<{ panelId: string }>('GET', `/v2/labs/product/${id}/panel`);
    expect(location.pathname).toBe(`/labs/${panelId}`);
  });

  it('is refused in New York, at the profile and at every address, until another state is chosen', async () => {
    const { user, id } = await signedUp(fixture, 'longevity-panel', (own) => `/signup/profile/${own}`);
    await asks(signupTitles.profile);
    await fillProfile(user, 'New York');
    await goOn(user);
    await asks('We are sorry');
    await says(/we cannot provide lab testing in New York, New Jersey and Rhode Island/);
    await fixture.load(`/signup/checkout/${id}`);
    await asks(signupTitles.profile);
    await isAt(`/signup/profile/${id}`);
    await goOn(user);
    await asks('We are sorry');
    await press(user, 'Change my state');
    await asks(signupTitles.profile);
    await user.selectOptions(screen.getByLabelText('State you are in'), 'Ohio');
    await goOn(user);
    await asks(signupTitles.goal);
    fixture.noComplaints();
  });
});

describe('a supplement', () => {
  it('with one plan goes from the profile to the checkout, and becomes a subscription', async () => {
    const { user, id, ...patient } = await signedUp(
      fixture,
      'electrolytes',
      (own) => `/signup/profile/${own}`,
      completeProfile,
    );
    await asks(signupTitles.profile);
    await goOn(user);
    await asks(signupTitles.checkout);
    expect(location.pathname).toBe(`/signup/checkout/${id}`);
    expect(location.search).toMatch(/^\?plan=[0-9a-f]{24}$/);
    await fillAddress(user, 'New York');
    await pay(user);
    await isHome(patient);
    const made = fixture.calls.calls.map(({ method, path }) => `${method} ${path}`);
    expect(made).toContainEqual(expect.stringMatching(/^POST \/v2\/subscriptions\/product\//));
    expect(made.filter((one) => one.includes('lifestyle'))).toEqual([]);
    fixture.noComplaints();
  });

  it('with several plans asks for one, and keeps the price of the catalogue over a declined card and a changed store', async () => {
    const { user, id, ...patient } = await signedUp(fixture, 'nad-supplement', (own) => `/signup/checkout/${own}`);
    await asks(signupTitles.profile);
    await isAt(`/signup/profile/${id}`);
    await fillProfile(user);
    await goOn(user);
    await buyPlan(user, /^3 months/);
    history.back();
    await asks(signupTitles.plan);
    await screen.findByRole('radio', { name: /^3 months/, checked: true });
    await buyPlan(user, /^One time/);
    sessionStorage.setItem('selected_products', (kept('selected_products') ?? '').replaceAll('5200', '1'));
    await fixture.load();
    await asks(signupTitles.checkout);
    await says('$52.00');
    await fillAddress(user);
    await pay(user, cards.failsLater);
    await says('Your card was not charged.');
    const from = fixture.calls.calls.length;
    await pay(user);
    await isHome(patient);
    expect(changesOf(fixture.calls, from)).not.toContain('POST /v2/orders/patient');
    expect(await ordersOf(patient)).toMatchObject([{ name: 'NAD+ Support', amount: 5200, payment: 'captured' }]);
  });

  it('that was paid before the page is reloaded is not paid again, and no other plan is either', async () => {
    const { user, ...patient } = await signedUp(
      fixture,
      'nad-supplement',
      (own) => `/signup/profile/${own}`,
      completeProfile,
    );
    await asks(signupTitles.profile);
    await goOn(user);
    await buyPlan(user, /^One time/);
    await fillAddress(user);
    const release = holdAnswer(fixture.calls, 'POST /submit');
    await pay(user);
    await waitFor(async () => expect(await ordersOf(patient)).toMatchObject([{ payment: 'captured' }]));
    expect(kept('purchase_attempt')).toMatch(/^"[0-9a-f-]{36}"$/);
    const reloading = fixture.load();
    release();
    await reloading;

    await asks(signupTitles.checkout);
    history.back();
    await buyPlan(user, /^3 months/);
    await sendOrder(user);
    await says(/^Your earlier order went through, but the changes you made after it were not ordered\./);
    history.back();
    await buyPlan(user, /^One time/);
    await sendOrder(user);
    await isHome(patient);
    expect(await ordersOf(patient)).toMatchObject([{ name: 'NAD+ Support', amount: 5200, payment: 'captured' }]);
    expect([kept('purchase_begun'), kept('purchase_attempt')]).toEqual([null, null]);
  });
});
