import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { Intake } from '#schemas/wire/intake.ts';
import type { User } from '#schemas/wire/user.ts';
import { away, refused } from '../../support/page/pageCalls.ts';
import { pageFixture } from '../../support/page/pageFixture.ts';
import { completeProfile } from '../../support/portal/signUpByCall.ts';
import { asks, fill, goOn, press, says } from '../../support/steps/buyingSteps.ts';
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

const NO_PRODUCT = 'No product selected. Please select a product to proceed.';

/** A new patient at a step of the lifestyle questions. */
const questions = (step: number) =>
  signedUp(fixture, 'longevity-panel', (own) => `/signup/questions/${own}?step=${step}`, completeProfile);

const isVisit = () =>
  waitFor(() => expect(location.pathname + location.search).toMatch(/^\/consultation\/hiw\/.*\?referrer=shop$/));

describe('the lifestyle questions', () => {
  it('are passed over where they cannot be read', async () => {
    fixture.calls.answer('GET /v2/users/', refused(500, 'ServerError'));
    const { user, id } = await questions(1);
    await asks(signupTitles.plan);
    await isAt(`/signup/protocol-preference/${id}`);
    await press(user, 'Back');
    await asks(signupTitles.profile);
    await goOn(user);
    await asks(signupTitles.plan);
    fixture.noComplaints();
  });

  it('open the last one where the step is beyond it', async () => {
    const { id } = await questions(999);
    await asks('What weighs on you at the moment?');
    await isAt(`/signup/questions/${id}?step=5`);
    fixture.noComplaints();
  });

  it('keep an answer that could not be saved, and say so', async () => {
    const { user, ...patient } = await questions(0);
    await asks(signupTitles.goal);
    fixture.calls.answer('PATCH /v2/users/', away);
    await choose(user, 'Other');
    await fill(user, 'Please provide additional details:', 'A marathon');
    await goOn(user);
    await screen.findByRole('button', { name: 'Error. Try Again' });
    expect(screen.getByLabelText<HTMLInputElement>('Please provide additional details:').value).toBe('A marathon');
    expect((await lifestyleOf(patient)).answers).toEqual({});
    fixture.calls.restore();
    await press(user, 'Error. Try Again');
    await asks(signupTitles.activity);
    expect((await lifestyleOf(patient)).answers).toEqual({ goal: 'Other: A marathon' });
  });

  it('ask which answer counts where another device gave one, and do not mind what else it changed', async () => {
    const { user, ...patient } = await questions(0);
    const { call, organization, userId } = patient;
    await asks(signupTitles.goal);
    await call('PUT', `/users/${organization}/${userId}`, { weight: 150 });
    await choose(user, 'More energy');
    await asks(signupTitles.activity);
    const { revision } = await lifestyleOf(patient);
    await call('PATCH', `/v2/users/${userId}`, {
      medical_profile: { lifestyle: { activity: 'Hardly ever' } },
      revision,
    });
    await choose(user, 'Almost every day');
    await says('This answer was changed on another device');
    await press(user, 'Keep the answer from this device');
    await asks('What describes how you eat?');
    expect((await lifestyleOf(patient)).answers).toEqual({ goal: 'More energy', activity: 'Almost every day' });
    expect((await call<User>('GET', `/users/${organization}/user/${userId}/patient`)).weight).toBe(150);
  });
});

describe('an address', () => {
  it('of the profile alone leads to the dashboard', async () => {
    const { user, ...patient } = await signedUp(fixture, 'nad-supplement', () => '/signup/profile');
    await asks(signupTitles.profile);
    await fillProfile(user);
    await goOn(user);
    await isHome(patient);
    fixture.noComplaints();
  });

  it('without a product to buy says so, or leads to where one begins', async () => {
    const { user } = await signedUp(fixture, 'nad-supplement', () => '/signup/checkout', completeProfile);
    await says(NO_PRODUCT);
    for (const path of ['lab-visit', `checkout/${'f'.repeat(24)}`, 'protocol-preference/unknown']) {
      await fixture.load(`/signup/${path}`);
      await says(NO_PRODUCT);
    }
    await user.click(screen.getByRole('link', { name: 'View our products' }));
    await asks('Our Products');
    await fixture.load('/signup/payment');
    await asks('404 - Page Not Found');
    await fixture.load('/signup/protocol-preference');
    await waitFor(() => expect(location.pathname).toBe('/get-started'));
  });

  it('with a plan that there is not shows those that there are', async () => {
    const { user } = await signedUp(
      fixture,
      'nad-supplement',
      (own) => `/signup/checkout/${own}?plan=${'f'.repeat(24)}`,
      completeProfile,
    );
    await asks(signupTitles.plan);
    await says("We couldn't define a product for your plan, please contact our support.");
    await screen.findAllByRole('radio', { checked: true });
    await goOn(user);
    await asks(signupTitles.checkout);
    fixture.noComplaints();
  });

  it('of a product that takes a visit leads to the visit, as does an add-on of one', async () => {
    const { idOf, call, organization, userId } = await signedUp(
      fixture,
      'generic-rapamycin',
      (own) => `/signup/profile/${own}`,
      completeProfile,
    );
    await isVisit();
    const templates = await call<readonly { readonly _id: string; readonly slug: string }[]>(
      'GET',
      `/intake-template/${organization}`,
    );
    const metabolic = templates.find(({ slug }) => slug === 'metabolic-health')?._id;
    await fixture.load(`/start/${metabolic}/p/${idOf('vitamin-b12')}?referrer=shop`);
    await isVisit();
    const begun = await call<Intake[]>('GET', `/intakes/${organization}/patient/${userId}/incomplete`);
    expect(begun.map(({ intake_template: { slug } }) => slug).toSorted()).toEqual(['metabolic-health', 'rapamycin']);
    expect(sessionStorage.getItem('start_product')).toContain('generic-rapamycin');
  });
});
