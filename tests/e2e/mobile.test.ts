import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { User } from '#schemas/wire/user.ts';
import type { Message } from '#services/backend/sandbox/messageSchema.ts';
import { sampled } from '../support/full.ts';
import { otherCode } from '../support/backend/otherCode.ts';
import type { DemoName } from '../support/portal/patientLike.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { expectQuestion, question } from '../support/steps/patientSteps.ts';
import { noComplaints, portalFixture, says } from '../support/browser/portalFixture.ts';

const fixture = portalFixture();

const NUMBER = '2135550123';
const VERIFIED = 'Successfully verified your mobile number';
const INCORRECT = 'The code you entered is incorrect. Please try again.';
const WARNING = 'Verify your number to receive real time updates';
const OFFLINE = 'Network error, please try again later.';

const settingsOf = (userId: string) => `/dashboard/${userId}/settings/mobile`;

/** A signed-in patient with the panel open. */
async function begin(name: DemoName, width = 390) {
  const { patient, page, ...caller } = await fixture.arrive(name, settingsOf, { width });
  await patient.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPanel(page);
  const account = `/users/${caller.organization}/${caller.userId}`;
  const read = () => caller.call<User>('GET', `/users/${caller.organization}/user/${caller.userId}/patient`);
  /** Asks for a code without the browser. */
  const ask = () => caller.call('POST', `${account}/send-mobile-verification`, { number: NUMBER });
  return { patient, page, read, ask };
}

const panel = (page: Page) => page.getByRole('dialog', { name: 'Updates by text message' });
const box = (page: Page, at: number) => page.getByLabel(`Digit ${at} of 5`);
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const verify = (page: Page) => page.getByRole('button', { name: 'Verify', exact: true });

async function openPanel(page: Page) {
  await page.getByRole('button', { name: 'Verify Your Number' }).click();
  await expectQuestion(page, 'Verify Your Number');
}

async function sendCode(page: Page, number = NUMBER) {
  await panel(page).getByLabel('Mobile number').fill(number);
  await page.getByRole('button', { name: /Send code|Error\. Try Again/ }).click();
}

/** Sends a code and waits for the screen that takes it. */
async function toCode(page: Page) {
  await sendCode(page);
  await expectQuestion(page, 'Enter your code');
}

/** The codes that were sent to a number, in the order of their sending. */
async function codesOf(number = NUMBER): Promise<readonly string[]> {
  const answer = await fetch(`${fixture.portal.url}/sandbox/outbox`);
  const messages: readonly Message[] = await answer.json();
  return messages
    .filter(({ channel, to }) => channel === 'sms' && to === `+1${number}`)
    .toSorted((a, b) => a.created_at.localeCompare(b.created_at))
    .flatMap(({ text }) => /your code is (\d{5})\./.exec(text)?.slice(1) ?? []);
}
const lastCode = async () => (await codesOf()).at(-1) ?? '';

async function paste(page: Page, text: string, at = 1) {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await box(page, at).focus();
  await page.keyboard.press('Control+V');
}

const entered = async (page: Page) => {
  const values = await page
    .getByLabel(/^Digit \d of 5$/)
    .evaluateAll((boxes) =>
      boxes.map((one) => (one instanceof HTMLInputElement && one.value !== '' ? one.value : '-')),
    );
  return values.join('');
};

describe.each(sampled([390, 1280], 1))('at a width of %d', (width) => {
  it('a number is verified with the code that is sent to it', async () => {
    const { patient, page, read } = await begin(width === 390 ? 'ava' : 'ben', width);
    const { pathname } = new URL(page.url());
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send code' }).click();
    await says(page, 'Please enter a valid phone number.');

    const number = panel(page).getByLabel('Mobile number');
    await number.click();
    await page.keyboard.type('21');
    await page.getByRole('button', { name: 'Send code' }).click();
    await says(page, 'Please enter a valid phone number.');
    await number.click();
    await page.keyboard.press('End');
    await page.keyboard.type('35550123');
    expect(await number.inputValue()).toBe('(213) 555-0123');
    await page.keyboard.press('Enter');
    await expectQuestion(page, 'Enter your code');
    await says(page, 'We sent it to (213) 555-0123. It expires in 10 minutes.');
    await expectAccessible(page);

    await verify(page).click();
    await says(page, 'Please enter verification code.');
    await expect.poll(() => box(page, 1).evaluate((one) => one === document.activeElement)).toBe(true);
    await expectAccessible(page);

    let tries = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/mobile-verify')) tries += 1;
    });
    const code = await lastCode();
    await box(page, 1).click();
    await page.keyboard.type(otherCode(code));
    await says(page, INCORRECT);
    await expect.poll(() => entered(page)).toBe('-----');
    await expect.poll(() => box(page, 1).evaluate((one) => one === document.activeElement)).toBe(true);
    await expectAccessible(page);
    for (const ignored of [code.slice(0, 4), `${code}0`, `${code.slice(0, 2)}-${code.slice(2)}`]) {
      await paste(page, ignored);
      expect(await entered(page)).toBe('-----');
    }
    expect(tries).toBe(1);
    await paste(page, code, 3);
    await expectQuestion(page, VERIFIED);
    expect(tries).toBe(2);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Done' }).click();
    await panel(page).waitFor({ state: 'detached' });
    await says(page, 'Number Verified');
    await says(page, '(213) 555-0123');
    await expect.poll(() => focusedText(page)).toMatch(/^Number Verified/);
    expect(new URL(page.url()).pathname).toBe(pathname);
    expect(await read()).toMatchObject({ mobile_number: NUMBER, mobile_verified: true });
    await expectAccessible(page);
    await page.reload();
    await says(page, 'Number Verified');
    expect(await page.getByRole('button', { name: 'Verify Your Number' }).count()).toBe(0);
    noComplaints(patient);
  });
});

describe('what goes wrong', () => {
  it('a number that no message can be sent to is refused, and can be corrected', async () => {
    const { patient, page } = await begin('dora');
    await sendCode(page, '5005550001');
    await says(page, 'The number you entered is incorrect. Please try again.');
    expect(await panel(page).getByLabel('Mobile number').inputValue()).toBe('(500) 555-0001');
    await expectAccessible(page);
    await toCode(page);
    await page.getByRole('button', { name: 'Use another number' }).click();
    await expectQuestion(page, 'Verify Your Number');
    expect(await panel(page).getByLabel('Mobile number').inputValue()).toBe('(213) 555-0123');
    noComplaints(patient);
  });

  it('closing is warned of once on each screen, and gives the focus back', async () => {
    const { patient, page } = await begin('dora', 1280);
    const warning = page.getByText(WARNING);
    await page.keyboard.press('Escape');
    await warning.waitFor();
    await expectAccessible(page);
    await toCode(page);
    expect(await warning.count()).toBe(0);
    await page.getByRole('button', { name: 'Close' }).click();
    await warning.waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await panel(page).waitFor({ state: 'detached' });
    await expect.poll(() => focusedText(page)).toBe('Verify Your Number');
    noComplaints(patient);
  });

  it('a new code can be asked for after 30 seconds, and the one before it no longer serves', async () => {
    const { patient, page } = await begin('gus');
    await page.clock.install();
    await toCode(page);
    const first = await lastCode();
    const again = page.getByRole('button', { name: 'Send a new code' });
    expect(await again.getAttribute('aria-disabled')).toBe('true');
    await page.clock.fastForward(31_000);
    await again.and(page.locator(':not([aria-disabled="true"])')).click();
    await says(page, /^We sent a new code\./);
    expect(await again.getAttribute('aria-disabled')).toBe('true');
    const [, second = ''] = (await codesOf()).slice(-2);
    if (first !== second) {
      await paste(page, first);
      await says(page, INCORRECT);
    }
    await paste(page, second);
    await expectQuestion(page, VERIFIED);
    noComplaints(patient);
  });

  it('the sixth code of a day is refused', async () => {
    const { patient, page, ask } = await begin('hana');
    for (let count = 0; count < 5; count += 1) await ask();
    await sendCode(page);
    await says(page, 'You have asked for 5 codes today. Please try again tomorrow.');
    expect(await question(page).textContent()).toBe('Verify Your Number');
    await expectAccessible(page);
    noComplaints(patient);
  });

  it('a code whose answer is lost on the way is found to have served', async () => {
    const { patient, page, read } = await begin('eli');
    await toCode(page);
    await patient.context.setOffline(true);
    const code = await lastCode();
    await paste(page, code);
    await says(page, OFFLINE);
    expect(await entered(page)).toBe(code);
    await patient.context.setOffline(false);
    await page.route('**/mobile-verify', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await verify(page).click();
    await question(page).filter({ hasText: VERIFIED }).waitFor();
    expect(await read()).toMatchObject({ mobile_verified: true });
    noComplaints(patient);
  });
});
