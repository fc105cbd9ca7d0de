import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { User } from '#schemas/wire/user.ts';
import type { Message } from '#services/backend/sandbox/messageSchema.ts';
import { picture } from '../../support/files/pictures.ts';
import { heldTimers } from '../../support/page/heldTimers.ts';
import { pageFixture } from '../../support/page/pageFixture.ts';
import type { Caller } from '../../support/portal/beginSession.ts';

const fixture = pageFixture();

const accountOf = ({ call, organization, userId }: Caller) =>
  call<User>('GET', `/users/${organization}/user/${userId}/patient`);

/** A patient in a section of the settings, where time passes as the test says. */
async function arrive(who: Caller, section: string, title: string) {
  const pass = heldTimers();
  const { user } = await fixture.arrive(who, `/dashboard/${who.userId}/settings/${section}`);
  return { user, pass, section: within(await screen.findByRole('region', { name: title })) };
}

/** Presses a button. What it has saved is said for 3 seconds, and then no more. */
async function saysFor3Seconds(user: UserEvent, button: HTMLElement, text: string, pass: (ms: number) => void) {
  await user.click(button);
  await screen.findByText(text);
  pass(2900);
  expect(screen.getByText(text)).toBeDefined();
  pass(100);
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
}

/** A patient like Dora whose mobile number is verified. */
async function withNumber(number: string): Promise<Caller> {
  const dora = await fixture.like('dora');
  const account = `/users/${dora.organization}/${dora.userId}`;
  await dora.call('POST', `${account}/send-mobile-verification`, { number });
  const answer = await fetch(`${fixture.url}/sandbox/outbox`);
  const messages: readonly Message[] = JSON.parse(await answer.text());
  const sent = messages.find(({ to, text }) => to === `+1${number}` && text.includes('your code is'));
  const [, code] = /your code is (\d{5})/.exec(sent?.text ?? '') ?? [];
  await dora.call('POST', `${account}/mobile-verify`, { verification_code: code });
  return dora;
}

it('a new mobile number is said to be saved for 3 seconds, and is to be verified again', async () => {
  const dora = await withNumber('2135550178');
  const { user, pass, section } = await arrive(dora, 'mobile', 'Mobile Number');
  await section.findByText('Number Verified');
  await user.click(section.getByRole('button', { name: 'New Number' }));
  await user.clear(section.getByLabelText(/^Mobile number/));
  await user.type(section.getByLabelText(/^Mobile number/), '2135550179');
  await saysFor3Seconds(user, section.getByRole('button', { name: 'Save number' }), 'Mobile number saved', pass);
  await section.findByText('(213) 555-0179');
  await section.findByRole('button', { name: 'Verify Your Number' });
  expect(await accountOf(dora)).toMatchObject({ mobile_number: '2135550179', mobile_verified: false });
  fixture.noComplaints();
});

it('why an email address is refused stays', async () => {
  const dora = await fixture.like('dora');
  const { user, pass, section } = await arrive(dora, 'email', 'Email Address');
  const email = section.getByLabelText('Email');
  await user.clear(email);
  await user.type(email, 'chloe@example.com');
  await user.type(section.getByLabelText('Current password'), 'Portal123');
  await user.click(section.getByRole('button', { name: 'Save' }));
  await section.findByText('Patient with this email already exists.');
  pass(60_000);
  expect(section.getByText('Patient with this email already exists.')).toBeDefined();
});

it('the account is read again 2 seconds after a photo was saved, which is said for 3', async () => {
  const dora = await fixture.like('dora');
  const { user, pass, section } = await arrive(dora, 'image', 'Profile Image');
  await user.click(section.getByRole('button', { name: 'Add a photo' }));
  const panel = await screen.findByRole('dialog', { name: 'Profile photo' });
  const file = await waitFor(() => {
    const input = panel.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('no file can be chosen yet');
    return input;
  });
  const photo = new File([new Uint8Array(await picture().jpeg().toBuffer())], 'me.jpg', { type: 'image/jpeg' });
  await user.upload(file, photo);
  await user.click(await within(panel).findByRole('button', { name: 'Save photo' }));
  await screen.findByText('Photo updated successfully');
  expect((await accountOf(dora)).image.avatar).not.toBeNull();
  const reads = () =>
    fixture.calls.calls.filter(({ method, path }) => method === 'GET' && path.endsWith(`/user/${dora.userId}/patient`));
  const before = reads().length;
  pass(1900);
  expect(reads()).toHaveLength(before);
  pass(100);
  await waitFor(() => expect(reads()).toHaveLength(before + 1));
  pass(900);
  expect(screen.getByText('Photo updated successfully')).toBeDefined();
  pass(100);
  await waitFor(() => expect(screen.queryByText('Photo updated successfully')).toBeNull());
});
