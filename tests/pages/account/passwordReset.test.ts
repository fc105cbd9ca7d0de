import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { away } from '../../support/page/pageCalls.ts';
import { pageFixture } from '../../support/page/pageFixture.ts';
import { mailedLinkAt } from '../../support/portal/mailedLinkAt.ts';
import { fill } from '../../support/steps/buyingSteps.ts';
import { expectNothingKept, field, follow, leftFor, logIn, submit } from '../../support/steps/entryPageSteps.ts';

const fixture = pageFixture();

const SENT = 'Please check your email for instructions on how to reset your password.';
const SPENT = 'This link can no longer be used. It may have expired or been used before.';
const INVALID = 'Please enter a valid email address';
const dashboard = /^\/dashboard\/[0-9a-f]{24}\/profile$/;

const resets = () => fixture.calls.calls.filter(({ path }) => path.includes('reset'));

/** A visitor who has asked for a link, and where it leads. */
async function asked(address: string) {
  const before = await mailedLinkAt(fixture.url, address);
  fixture.turnClock(1);
  const { user } = await fixture.visit('/request-password-reset');
  await fill(user, 'Email', address);
  await user.click(submit());
  await screen.findByText(SENT);
  const link = new URL(await mailedLinkAt(fixture.url, address, before));
  return { user, path: link.pathname };
}

it('asks for an address, says what is wrong with it, and mails a link', async () => {
  const { email: address } = await fixture.like('ava');
  const { user } = await fixture.visit('/request-password-reset');
  for (const wrong of ['', 'a@b', 'abcdef']) {
    await fill(user, 'Email', wrong);
    await user.click(submit());
    await screen.findByText(INVALID);
  }
  expect(resets()).toEqual([]);
  await fill(user, 'Email', 'a,b@example.com');
  expect(screen.queryByText(INVALID)).toBeNull();
  await user.click(submit());
  await screen.findByText('Invalid Email. Try Again.');
  await fill(user, 'Email', address.toUpperCase());
  expect(screen.queryByRole('alert')).toBeNull();
  fixture.calls.answer('POST /reset', away, 1);
  await user.click(submit());
  await screen.findByText('Network error, please try again later.');
  expect((await field('Email')).value).toBe(address.toUpperCase());
  await user.click(submit());
  await screen.findByText(SENT);
  await user.click(screen.getByRole('link', { name: 'Login' }));
  await leftFor(fixture, '/login');
  fixture.noComplaints();
});

it('says what is wrong with a new password, and sends nothing', async () => {
  const { organization, userId } = await fixture.like('ava');
  const { user } = await fixture.visit(`/request-password-reset/${organization}/${userId}/token`);
  await field('New password');
  const enter = async (password: string, confirmation: string) => {
    await fill(user, 'New password', password);
    await fill(user, 'Confirm password', confirmation);
    await user.click(submit());
  };
  await user.click(submit());
  await waitFor(() => expect(screen.getAllByText('Please enter your password.')).toHaveLength(2));
  await enter('short', 'short');
  await waitFor(() => expect(screen.getAllByText('Password must be at least 6 characters long.')).toHaveLength(2));
  await enter('p'.repeat(50), 'p'.repeat(50));
  await screen.findByText('Password must be less than 50 characters');
  await enter('new-secret-1', 'new-secret-2');
  await screen.findByText('Please make sure your passwords match.');
  expect(resets()).toEqual([]);
  fixture.noComplaints();
});

it('sets a new password under the mailed link, once, and signs the patient out elsewhere', async () => {
  const ava = await fixture.like('ava');
  const { user, path } = await asked(ava.email);
  const [, , organization, of, token] = path.split('/');
  expect([organization, of]).toEqual([ava.organization, ava.userId]);
  const enter = async (password: string) => {
    await fixture.load(path);
    await fill(user, 'New password', password);
    await fill(user, 'Confirm password', password);
    await user.click(submit());
  };
  await enter('new-secret-1');
  await follow(fixture, '/login');
  expectNothingKept();
  await expect(ava.call('GET', `/users/${ava.organization}/user/${ava.userId}/patient`)).rejects.toThrow('401');
  await logIn(user, ava.email, 'Portal123');
  await screen.findByRole('alert');
  await logIn(user, ava.email, 'new-secret-1');
  await leftFor(fixture, dashboard);
  await enter('another-one');
  await screen.findByText(SPENT);
  expect(screen.getByRole('button', { name: 'Invalid Attempt. Try again.' })).toBeDefined();
  expect(resets().at(-1)).toMatchObject({
    method: 'PUT',
    path: `/users/${organization}/${of}/reset-password-token`,
    body: {
      new_password: 'another-one',
      confirm_password: 'another-one',
      reset_token: token,
      user_id: of,
      organization,
    },
  });
  await user.click(screen.getByRole('link', { name: 'Resubmit your password reset request.' }));
  await leftFor(fixture, '/request-password-reset');
  fixture.noComplaints();
});

it('says where to write to while the server is down, and serves at the next try', async () => {
  const { email: address } = await fixture.like('gus');
  const { user, path } = await asked(address);
  await fixture.load(path);
  await fill(user, 'New password', 'new-secret-1');
  await fill(user, 'Confirm password', 'new-secret-1');
  fixture.calls.answer('PUT /users', () => new Response('down', { status: 500 }), 1);
  await user.click(submit());
  await screen.findByText(
    'We were unable to perform a password reset at this time. Please email us at care@healthspan.example.',
  );
  expect(screen.getByRole('link', { name: 'Resubmit your password reset request.' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Invalid Attempt. Try again.' }));
  await leftFor(fixture, '/login');
});
