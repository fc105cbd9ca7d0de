import { screen, waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
import type { User } from '#schemas/wire/user.ts';
import type { PageFixture } from '../page/pageFixture.ts';
import type { AnsweredVisit } from '../portal/answeredVisit.ts';
import type { Caller } from '../portal/beginSession.ts';
import type { DemoName } from '../portal/patientLike.ts';
import { asks, confirmTreatment, sumOf, toCheckout } from './buyingSteps.ts';

/** Visits with answered questions in whole pages. */
export function visitCheckout(fixture: PageFixture) {
  /** A visit that is open at a section. */
  const begin = (who: DemoName | Caller, slug: string, section: string) =>
    fixture.begin(who, slug, ({ intake }) => `/intake/${intake._id}/${section}`);
  /** The checkout of a patient without a verified identity. */
  const atCheckout = async (who: DemoName, slug = 'rapamycin', section = 'product-configure') => {
    const begun = await begin(who, slug, section);
    await confirmTreatment(begun.user);
    await toCheckout(begun.user);
    await sumOf('Total');
    return begun;
  };
  /** The visit was sent, and its page of thanks is there. */
  const isSubmitted = async (): Promise<void> => {
    await waitFor(() => expect(location.pathname).toMatch(/^\/intake\/[0-9a-f]{24}\/submitted$/));
    await fixture.load();
    await asks('Thank you. We have your visit.');
  };
  return { begin, atCheckout, isSubmitted };
}

/** The patient of a visit as the server holds them. */
export const storedPatient = ({ call, organization, userId }: AnsweredVisit): Promise<User> =>
  call<User>('GET', `/users/${organization}/user/${userId}/patient`);

/** Waits until a text is said at a field. */
export const describes = (label: string | RegExp, text: string): Promise<void> =>
  waitFor(() => {
    const ids = (screen.getByLabelText(label).getAttribute('aria-describedby') ?? '').split(' ');
    expect(ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')).toContain(text);
  });
