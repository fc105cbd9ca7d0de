import type { Page } from 'playwright-core';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { productIdOf } from '#services/backend/modules/catalogue/catalogueIds.ts';
import { expectQuestion, signIn } from './patientSteps.ts';
import type { Caller } from '../portal/beginSession.ts';
import { completeProfile, signUpByCall } from '../portal/signUpByCall.ts';

/** A patient who has just subscribed to a supplement, which is charged every three months. */
export interface Subscriber extends Caller {
  readonly subscription: Subscription;
}

const address = {
  first_name: 'Demo',
  last_name: 'Patient',
  street_address: '12 Harbor Street',
  city: 'Oakland',
  state: 'CA',
  zip_code: '94607',
  country: 'us',
  phone_number: '5105550147',
} as const;

/** All subscriptions of a patient. */
export const subscriptionsOf = ({ call, organization, userId }: Caller): Promise<readonly Subscription[]> =>
  call<Subscription[]>('GET', `/users/${organization}/user/${userId}/subscriptions`);

/** A subscription as the server holds it. */
export const stored = (caller: Caller, id: string): Promise<Subscription> =>
  caller.call<Subscription>('GET', `/v2/subscriptions/${id}`);

/** Signs a patient up who has an address and a good card and subscribes to a supplement. */
export async function subscriber(url: string): Promise<Subscriber> {
  const patient = await signUpByCall(url, { ...completeProfile, shipping_info: address });
  const { call, organization, userId } = patient;
  await call('POST', `/users/${organization}/${userId}/billing/profile/create`, {
    token: 'tok_visa_4242_122031_3fa9c1d2',
  });
  const plan = productIdOf(organization, 'nad-supplement', { frequency: null, months: 3, type: 'recurring' });
  const subscription = await call<Subscription>('POST', `/v2/subscriptions/product/${plan}`, {});
  return { ...patient, subscription };
}

/** Signs a patient in on the way to the subscriptions, and waits for their tabs. */
export async function openSubscriptions(page: Page, url: string, { email, userId }: { email: string; userId: string }) {
  await signIn(page, url, email, `/dashboard/${userId}/subscriptions`);
  await expectQuestion(page, 'Subscriptions');
}

/** The card of a subscription. */
export const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

/** The panel in which a subscription is changed. */
export const panel = (page: Page) => page.getByRole('dialog');

/** Presses a button of the panel. */
export const pressIn = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true }).click();

/** Chooses a reason in a survey, or types one for Other. */
export async function giveReason(page: Page, reason: string, typed?: string): Promise<void> {
  await panel(page).getByLabel(reason, { exact: true }).click();
  if (typed !== undefined) await panel(page).getByPlaceholder('Please describe').fill(typed);
}

export const SUCCESS = 'Success! Your subscription was successfully updated!';

/** Waits for the end of an action, closes the panel, and waits until it is gone. */
export async function succeeds(page: Page): Promise<void> {
  await expectQuestion(page, SUCCESS);
  await panel(page).getByRole('button', { name: 'Close', exact: true }).last().click();
  await panel(page).waitFor({ state: 'detached' });
}
