import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { User } from '#schemas/wire/user.ts';
import { refused } from '../../support/page/pageCalls.ts';
import { pageFixture } from '../../support/page/pageFixture.ts';
import { cards, storedVisit } from '../../support/steps/checkoutSteps.ts';
import {
  canSend,
  confirmAnswers,
  confirmTreatment,
  fill,
  fillAddress,
  fillCard,
  press,
  says,
  sendOrder,
  submitButton,
} from '../../support/steps/buyingSteps.ts';
import { describes, storedPatient, visitCheckout } from '../../support/steps/visitCheckout.ts';

const fixture = pageFixture();
const { begin, atCheckout, isSubmitted } = visitCheckout(fixture);

const valueOf = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;

it('says what the provider of the card says, until a card is taken', async () => {
  const { visit, user } = await atCheckout('dora', 'sleep-support', 'treatment');
  await fillAddress(user);
  await fill(user, 'Card number', '4242424242424241');
  await says('Your card number is invalid.');
  await canSend(false);
  await fill(user, 'Card number', '4242');
  await user.tab();
  await says('Your card number is incomplete.');
  await fillCard(user, cards.poor);
  await sendOrder(user);
  await says('Your card has insufficient funds.');
  expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('4000 0000 0000 9995');
  await canSend(false);
  await fill(user, 'Security code', '124');
  await canSend();
  fixture.calls.answer('POST /users', refused(400, 'CardInvalid', 'Invalid Credit Card'), 1);
  await fillCard(user, cards.good);
  await sendOrder(user);
  await says('Invalid Credit Card');
  await fillCard(user, cards.good);
  await sendOrder(user);
  await isSubmitted();
  expect((await storedVisit(visit)).patient_complete).not.toBeNull();
  expect((await storedPatient(visit)).has_card_source).toBe(true);
  fixture.noComplaints();
});

it('wants a saved card that has expired changed, and sends a patient whose card is gone to support', async () => {
  const old = { _id: 'card_1', brand: 'visa', last4: '4242', exp_month: 1, exp_year: 2020, exp: '01/2020' };
  fixture.calls.answer('GET /billing', () => Response.json(old));
  const { visit, user } = await begin('chloe', 'sleep-support', 'treatment');
  await confirmTreatment(user);
  await confirmAnswers(user);
  await says('This card has expired. Please enter another card.');
  await canSend(false);
  await press(user, /^Edit: Payment/);
  await fillCard(user, cards.good);
  await canSend();
  await press(user, 'Cancel');
  await says(/Visa ending in 4242/);

  fixture.calls.restore();
  await fixture.load();
  await canSend();
  fixture.calls.answer(`GET /users/${visit.organization}/user/`, async (_request, pass) => {
    const patient: User = await (await pass()).json();
    return Response.json({ ...patient, has_card_source: false });
  });
  await sendOrder(user);
  await says('Error. Please, contact support.');
  expect((await submitButton()).textContent).toContain('Error. Try Again.');
  expect((await storedVisit(visit)).patient_complete).toBeNull();
});

it('checks the address beside its fields, completes it, and saves it with ten digits', async () => {
  const { visit, user } = await atCheckout('ava');
  const long = 'a'.repeat(36);
  for (const [label, text, error] of [
    ['First name', '', 'Enter your first name.'],
    ['Last name', '', 'Enter your last name.'],
    ['Street address', '', 'Please enter your street address.'],
    ['Street address', long, 'Street address must be less than 35 characters long.'],
    [/^Apt\/Suite/, long, 'Apt/Suite must be less than 35 characters long.'],
    ['City', '', 'Please enter your city.'],
    ['City', long, 'City must be less than 35 characters long.'],
    ['Zip code', '123', 'Please enter a valid zip code.'],
    ['Zip code', '12345', 'ZIP code 12345 is in NY, not in CA.'],
    ['Phone number', '555123', 'Please enter a valid phone number.'],
    [/^Mobile number/, '555', 'Please enter a valid mobile number.'],
  ] as const) {
    await fill(user, label, text);
    await user.tab();
    await describes(label, error);
  }
  await waitFor(() => expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBe('true'));
  for (const [label, text] of [
    ['Street address', 'a'.repeat(35)],
    [/^Apt\/Suite/, ''],
    ['City', 'a'.repeat(35)],
    ['Zip code', '94607-1234'],
  ] as const) {
    await fill(user, label, text);
    await user.tab();
    await waitFor(() => expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBeNull());
  }

  await fill(user, 'First name', 'Ava');
  await fill(user, 'Last name', 'Demo');
  await fill(user, 'Street address', '');
  await user.type(screen.getByLabelText('Street address'), '77 Main St Los');
  await user.click(await screen.findByRole('option', { name: /Los Angeles, CA 90012/ }));
  expect(['City', 'State', 'Zip code'].map(valueOf)).toEqual(['Los Angeles', 'CA', '90012']);
  await fill(user, 'Phone number', '6025550123');
  expect(valueOf('Phone number')).toBe('(602) 555-0123');
  await fill(user, /^Mobile number/, '+1 (602) 555-0199');
  expect(valueOf(/^Mobile number/)).toBe('(602) 555-0199');

  fixture.calls.answer('PUT /users', refused(500, 'ServerError'));
  await press(user, 'Next');
  await says('Not saved yet');
  expect(valueOf('City')).toBe('Los Angeles');
  fixture.calls.restore();
  await press(user, 'Try again');
  await says('Los Angeles, CA 90012');
  const { shipping_info: address, mobile_number: mobile } = await storedPatient(visit);
  expect(address).toMatchObject({ street_address: '77 Main St', country: 'us', phone_number: '6025550123' });
  expect(mobile).toBe('6025550199');

  await press(user, /^Edit: Where/);
  expect(screen.queryByLabelText(/^Mobile number/)).toBeNull();
  await fill(user, 'City', 'Pasadena');
  await press(user, 'Cancel');
  await says('Los Angeles, CA 90012');
  await press(user, /^Edit: Where/);
  await fill(user, 'City', 'Pasadena');
  await press(user, 'Next');
  await says('Pasadena, CA 90012');
  expect((await storedPatient(visit)).shipping_info?.city).toBe('Pasadena');
  fixture.noComplaints();
});

it('says where a state is chosen that the product is not sold in', async () => {
  const { user } = await atCheckout('ava', 'sleep-support', 'treatment');
  const state = screen.getByLabelText('State');
  await user.selectOptions(state, 'Nevada');
  await describes('State', 'We cannot send this order to NV yet.');
  await user.selectOptions(state, 'Texas');
  await describes('State', 'Your visit is for CA');
  await user.selectOptions(state, 'California');
  await waitFor(() => expect(state.getAttribute('aria-invalid')).toBeNull());
});

it('refuses a product that is not sold in the state of the patient, with the way to the care team', async () => {
  const dora = await fixture.like('dora');
  await dora.call('PUT', `/users/${dora.organization}/${dora.userId}`, { state: 'NV' });
  const { user } = await begin(dora, 'sleep-support', 'treatment');
  await confirmTreatment(user);
  const alert = await screen.findByRole('alert', { name: '' });
  await waitFor(() => expect(alert.textContent).toMatch(/Product not available in your region\..*for more details\./));
  const link = screen.getByRole('link', { name: 'Message us' });
  expect(link.getAttribute('href')).toBe(`/dashboard/${dora.userId}/messages`);
});
