import { fireEvent, screen, waitFor } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { User } from '#schemas/wire/user.ts';
import { openPanel } from '../../support/page/openPanel.ts';
import { mailsTo } from '../../support/backend/mailsTo.ts';
import { otherCode } from '../../support/backend/otherCode.ts';
import { away, lost } from '../../support/page/pageCalls.ts';
import { pageFixture } from '../../support/page/pageFixture.ts';
import type { DemoName } from '../../support/portal/patientLike.ts';
import { fillIn, isClosed, pressIn, refuses, valueIn } from '../../support/steps/accountPageSteps.ts';

const fixture = pageFixture();

const NUMBER = '2135550123';
const PANEL = 'Updates by text message';
const VERIFIED = 'Successfully verified your mobile number';
const INCORRECT = 'The code you entered is incorrect. Please try again.';

const asks = (name: string) => screen.findByRole('heading', { level: 1, name });
const box = (at: number) => screen.getByLabelText<HTMLInputElement>(`Digit ${at} of 5`);
const entered = () =>
  screen
    .getAllByLabelText<HTMLInputElement>(/^Digit \d of 5$/)
    .map(({ value }) => value || '-')
    .join('');

/** A patient with the panel open. */
async function begin(name: DemoName) {
  const patient = await fixture.arrive(name, (userId) => `/dashboard/${userId}/settings/mobile`);
  const { user, call, organization, userId } = patient;
  await user.click(await screen.findByRole('button', { name: 'Verify Your Number' }));
  await asks('Verify Your Number');
  return {
    user,
    read: () => call<User>('GET', `/users/${organization}/user/${userId}/patient`),
    /** Asks for a code without the page. */
    ask: (number: string) => call('POST', `/users/${organization}/${userId}/send-mobile-verification`, { number }),
  };
}

async function sendCode(user: UserEvent, number: string): Promise<void> {
  const opened = await openPanel(PANEL);
  await fillIn(user, opened, 'Mobile number', number);
  await pressIn(user, opened, /^(Send code|Error\. Try Again)$/);
}

/** Sends a code, waits for the screen that takes it, and reads the message. */
async function toCode(user: UserEvent, number: string): Promise<string> {
  await sendCode(user, number);
  const title = await asks('Enter your code');
  await waitFor(() => expect(document.activeElement).toBe(title));
  return lastCode(number);
}

async function lastCode(number: string): Promise<string> {
  const texts = await mailsTo(fixture.backend, `+1${number}`);
  return /your code is (\d{5})\./.exec(texts.at(-1)?.text ?? '')?.[1] ?? '';
}

async function paste(user: UserEvent, text: string, at = 1): Promise<void> {
  await user.click(box(at));
  await user.paste(text);
}

it('a number is verified with the code that is sent to it', async () => {
  const { user, read } = await begin('ava');
  const { pathname } = location;
  const code = await toCode(user, NUMBER);
  await screen.findByText('We sent it to (213) 555-0123. It expires in 10 minutes.');
  await user.click(box(1));
  await user.keyboard(otherCode(code));
  await screen.findByText(INCORRECT);
  await waitFor(() => expect(entered()).toBe('-----'));
  await waitFor(() => expect(document.activeElement).toBe(box(1)));
  await paste(user, code, 3);
  await asks(VERIFIED);
  expect(fixture.calls.calls.filter(({ path }) => path.endsWith('/mobile-verify'))).toHaveLength(2);
  await screen.findByText('Number Verified');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await isClosed(PANEL);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Number Verified(213) 555-0123'));
  expect(location.pathname).toBe(pathname);
  expect(await read()).toMatchObject({ mobile_number: NUMBER, mobile_verified: true });
  await fixture.load();
  await screen.findByText('Number Verified');
  expect(screen.queryByRole('button', { name: 'Verify Your Number' })).toBeNull();
  fixture.noComplaints();
});

it('a number that no message can be sent to is refused, and can be corrected', async () => {
  const { user } = await begin('dora');
  await sendCode(user, '5005550001');
  await screen.findByText('The number you entered is incorrect. Please try again.');
  expect(valueIn(await openPanel(PANEL), 'Mobile number')).toBe('(500) 555-0001');
  await toCode(user, '2135550124');
  await user.click(screen.getByRole('button', { name: 'Use another number' }));
  await asks('Verify Your Number');
  expect(valueIn(await openPanel(PANEL), 'Mobile number')).toBe('(213) 555-0124');
  fixture.noComplaints();
});

it('closing is warned of once on each screen', async () => {
  const { user } = await begin('dora');
  const warning = 'Verify your number to receive real time updates';
  await user.keyboard('{Escape}');
  await screen.findByText(warning);
  await toCode(user, '2135550125');
  expect(screen.queryByText(warning)).toBeNull();
  await user.keyboard('{Escape}');
  await screen.findByText(warning);
  await pressIn(user, await openPanel(PANEL), 'Close');
  await isClosed(PANEL);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Verify Your Number'));
  fixture.noComplaints();
});

it('a new code can be asked for after 30 seconds, and the one before it no longer serves', async () => {
  const number = '2135550126';
  const { user } = await begin('gus');
  const first = await toCode(user, number);
  expect(refuses(screen, 'Send a new code')).toBe(true);
  fixture.turnClock(31);
  await waitFor(() => expect(refuses(screen, 'Send a new code')).toBe(false));
  await user.click(screen.getByRole('button', { name: 'Send a new code' }));
  await screen.findByText(/^We sent a new code\./);
  expect(refuses(screen, 'Send a new code')).toBe(true);
  const second = await lastCode(number);
  expect(second).not.toBe(first);
  await paste(user, first);
  await screen.findByText(INCORRECT);
  await waitFor(() => expect(entered()).toBe('-----'));
  await paste(user, second);
  await asks(VERIFIED);
  fixture.noComplaints();
});

it('the sixth code of a day is refused', async () => {
  const number = '2135550127';
  const { user, ask } = await begin('hana');
  for (let count = 0; count < 5; count += 1) await ask(number);
  await sendCode(user, number);
  await screen.findByText('You have asked for 5 codes today. Please try again tomorrow.');
  await asks('Verify Your Number');
  fixture.noComplaints();
});

it('a code whose answer is lost on the way is found to have served', async () => {
  const { user, read } = await begin('eli');
  const code = await toCode(user, '2135550128');
  fixture.calls.answer('POST /mobile-verify', lost, 1);
  fixture.calls.answer('POST /mobile-verify', away, 1);
  await paste(user, code);
  await screen.findByText('Network error, please try again later.');
  expect(entered()).toBe(code);
  fireEvent(window, new Event('online'));
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  await asks(VERIFIED);
  expect(await read()).toMatchObject({ mobile_verified: true });
  fixture.noComplaints();
});
