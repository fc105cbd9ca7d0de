import { screen, waitFor } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Lifestyle } from '#schemas/wire/lifestyle.ts';
import type { UserUpdate } from '#schemas/wire/user.ts';
import { productTemplateIdOf } from '#services/backend/modules/catalogue/catalogueIds.ts';
import type { PageFixture } from '../page/pageFixture.ts';
import type { Caller } from '../portal/beginSession.ts';
import { signUpByCall } from '../portal/signUpByCall.ts';
import { fill } from './buyingSteps.ts';

/** The titles of the screens of a sign-up for a product. */
export const signupTitles = {
  profile: 'Tell us about yourself',
  goal: 'What do you most want from your results?',
  activity: 'How often do you move so that you get warm?',
  plan: 'Protocol Preference',
  checkout: 'Where should we send your order?',
  labCheckout: 'Where should we send your lab order?',
} as const;

/** A new patient who opens an address of the sign-up for a product. */
export async function signedUp(fixture: PageFixture, slug: string, path: (id: string) => string, profile?: UserUpdate) {
  const patient = await signUpByCall(fixture.url, profile);
  const idOf = (other: string) => productTemplateIdOf(patient.organization, other);
  const id = idOf(slug);
  return { ...(await fixture.arrive(patient, path(id))), id, idOf };
}

/** Chooses a card by its label. */
export const choose = async (user: UserEvent, label: string): Promise<void> =>
  user.click(await screen.findByLabelText(label));

/** Waits for an address. */
export const isAt = (address: string): Promise<void> =>
  waitFor(() => expect(location.pathname + location.search).toBe(address));

/** Waits until the page has left for the dashboard. */
export const isHome = ({ userId }: Caller): Promise<void> =>
  waitFor(() => expect([`/dashboard/${userId}/profile`, '/dashboard']).toContain(location.pathname));

/** The answers about how a patient lives, as the server holds them. */
export const lifestyleOf = ({ call, userId }: Caller): Promise<Lifestyle> =>
  call<Lifestyle>('GET', `/v2/users/${userId}/lifestyle`);

/** Fills in what the profile of a new patient asks beside the name. */
export async function fillProfile(user: UserEvent, state = 'California'): Promise<void> {
  await choose(user, 'Female');
  await fill(user, 'Date of birth', '02-03-1980');
  await fill(user, /^Weight/, '140');
  await fill(user, 'Feet', '5');
  await fill(user, 'Inches', '6');
  await screen.findByRole('option', { name: state });
  await user.selectOptions(screen.getByLabelText('State you are in'), state);
}
