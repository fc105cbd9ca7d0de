import { setTimeout } from 'node:timers/promises';
import type { Page, WebSocketRoute } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { hold, holdAnswer } from '../support/browser/hold.ts';
import { noComplaints, portalFixture, says } from '../support/browser/portalFixture.ts';
import { isFull, sampled } from '../support/full.ts';
import { patientLike } from '../support/portal/patientLike.ts';
import { signInByCall } from '../support/portal/signInByCall.ts';
import { copyOfSeededData } from '../support/database/copyOfSeededData.ts';
import { startPortal } from '../support/portal/startPortal.ts';
import { scriptPayloads } from '../support/payloads/scriptPayloads.ts';
import { evergreen } from '../support/steps/entrySteps.ts';
import { bubbles, conversationOf, dots, history, input, textsOn, write } from '../support/steps/messageSteps.ts';
import { isAlive, signIn } from '../support/steps/patientSteps.ts';

const fixture = portalFixture();

const messagesOf = (userId: string) => `/dashboard/${userId}/messages`;

/** A patient of a test's own, with a conversation that the care team has begun. */
async function talking(count: number, size: { readonly width?: number; readonly height?: number } = {}) {
  const caller = await fixture.like('ava');
  const conversation = await conversationOf(fixture.portal.url, caller);
  await conversation.careTeam.counts(0, count);
  const arrived = await fixture.arrive(caller, messagesOf, size);
  await isAlive(arrived.page);
  return { ...arrived, ...conversation };
}

/** Where the text of a message is on the screen, in pixels from its top. */
const topOf = async (page: Page, text: string) =>
  (await history(page).getByText(text, { exact: true }).boundingBox())?.y ?? Number.NaN;

const scrollTo = (page: Page, top: number) =>
  history(page).evaluate((element, to) => element.scrollTo({ top: to }), top);
const scrolledTo = (page: Page) => history(page).evaluate(({ scrollTop }) => scrollTop);

const isHeard = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/pusher/user-auth') && response.ok());

/** Opens the page once more, and waits until it hears of what happens: the new one, not the one that is left. */
async function reloadHearing(page: Page): Promise<void> {
  let isNew = false;
  page.once('framenavigated', () => {
    isNew = true;
  });
  const heard = page.waitForResponse(
    (response) => isNew && response.url().endsWith('/pusher/user-auth') && response.ok(),
  );
  await page.reload();
  await heard;
}

/** The server takes the first message that the page sends; the page never hears of it. @param then done before it fails */
async function loseFirstAnswer(page: Page, then?: () => Promise<void>): Promise<void> {
  let isLost = false;
  await page.route('**/conversation/*', async (route) => {
    if (isLost || route.request().method() !== 'PUT') return route.fallback();
    isLost = true;
    await route.fetch();
    await then?.();
    await route.abort();
  });
}

/** A second browser of the same patient. */
async function besides(email: string, userId: string) {
  const patient = await fixture.browser.newPatient({ width: 1280 });
  const heard = isHeard(patient.page);
  await signIn(patient.page, fixture.portal.url, email, messagesOf(userId));
  await heard;
  return patient;
}

describe('the history', () => {
  it('begins at its newest message before any code has run, and does not move when the code comes', async () => {
    const { page, patient, userId, url } = await talking(24);
    await page.goto(`${url}/shop`);
    const letCodeGo = await hold(page, '**/assets/*.js');
    await page.goto(url + messagesOf(userId), { waitUntil: 'commit' });
    await history(page).getByText('Message 23', { exact: true }).waitFor();
    await page.evaluate(async () => document.fonts.ready);
    const before = await topOf(page, 'Message 23');
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(844);
    expect(await page.locator('html[data-alive]').count()).toBe(0);
    letCodeGo();
    await isAlive(page);
    expect(await topOf(page, 'Message 23')).toBe(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page);
    noComplaints(patient);
  });

  // The first is called otherwise by browsers than by servers, the second has another day than the server most of the time.
  it.each(sampled(['Africa/Lagos', 'Pacific/Kiritimati'], 1))(
    'is taken over as it was drawn on a device in %s whose clock is a day off',
    async (timezoneId) => {
      const caller = await fixture.like('ava');
      const { careTeam } = await conversationOf(fixture.portal.url, caller);
      await careTeam.counts(0, 3);
      const patient = await fixture.browser.newPatient({ timezoneId });
      const { page } = patient;
      await page.clock.install({ time: Date.now() - 24 * 60 * 60 * 1000 });
      await signIn(page, fixture.portal.url, caller.email, '/shop');
      await isAlive(page);
      await page.goto(fixture.portal.url + messagesOf(caller.userId));
      await isAlive(page);
      await history(page).getByText('Message 2', { exact: true }).waitFor();
      const shown = await history(page).locator('time').last().innerText();
      const moment = await history(page).locator('time').last().getAttribute('datetime');
      const format = new Intl.DateTimeFormat('en-US', { timeZone: timezoneId, hour: 'numeric', minute: '2-digit' });
      expect(shown).toBe(format.format(new Date(moment ?? '')).replaceAll('\u202F', ' '));
      noComplaints(patient);
    },
  );

  it('grows at its beginning without moving what is read, and is drawn only near the screen', async () => {
    const { page, patient } = await talking(100);
    await expect.poll(async () => (await textsOn(page)).at(-1)).toBe('Message 99');
    // By the keyboard, and so far up that older pages are loaded and drawn, again and again.
    for (const text of ['Message 60', 'Message 30', 'Message 2'])
      await expect
        .poll(async () => {
          await history(page).press('PageUp');
          return history(page).getByText(text, { exact: true }).count();
        })
        .toBe(1);
    await history(page).press('Home');
    await says(page, 'This is the beginning of your conversation.');
    await history(page).getByText('Message 0', { exact: true }).waitFor();
    expect(await bubbles(page).count()).toBeLessThan(90);
    await history(page).press('End');
    await history(page).getByText('Message 99', { exact: true }).waitFor();
    noComplaints(patient);
  });

  it.runIf(isFull)('keeps what is read where it is while an older page arrives', async () => {
    const { page } = await talking(62);
    const { answered, release } = await holdAnswer(page, '**/conversation/*lastId=*');
    await scrollTo(page, -1500);
    await answered;
    const visible = await history(page).evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const rows = [...element.querySelectorAll<HTMLElement>('[data-bubble]')];
      return rows.find(
        (row) => row.getBoundingClientRect().top > top + 40 && row.getBoundingClientRect().bottom < bottom,
      )?.innerText;
    });
    const before = await topOf(page, String(visible));
    const count = await bubbles(page).count();
    release();
    await expect.poll(() => bubbles(page).count()).toBeGreaterThan(count);
    expect(Math.abs((await topOf(page, String(visible))) - before)).toBeLessThan(2);
  });

  it('keeps what is read where it is while a new message arrives, and tells of it', async () => {
    const { page, careTeam } = await talking(30, { width: 1280 });
    await scrollTo(page, -700);
    const before = await topOf(page, 'Message 12');
    await careTeam.writes('Something\nof several\nlines');
    await page.getByRole('button', { name: 'New messages' }).waitFor();
    expect(Math.abs((await topOf(page, 'Message 12')) - before)).toBeLessThan(2);
    await expect.poll(() => dots(page).count()).toBeGreaterThan(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'New messages' }).click();
    await history(page).getByText('of several').waitFor();
    await expect.poll(() => scrolledTo(page)).toBe(0);
    await expect.poll(() => dots(page).count()).toBe(0);
  });
});

describe('what is told at once', () => {
  it('stands in two browsers of one patient: what one sends, what is read, and no dot is left', async () => {
    const { page, email, userId, careTeam, url } = await talking(1, { width: 1280 });
    const { page: other, ...patient } = await besides(email, userId);
    await write(page, 'From the first');
    await expect.poll(async () => (await textsOn(other)).slice(0, 2)).toEqual(['Message 0', 'From the first']);
    await write(other, 'From the second');
    await expect.poll(() => textsOn(page)).toContain('From the second');
    const home = isHeard(other);
    await other.goto(`${url}/shop`);
    await home;
    await page.goto('about:blank');
    await careTeam.writes('A word to you');
    await expect.poll(() => dots(other).count()).toBeGreaterThan(0);
    await page.goto(url + messagesOf(userId));
    await expect.poll(() => dots(other).count()).toBe(0);
    await expect.poll(() => dots(page).count()).toBe(0);
    noComplaints({ ...patient, page: other });
  });

  it.runIf(isFull)('tells of notifications and of dots on every page, which the server draws as well', async () => {
    const caller = await fixture.like('ava');
    const { careTeam } = await conversationOf(fixture.portal.url, caller);
    const patient = await fixture.browser.newPatient();
    const { page } = patient;
    const heard = isHeard(page);
    await signIn(page, fixture.portal.url, caller.email, '/shop');
    await heard;
    const title = await page.title();
    expect(await dots(page).count()).toBe(0);
    const told = page.getByRole('link', { name: /unread notification/ });
    const before = await told.innerText();
    await careTeam.writes('Something new');
    await dots(page).first().waitFor();
    await expect.poll(() => told.innerText()).not.toBe(before);
    expect(await page.title()).toBe(title);
    await expectAccessible(page);
    await hold(page, '**/assets/*.js');
    await page.goto(`${fixture.portal.url}/notifications`, { waitUntil: 'commit' });
    await dots(page).first().waitFor();
    expect(await page.locator('html[data-alive]').count()).toBe(0);
    noComplaints(patient);
  });

  it('is looked for where no socket gets through, and nothing is said of it', async () => {
    const caller = await fixture.like('ava');
    const { careTeam } = await conversationOf(fixture.portal.url, caller);
    const patient = await fixture.browser.newPatient();
    const { page } = patient;
    await page.clock.install();
    await page.routeWebSocket(/\/app\//, (socket) => void socket.close({ code: 4000 }));
    await signIn(page, fixture.portal.url, caller.email, messagesOf(caller.userId));
    await isAlive(page);
    await careTeam.writes('By another way');
    const textsLater = async () => {
      await page.clock.fastForward(10_000);
      return textsOn(page);
    };
    await expect.poll(textsLater).toEqual(['By another way']);
    expect(await page.getByRole('alert').count()).toBe(0);
    await expect.poll(() => dots(page).count()).toBe(0);
  });

  /** Seconds for which the network is gone. */
  const gone = sampled([0, 5, 30, 120], 1);
  it.each(gone)('is caught up with after %d s without network: 50 messages, each once, in order', async (seconds) => {
    const { page, careTeam } = await talking(3);
    const all = Array.from({ length: 54 }, (_, number) => `Message ${number}`);
    const sockets: WebSocketRoute[] = [];
    let isCut = false;
    await page.routeWebSocket(/\/app\//, async (socket) => {
      if (isCut) return socket.close({ code: 1001 });
      socket.connectToServer();
      sockets.push(socket);
    });
    await reloadHearing(page);
    isCut = true;
    await page.context().setOffline(true);
    for (const socket of sockets) await socket.close({ code: 1001 });
    await careTeam.counts(3, 28);
    await setTimeout(seconds * 1000);
    await careTeam.counts(28, 53);
    expect(await textsOn(page)).toEqual(all.slice(0, 3));
    isCut = false;
    await page.context().setOffline(false);
    await expect.poll(() => textsOn(page), { timeout: 60_000 }).toEqual(all.slice(0, 53));
    await careTeam.counts(53, 54);
    await expect.poll(() => textsOn(page), { timeout: 60_000 }).toEqual(all);
  });

  it.runIf(isFull)('is heard where the network went before the page had its session', async () => {
    const { page, careTeam } = await talking(1);
    await page.route('**/v2/session/refresh', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/v2/session/refresh'));
    await page.reload();
    await failed;
    await isAlive(page);
    await page.context().setOffline(true);
    await careTeam.writes('While you were away');
    await page.unroute('**/v2/session/refresh');
    await page.context().setOffline(false);
    await expect.poll(() => textsOn(page)).toEqual(['Message 0', 'While you were away']);
  });

  it.runIf(isFull)(
    'survives a server that is killed: what was sent to it is there once, and all that came, in their order',
    async () => {
      const { data, remove } = await copyOfSeededData();
      const first = await startPortal({ data });
      const { port, url } = first;
      let running = first;
      try {
        const caller = await patientLike(url, 'ava');
        const before = await conversationOf(url, caller);
        await before.careTeam.counts(0, 3);
        const { page } = await fixture.browser.newPatient();
        const heard = isHeard(page);
        await signIn(page, url, caller.email, messagesOf(caller.userId));
        await heard;
        await isAlive(page);
        // The server takes it, and is gone before it answers.
        await loseFirstAnswer(page, () => first.kill());
        await write(page, 'Just in time');
        await page.getByRole('button', { name: 'Try Again' }).waitFor();
        running = await startPortal({ data, port });
        const { careTeam } = await conversationOf(url, await signInByCall(url, caller.email));
        await careTeam.counts(3, 53);
        const all = Array.from({ length: 53 }, (_, number) => `Message ${number}`);
        await expect
          .poll(async () => (await textsOn(page)).filter((text) => all.includes(text)), { timeout: 90_000 })
          .toEqual(all);
        const own = async () => (await textsOn(page)).filter((text) => text === 'Just in time');
        await expect.poll(own).toEqual(['Just in time']);
        await page.reload();
        await isAlive(page);
        await expect.poll(() => page.getByRole('alert').count()).toBe(0);
      } finally {
        await running.stop();
        await remove();
      }
    },
  );
});

/** As a browser shows a text in a line. */
const inLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

it('payloads are text in the page as the server draws it, in messages, announcements and the draft', async () => {
  const { page, careTeam, url, userId } = await talking(1, { width: 1280 });
  const runs: string[] = [];
  page.on('dialog', async (dialog) => {
    runs.push(dialog.message());
    await dialog.dismiss();
  });
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith('evil.example')) runs.push(request.url());
  });
  let text = '';
  for (let from = 0; from < scriptPayloads.length; from += 20) {
    const some = scriptPayloads.slice(from, from + 20);
    text = some.join(' ');
    await careTeam.writes(text);
    await careTeam.writes({ ...everything, text, paragraph: text, list: some.map(inLine).join('\n') });
  }
  const draft = scriptPayloads.slice(0, 20).join(' ');
  const isKept = page.waitForResponse(
    (response) => response.url().endsWith('/draft') && response.request().method() === 'PUT',
  );
  await input(page).fill(draft);
  expect((await isKept).ok()).toBe(true);

  const letCodeGo = await hold(page, '**/assets/*.js');
  await page.goto(url + messagesOf(userId), { waitUntil: 'commit' });
  await bubbles(page).last().waitFor();
  expect(await page.locator('html[data-alive]').count()).toBe(0);
  const isText = async () => {
    expect(inLine(await history(page).innerText())).toContain(inLine(text));
    expect(await input(page).inputValue()).toBe(draft);
    expect(await page.locator('main :is(script, iframe, object, embed, base, marquee)').count()).toBe(0);
    expect(
      await page.locator('[onerror], [onload], [onclick], [onfocus], [onbegin], [ontoggle], marquee, base').count(),
    ).toBe(0);
    expect(runs).toEqual([]);
  };
  await isText();
  letCodeGo();
  await isAlive(page);
  await isText();
});

/** An announcement with a block of each kind. */
const everything = {
  text: 'What is new',
  paragraph: 'Our pharmacy moves, and nothing changes for you.',
  list: 'Keep your dose\nWrite to us with every question that you have',
  image_url: '/catalogue/duo.svg',
  image_alt: 'A drawing of a lab test',
  video_id: 'aqz-KE-bpKQ',
  video_title: 'How your order reaches you',
  action_label: 'Visit our shop',
  action_url: '/shop',
} as const;

describe.each(sampled(['ava', 'fern'] as const, 1))('a conversation of %s, with all that it can hold', (who) => {
  // 640 pixels at twice the size are what 1280 pixels at 200 % show.
  it.each(sampled([320, 390, 640, 1280], 1))('is accessible and fits at %d pixels', async (width) => {
    const caller = await fixture.like(who);
    const url = who === 'fern' ? evergreen(fixture.portal.url) : fixture.portal.url;
    const { careTeam } = await conversationOf(url, caller);
    await careTeam.writes(
      'Good morning. A long word, such as Pneumonoultramicroscopicsilicovolcanoconiosis, does not break it.',
    );
    await careTeam.writes(everything);
    const patient = await fixture.browser.newPatient({ width });
    const { page } = patient;
    await signIn(page, url, caller.email, messagesOf(caller.userId));
    await isAlive(page);
    await write(page, 'Thank you! https://example.com/a/very/long/address/that/goes/on/and/on/until/it/is/too/long');
    await says(page, /^(Delivered|Seen)$/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectAccessible(page);
    noComplaints(patient);
  });

  it.runIf(isFull)('is walked by the keyboard alone', async () => {
    const caller = await fixture.like(who);
    const url = who === 'fern' ? evergreen(fixture.portal.url) : fixture.portal.url;
    const { careTeam } = await conversationOf(url, caller);
    await careTeam.writes(everything);
    const { page } = await fixture.browser.newPatient({ width: 1280 });
    await signIn(page, url, caller.email, messagesOf(caller.userId));
    await isAlive(page);
    await page.getByRole('button', { name: 'Search' }).focus();
    const stops: string[] = [];
    for (let stop = 0; stop < 6; stop += 1) {
      await page.keyboard.press('Tab');
      stops.push(
        await page.evaluate(() => {
          const { activeElement: at } = document;
          return (
            at?.getAttribute('aria-label') ?? (at instanceof HTMLTextAreaElement ? 'Message' : (at?.textContent ?? ''))
          );
        }),
      );
    }
    expect(stops).toEqual([
      'Message history',
      expect.stringContaining('How your order reaches you'),
      'Visit our shop',
      'Attach a file',
      'Message',
      'Send',
    ]);
    // What has the focus is marked.
    for (const name of ['Attach a file', 'Send']) {
      const button = page.getByRole('button', { name, exact: true });
      await button.focus();
      expect(await button.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe('none');
    }
  });
});
