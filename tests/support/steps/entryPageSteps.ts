import { screen, waitFor } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { fill } from './buyingSteps.ts';

/** What the steps need of the fixture of a page. */
interface Leaving {
  readonly url: string;
  readonly left: readonly string[];
  readonly load: () => Promise<void>;
}

export const field = (label: string | RegExp): Promise<HTMLInputElement> =>
  screen.findByLabelText<HTMLInputElement>(label);

/** The button of the form, whatever it says just now. */
export function submit(): HTMLButtonElement {
  const button = document.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!button) throw new Error('there is no form');
  return button;
}

/** Fills in the login and sends it. */
export async function logIn(user: UserEvent, address: string, secret = 'Portal123'): Promise<void> {
  await fill(user, 'Email', address);
  await fill(user, 'Password', secret);
  await user.click(submit());
}

/** A new patient, as they would fill in the form. */
export const newcomer = () => ({
  first_name: 'Nora',
  last_name: 'Demo',
  email: `${crypto.randomUUID()}@example.com`,
  password: 'Portal123',
});

export const terms = (): Promise<HTMLInputElement> =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: /^I agree to the terms/ });

/** Fills in the signup; the terms are left to the test. */
export async function fillSignup(user: UserEvent, values: ReturnType<typeof newcomer>): Promise<void> {
  await fill(user, 'First name', values.first_name);
  await fill(user, 'Last name', values.last_name);
  await fill(user, 'Email', values.email);
  await fill(user, 'Password', values.password);
}

/** Fills in the signup, agrees to the terms and sends it. */
export async function signUp(user: UserEvent, values: ReturnType<typeof newcomer>): Promise<void> {
  await fillSignup(user, values);
  await user.click(await terms());
  await user.click(submit());
}

/** Waits until the page leaves for an address of the portal. @returns the path, with its query and fragment */
export async function leftFor({ url, left }: Leaving, path: string | RegExp): Promise<string> {
  // A document that was opened since is at an address of its own.
  const newest = () => (left.at(-1) === location.href ? location.href.replace(url, '') : '');
  await waitFor(() => {
    if (typeof path === 'string') expect(newest()).toBe(path);
    else expect(newest()).toMatch(path);
  });
  return newest();
}

/** Waits until the page leaves for an address of the portal, and opens it. */
export async function follow(fixture: Leaving, path: string | RegExp): Promise<void> {
  await leftFor(fixture, path);
  await fixture.load();
}

/** Nothing that a patient entered is in the address, and no token is where scripts can read it. */
export function expectNothingKept(): void {
  expect(location.href).not.toMatch(/Portal123|token=|eyJ/);
  const kept = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]);
  expect(kept).not.toMatch(/eyJ|token|Portal123|portal_refresh/i);
}
