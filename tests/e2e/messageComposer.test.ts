import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Attachment } from '#schemas/wire/messages/attachment.ts';
import { answerHours } from '#flows/hours/answerHours.ts';
import { cuttingUploads } from '../support/browser/cuttingUploads.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { hold } from '../support/browser/hold.ts';
import { noComplaints, portalFixture, says } from '../support/browser/portalFixture.ts';
import { expectNoJump } from '../support/browser/expectNoJump.ts';
import { docFile, docxFile, pdfFile } from '../support/files/documents.ts';
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
import { signInByCall } from '../support/portal/signInByCall.ts';
import { drawsByItself, isAlive, logOut, signIn } from '../support/steps/patientSteps.ts';
import { openSubscriptions, subscriber } from '../support/steps/subscriptionSteps.ts';

const fixture = portalFixture();

/** A patient who has opened the messages. */
async function writing(who: Parameters<typeof fixture.arrive>[0] = 'ava', width = 390) {
  const at = await fixture.arrive(who, messagesPath, { width });
  await isAlive(at.page);
  return { ...at, made: requestsOf(at.page) };
}

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer });

const choose = (page: Page, ...files: readonly ReturnType<typeof file>[]) =>
  page.locator('input[type="file"]').setInputFiles([...files]);

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

  it('that is pressed twice is sent once, and what is typed meanwhile stays', async () => {
    const at = await writing();
    const { page, made } = at;
    const free = await hold(page, '**/conversation/*');
    await input(page).fill('Twice');
    await sendButton(page).dblclick();
    await input(page).fill('The next one');
    await input(page).press('Enter');
    const busy = page.getByRole('button', { name: 'Sending', exact: true });
    expect(await busy.getAttribute('aria-busy')).toBe('true');
    free();
    await sendButton(page).waitFor();
    expect(await input(page).inputValue()).toBe('The next one');
    expect(await texts(at)).toEqual(['Twice']);
    expect(made('sent')).toHaveLength(1);
    await input(page).press('Enter');
    await expect.poll(() => texts(at)).toEqual(['The next one', 'Twice']);
  });

  it('needs text or a file, and says so; one that is too long says how long it may be', async () => {
    const { page, made, patient } = await writing();
    await input(page).press('Enter');
    await page.getByRole('alert').filter({ hasText: 'Write a message or attach a file first.' }).waitFor();
    await input(page).fill('x'.repeat(10_001));
    await says(page, 'Your message has 10,001 characters. 10,000 is the most that can be sent at once.');
    await input(page).press('Enter');
    expect(made('sent')).toEqual([]);
    await expectAccessible(page);
    noComplaints(patient);
  });

  it('that is typed is told at most every two seconds', async () => {
    const { page, made } = await writing();
    await page.clock.install();
    const renewed = page.waitForResponse('**/v2/session/refresh');
    await page.reload();
    await isAlive(page);
    // An hour later, a session that is still on its way has been given up, and a notice is sent once more with the next one.
    await renewed;
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await input(page).pressSequentially('I fe');
    await expect.poll(() => made('typing').length).toBe(1);
    await page.clock.runFor(1999);
    await input(page).pressSequentially('el');
    await page.clock.runFor(1);
    expect(made('typing')).toHaveLength(1);
    await input(page).pressSequentially(' fine');
    await expect.poll(() => made('typing').length).toBe(2);
  });
});

describe('what is written', () => {
  it('is kept, comes back where the page is loaded again or in another tab, and is emptied by sending it', async () => {
    const at = await writing();
    const { page, patient, url, userId } = at;
    await input(page).fill('Half a thought');
    await expect.poll(async () => (await draftOf(at)).text).toBe('Half a thought');
    await page.reload();
    expect(await input(page).inputValue()).toBe('Half a thought');
    await isAlive(page);
    expect(await input(page).inputValue()).toBe('Half a thought');
    const other = await patient.newTab();
    await other.goto(url + messagesPath(userId));
    await isAlive(other);
    expect(await input(other).inputValue()).toBe('Half a thought');
    await input(page).press('Enter');
    await expect.poll(() => texts(at)).toEqual(['Half a thought']);
    expect((await draftOf(at)).text).toBe('');
    await page.reload();
    expect(await input(page).inputValue()).toBe('');
    noComplaints(patient);
  });

  it.each([390, 1280])('is drawn by the server in its height: nothing jumps at %d pixels', async (width) => {
    const at = await fixture.arrive('chloe', '/appointments', { width });
    const text = `${'A long line that goes on and on, over several lines of the input. '.repeat(6)}\n\nAnd another.`;
    await at.call('PUT', `${await conversationOf(at)}/draft`, { text, revision: 0 });
    await expectNoJump(at.page, at.url + messagesPath(at.userId), isAlive);
    expect(await input(at.page).inputValue()).toBe(text);
  });

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

  it('stays where the session has ended: the patient signs in in place, and it is kept', async () => {
    const at = await writing();
    const { page, call, email } = at;
    // The page asks as soon as the session ends: what is typed from then on goes to what asks.
    await input(page).fill('In the middle of a sentence');
    await call('POST', '/v2/session/logout-everywhere');
    const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
    await dialog.getByLabel('Password', { exact: true }).fill('Portal123');
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await input(page).inputValue()).toBe('In the middle of a sentence');
    const again = await signInByCall(fixture.portal.url, email);
    await expect.poll(async () => (await draftOf(again)).text).toBe('In the middle of a sentence');
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

  it('is saved before a logout, however soon that comes', async () => {
    const at = await writing();
    const { page, email } = at;
    // So that nothing is saved because of time that passes.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await input(page).fill('My last words');
    await logOut(page);
    await page.waitForURL(/\/login/);
    const again = await signInByCall(fixture.portal.url, email);
    expect((await draftOf(again)).text).toBe('My last words');
  });

  it('here and on another device is not lost: the patient chooses', async () => {
    const at = await writing();
    const { page, call } = at;
    const path = `${await conversationOf(at)}/draft`;
    await input(page).fill('We both');
    await expect.poll(async () => (await draftOf(at)).text).toBe('We both');
    const { revision } = await draftOf(at);
    await call('PUT', path, { text: 'We both, on the phone', revision });
    await input(page).pressSequentially(', at the desk');
    await says(page, 'Changed on another device');
    expect((await draftOf(at)).text).toBe('We both, on the phone');
    expect(await input(page).inputValue()).toBe('We both, at the desk');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add to mine' }).click();
    await expect.poll(async () => (await draftOf(at)).text).toBe('We both, at the desk\n\nWe both, on the phone');
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
  it('of each kind are sent with a message, and shown', async () => {
    const at = await writing('ava', 1280);
    const { page, patient } = at;
    const small = picture(60, 40);
    const [jpeg, png, gif] = await Promise.all([
      small.clone().jpeg().toBuffer(),
      small.clone().png().toBuffer(),
      small.clone().gif().toBuffer(),
    ]);
    const files = [
      file('a.jpg', jpeg),
      file('b.jpeg', jpeg),
      file('c.png', png),
      file('d.gif', gif),
      file('e.pdf', pdfFile()),
      file('f.doc', docFile()),
      file('g.docx', docxFile()),
    ];
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Attach a file' }).click();
    await (await chooser).setFiles(files);
    for (const { name } of files) await isUploaded(page, name);
    await expectAccessible(page);
    await sendButton(page).click();
    await expect.poll(async () => (await messagesOf(at))[0]?.attachments.length).toBe(7);
    const [message] = await messagesOf(at);
    expect(message?.attachments.map(({ mediaType }) => mediaType)).toEqual([
      ...Array<string>(4).fill('private-image'),
      ...Array<string>(3).fill('document'),
    ]);
    await page.getByRole('list', { name: 'Files to send' }).waitFor({ state: 'detached' });
    const history = page.getByRole('region', { name: 'Message history' });
    await history.getByText('.docx').waitFor();
    await history.getByText('.pdf').waitFor();
    noComplaints(patient);
  });

  it('can have 10,000,000 bytes and not one more, and other kinds are refused in words', async () => {
    const at = await writing();
    const { page } = at;
    await choose(page, file('big.pdf', pdfFile(10_000_001)), file('notes.txt', Buffer.from('text')));
    const alert = page.getByRole('alert');
    await alert.getByText('big.pdf was not attached: files can have up to 10 MB.').waitFor();
    await alert.getByText('notes.txt was not attached: files can be JPG, PNG, GIF, PDF, DOC or DOCX.').waitFor();
    expect(at.made('media')).toEqual([]);
    await choose(page, file('most.pdf', pdfFile(10_000_000)));
    await isUploaded(page, 'most.pdf');
    await input(page).press('Enter');
    await expect.poll(async () => (await messagesOf(at))[0]?.attachments[0]?.bytes).toBe(10_000_000);
    noComplaints(at.patient);
  });

  it('that are cut off on their way are tried again, and are there once', async () => {
    const patientOf = await fixture.like('ava');
    const proxy = await cuttingUploads(fixture.portal.port);
    try {
      const patient = await fixture.browser.newPatient();
      const { page } = patient;
      await signIn(page, proxy.url, patientOf.email, messagesPath(patientOf.userId));
      await isAlive(page);
      const made = requestsOf(page);
      proxy.cutAfter(400_000);
      await choose(page, file('scan.pdf', pdfFile(2_000_000)));
      const again = page.getByRole('button', { name: 'Try Again' });
      await again.waitFor();
      await page.getByText('There was an error sending your file', { exact: true }).waitFor();
      await expectAccessible(page);
      await input(page).press('Enter');
      await says(page, 'One of your files was not sent. Try it again, or remove it.');
      proxy.cutAfter(Infinity);
      await again.click();
      await isUploaded(page, 'scan.pdf');
      await input(page).press('Enter');
      await expect.poll(async () => (await messagesOf(patientOf))[0]?.attachments.length).toBe(1);
      const keys = new Set(made('media').map((request) => request.headers()['idempotency-key']));
      expect(keys.size).toBe(1);
      noComplaints(patient);
    } finally {
      await proxy.close();
    }
  });

  it('whose answer is lost are not there twice', async () => {
    const at = await writing();
    const { page } = at;
    const ids: string[] = [];
    await page.route('**/v2/media', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      const response = await route.fetch();
      const { _id: id }: Attachment = await response.json();
      ids.push(id);
      await (ids.length === 1 ? route.abort() : route.fulfill({ response }));
    });
    await choose(page, file('scan.pdf', pdfFile()));
    await page.getByRole('button', { name: 'Try Again' }).click();
    await isUploaded(page, 'scan.pdf');
    expect(ids).toEqual([ids[0], ids[0]]);
    noComplaints(at.patient);
  });

  it('are there after a reload, unless they were taken away, and go with the message', async () => {
    const at = await writing();
    const { page } = at;
    await choose(page, file('slip.pdf', pdfFile()), file('scan.pdf', pdfFile()));
    await isUploaded(page, 'slip.pdf');
    await isUploaded(page, 'scan.pdf');
    const removed = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await page.getByRole('button', { name: 'Remove slip.pdf', exact: true }).click();
    expect((await removed).status()).toBe(204);
    await page.reload();
    await isAlive(page);
    await isUploaded(page, 'scan.pdf');
    expect(await page.getByText('slip.pdf').count()).toBe(0);
    await input(page).press('Enter');
    await expect.poll(async () => (await messagesOf(at))[0]?.attachments.map(({ name }) => name)).toEqual(['scan.pdf']);
    noComplaints(at.patient);
  });

  it('are waited for by what is sent, say how far they are, and can be called off', async () => {
    const at = await writing();
    const { page, made } = at;
    const free = await hold(page, '**/v2/media');
    await choose(page, file('one.pdf', pdfFile()), file('two.pdf', pdfFile()));
    await page.getByRole('progressbar', { name: 'Sending one.pdf' }).waitFor();
    await page.getByRole('button', { name: 'Cancel two.pdf' }).click();
    await page.getByText('two', { exact: true }).waitFor({ state: 'detached' });
    await input(page).fill('See the file');
    await input(page).press('Enter');
    await says(page, 'Your message is sent as soon as your files are there.');
    await choose(page, file('three.pdf', pdfFile()));
    await page.getByRole('button', { name: 'Cancel three.pdf' }).click();
    await sendButton(page).waitFor();
    await input(page).press('Enter');
    await says(page, 'Your message is sent as soon as your files are there.');
    expect(made('sent')).toEqual([]);
    free();
    await expect.poll(() => texts(at)).toEqual(['See the file']);
    expect((await messagesOf(at))[0]?.attachments.map(({ name }) => name)).toEqual(['one.pdf']);
    noComplaints(at.patient);
  });

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

const banner = (page: Page) => page.getByRole('region', { name: 'When we answer' });

const titles = {
  'working-hours': 'Your care team is here.',
  'after-hours': 'Your care team is away.',
  holiday: 'Your care team is away for the holiday.',
};

describe('the banner', () => {
  it.each([
    ['working-hours', '2026-11-24T18:00:00Z', 'The expected wait for an answer is about 4 hours.'],
    ['after-hours', '2026-11-25T02:00:00Z', 'Wednesday, November 25, 2026 at 8:00 AM CST'],
    ['holiday', '2026-11-26T18:00:00Z', 'Friday, November 27, 2026 at 8:00 AM CST'],
  ] as const)('says %s by the clock of the server', async (state, moment, text) => {
    const { userId, email } = await fixture.like('ava');
    const patient = await fixture.browser.newPatient({ timezoneId: 'America/Chicago' });
    const { page } = patient;
    const { url } = fixture.portal;
    await signIn(page, url, email, '/appointments');
    await isAlive(page);
    await drawsByItself(page);
    await page.route(
      ({ pathname }) => /^\/(?:v2|conversations|users)\//.test(pathname),
      async (route) => {
        const response = await route.fetch();
        const headers = { ...response.headers(), date: new Date(moment).toUTCString() };
        await route.fulfill({ response, headers });
      },
    );
    await page.goto(url + messagesPath(userId));
    await banner(page).getByText(titles[state]).waitFor();
    await banner(page).getByText(text).waitFor();
    await banner(page).getByText('Mon-Fri 9 AM-7 PM EST').waitFor();
    await expectAccessible(page);
    noComplaints(patient);
  });

  it.each([-1, 1])('is right on a device whose clock is %d day off', async (days) => {
    const { email, userId } = await fixture.like('ava');
    const patient = await fixture.browser.newPatient();
    const { page } = patient;
    await page.clock.install({ time: Date.now() + days * 24 * 60 * 60 * 1000 });
    await signIn(page, fixture.portal.url, email, messagesPath(userId));
    await isAlive(page);
    await page.clock.runFor(61_000);
    const shown = () => banner(page).innerText();
    await expect.poll(shown).toContain(titles[answerHours(new Date()).state]);
  });
});

describe('the search', () => {
  it('finds what was written, marks it, and goes there', async () => {
    const caller = await fixture.like('ava');
    const path = await conversationOf(caller);
    const { url } = fixture.portal;
    for (const message of ['My needle is blunt', 'Something else', 'Where is the NEEDLE?'])
      await fetch(url + path, {
        method: 'PUT',
        headers: { ...caller.headers, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify({ message, attachments: [] }),
      });
    const { page, patient } = await writing(caller, 320);
    await page.getByRole('button', { name: 'Search' }).click();
    const panel = page.getByRole('dialog', { name: 'Search your messages' });
    await panel.getByLabel('Words to look for').fill('needle');
    await panel.getByText('2 messages found').waitFor();
    expect(await panel.locator('mark').allInnerTexts()).toEqual(['NEEDLE', 'needle']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expectAccessible(page);
    await panel.getByLabel('Words to look for').fill('haystack');
    await panel.getByText('No message has “haystack” in it.').waitFor();
    await panel.getByLabel('Words to look for').fill('blunt');
    await panel.getByRole('button', { name: /My needle is blunt/ }).click();
    await panel.waitFor({ state: 'detached' });
    await page.getByRole('region', { name: 'Message history' }).getByText('My needle is blunt').waitFor();
    expect(new URL(page.url()).search).toBe('');
    noComplaints(patient);
  });
});

describe('a message about something', () => {
  it('is begun at a subscription, keeps what was written, and names it to the care team', async () => {
    const { url } = fixture.portal;
    const caller = await subscriber(url);
    const { revision } = await draftOf(caller);
    await caller.call('PUT', `${await conversationOf(caller)}/draft`, { text: 'Before: ', revision });
    const patient = await fixture.browser.newPatient();
    const { page } = patient;
    await openSubscriptions(page, url, caller);
    await isAlive(page);
    await page.getByRole('link', { name: 'Ask about this' }).click();
    await page.waitForURL(url + messagesPath(caller.userId));
    const { name } = caller.subscription;
    await page.getByText(`About ${name}`).waitFor();
    expect(await input(page).inputValue()).toBe('Before: ');
    await page.reload();
    await isAlive(page);
    await page.getByText(`About ${name}`).waitFor();
    await expectAccessible(page);
    await input(page).pressSequentially('is it late?');
    await input(page).press('Enter');
    await expect.poll(async () => (await messagesOf(caller))[0]?.about?.id).toBe(caller.subscription._id);
    await expect.poll(async () => (await draftOf(caller)).about).toBeNull();
    expect(await page.getByRole('button', { name: `Do not write about ${name}` }).count()).toBe(0);
    noComplaints(patient);
  });
});

it('the composer of the second brand is as accessible', async () => {
  const { page, patient } = await writing('fern', 1280);
  await input(page).fill('Hello');
  await expectAccessible(page);
  noComplaints(patient);
});
