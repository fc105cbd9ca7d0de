import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sampled } from '../support/full.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { hold } from '../support/browser/hold.ts';
import { noComplaints, portalFixture } from '../support/browser/portalFixture.ts';
import { expectNoJump } from '../support/browser/expectNoJump.ts';
import { picture } from '../support/files/pictures.ts';
import type { Caller } from '../support/portal/beginSession.ts';
import {
  conversationOf,
  draftOf,
  input,
  messagesOf,
  messagesPath,
  requestsOf,
  sendButton,
} from '../support/steps/composerSteps.ts';
import { isAlive } from '../support/steps/patientSteps.ts';

const fixture = portalFixture();

/** A patient who has opened the messages. */
async function writing(who: Parameters<typeof fixture.arrive>[0] = 'ava', width = 390) {
  const at = await fixture.arrive(who, messagesPath, { width });
  await isAlive(at.page);
  return { ...at, made: requestsOf(at.page) };
}

/** Waits until a file is with the server. */
const isUploaded = (page: Page, name: string) =>
  page.getByRole('button', { name: `Remove ${name}`, exact: true }).waitFor();

const texts = async (caller: Caller) => (await messagesOf(caller)).map(({ message }) => message);

describe('a message', () => {
  it('is written in a page that the server has drawn, at every width and by the keyboard alone', async () => {
    const at = await writing('ava', 320);
    const { patient, page } = at;
    const composer = page.getByRole('region', { name: 'Write to your care team' });
    await composer.getByText('If this is an emergency, call 911.').waitFor();
    expect(await input(page).evaluate((area) => area.getBoundingClientRect().height)).toBe(40);
    expect(await sendButton(page).getAttribute('aria-disabled')).toBe('true');
    expect(await input(page).getAttribute('enterkeyhint')).toBe('send');
    await input(page).focus();
    for (let line = 1; line < 12; line += 1) {
      await page.keyboard.type(`Line ${line}`);
      await page.keyboard.press('Shift+Enter');
    }
    expect(await input(page).evaluate((area) => area.getBoundingClientRect().height)).toBe(208);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.keyboard.press('Tab');
    expect(await sendButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => input(page).inputValue()).toBe('');
    expect(await input(page).evaluate((area) => area === document.activeElement)).toBe(true);
    await expect.poll(async () => (await texts(at))[0]).toMatch(/^Line 1\n(Line \d+\n){9}Line 11$/);
    await expectAccessible(page);
    noComplaints(patient);
  });

  it('is sent by Enter, and by no other key with it, nor where an input method composes', async () => {
    const at = await writing();
    const { page, made } = at;
    await input(page).fill('One');
    for (const key of ['Shift', 'Control', 'Alt', 'Meta']) await page.keyboard.press(`${key}+Enter`);
    const composed = { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true };
    await input(page).evaluate((area, keys) => {
      area.dispatchEvent(new KeyboardEvent('keydown', { ...keys, isComposing: true }));
      area.dispatchEvent(new KeyboardEvent('keydown', { ...keys, keyCode: 229 }));
    }, composed);
    expect(made('sent')).toEqual([]);
    await input(page).press('Enter');
    await expect.poll(() => texts(at)).toEqual(['One']);
    expect(made('sent')).toHaveLength(1);
    noComplaints(at.patient);
  });
});

describe('what is written', () => {
  it.each(sampled([390, 1280], 1))(
    'is drawn by the server in its height: nothing jumps at %d pixels',
    async (width) => {
      const at = await fixture.arrive('chloe', '/appointments', { width });
      const text = `${'A long line that goes on and on, over several lines of the input. '.repeat(6)}\n\nAnd another.`;
      await at.call('PUT', `${await conversationOf(at)}/draft`, { text, revision: 0 });
      await expectNoJump(at.page, at.url + messagesPath(at.userId), isAlive);
      expect(await input(at.page).inputValue()).toBe(text);
    },
  );

  it('and sent before the code of the page was there is neither lost nor drawn over', async () => {
    const at = await writing();
    const { page, url, userId } = at;
    const letCodeGo = await hold(page, '**/assets/*.js');
    await page.goto(url + messagesPath(userId), { waitUntil: 'commit' });
    await input(page).fill('Early');
    // It was drawn for an input that is empty.
    await sendButton(page).click({ force: true });
    letCodeGo();
    await expect.poll(() => texts(at)).toEqual(['Early']);
    await expect.poll(() => input(page).inputValue()).toBe('');
    noComplaints(at.patient);
  });

  it('is saved while the page is left', async () => {
    const at = await writing();
    await input(at.page).fill('Gone');
    // The code that saves is there, and the session is renewed.
    await expect.poll(async () => (await draftOf(at)).text).toBe('Gone');
    await input(at.page).fill('Gone in a moment');
    await at.open('/appointments');
    await expect.poll(async () => (await draftOf(at)).text).toBe('Gone in a moment');
    noComplaints(at.patient);
  });

  it('without a network stays, leaving asks, and it is kept once the network is back', async () => {
    const at = await writing();
    const { page, patient } = at;
    await patient.context.setOffline(true);
    await input(page).pressSequentially('Offline');
    const asked = page.waitForEvent('dialog');
    const leaving = page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await leaving;
    expect(await input(page).inputValue()).toBe('Offline');
    await patient.context.setOffline(false);
    await expect.poll(async () => (await draftOf(at)).text).toBe('Offline');
  });
});

describe('files', () => {
  it('can be dropped anywhere on the page, and pictures pasted', async () => {
    const at = await writing();
    const { page } = at;
    const png = await picture(60, 40).png().toBuffer();
    const dragged = await page.evaluateHandle(
      (bytes) => {
        const files = new DataTransfer();
        files.items.add(new File([new Uint8Array(bytes)], 'dropped.png', { type: 'image/png' }));
        return files;
      },
      [...png],
    );
    const overlay = page.getByText('Drop File Here', { exact: true });
    // What takes them comes once the page is seen.
    await expect
      .poll(async () => {
        await page.dispatchEvent('header', 'dragenter', { dataTransfer: dragged });
        return overlay.count();
      })
      .toBe(1);
    await page.dispatchEvent('header', 'dragleave', { dataTransfer: dragged });
    await overlay.waitFor({ state: 'detached' });
    await page.dispatchEvent('header', 'dragover', { dataTransfer: dragged });
    await overlay.waitFor();
    await page.dispatchEvent('header', 'drop', { dataTransfer: dragged });
    await overlay.waitFor({ state: 'detached' });
    await isUploaded(page, 'dropped.png');
    await input(page).evaluate(
      (area, bytes) => {
        const clipboardData = new DataTransfer();
        clipboardData.items.add(new File([new Uint8Array(bytes)], 'pasted.png', { type: 'image/png' }));
        area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      },
      [...png],
    );
    await isUploaded(page, 'pasted.png');
    noComplaints(at.patient);
  });
});
