import { setTimeout } from 'node:timers/promises';
import type { Page, Route, WebSocket, WebSocketRoute } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { MessagePage } from '#schemas/wire/messages/message.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { hold, holdAnswer } from '../support/browser/hold.ts';
import { noComplaints, portalFixture, says } from '../support/browser/portalFixture.ts';
import { sampled } from '../support/full.ts';
import { patientLike } from '../support/portal/patientLike.ts';
import { signInByCall } from '../support/portal/signInByCall.ts';
import { copyOfSeededData } from '../support/database/copyOfSeededData.ts';
import { startPortal } from '../support/portal/startPortal.ts';
import { scriptPayloads } from '../support/payloads/scriptPayloads.ts';
import { evergreen } from '../support/steps/entrySteps.ts';
import { bubbles, conversationOf, dots, history, input, textsOn, write } from '../support/steps/messageSteps.ts';
import { drawsByItself, isAlive, logIn, logOut, signIn } from '../support/steps/patientSteps.ts';

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

/** Notes what is said of the newest message, and of who types, from now on. @returns what was said, in its order */
async function watchStates(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    const look = () => {
      for (const [state = ''] of document.body.innerText.matchAll(/^(?:Sending…|Delivered|Seen|Robin is typing…)$/gm))
        if (!seen.includes(state)) seen.push(state);
      document.body.dataset['seen'] = JSON.stringify(seen);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  return async () => {
    const seen: readonly string[] = JSON.parse((await page.locator('body').getAttribute('data-seen')) ?? '[]');
    return seen;
  };
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
  it.each(['Africa/Lagos', 'Pacific/Kiritimati'])(
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

  it('keeps what is read where it is while an older page arrives', async () => {
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

  it('is empty for who has written nothing, with a word on how to begin', async () => {
    const { page, patient, userId } = await fixture.arrive('ava', messagesOf);
    await page.waitForURL(`**${messagesOf(userId)}`);
    await page.getByRole('heading', { level: 2, name: 'Ask your care team anything' }).waitFor();
    expect(await page.getByRole('contentinfo').count()).toBe(0);
    await isAlive(page);
    await expectAccessible(page);
    noComplaints(patient);
  });

  it('says nothing of a failed read but a way to try again', async () => {
    const { page, userId, url } = await fixture.arrive('ava', '/shop');
    await isAlive(page);
    await drawsByItself(page);
    await page.route('**/conversation/*', (route) => route.fulfill({ status: 500, body: '{}' }));
    const logged = page.waitForEvent('console', (message) => message.text().includes('reading the messages'));
    await page.goto(url + messagesOf(userId));
    await page.getByRole('button', { name: 'Load again' }).waitFor();
    await logged;
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.unroute('**/conversation/*');
    await page.getByRole('button', { name: 'Load again' }).click();
    await page.getByRole('heading', { name: 'Ask your care team anything' }).waitFor();
  });
});

/** What the server says to who sends too much at once. */
const tooMany = {
  status: 429,
  code: 'TooManyRequests',
  text: 'the limit of messages for this patient is reached',
  message: 'You have sent many messages in the last minute. Please wait a minute and try again.',
  fields: [],
} as const;

describe('a message', () => {
  it('is sending, delivered, then seen; the care team types, and answers', async () => {
    const { page, patient, texts } = await talking(1);
    const held: Route[] = [];
    await page.route('**/conversation/*', async (route) => {
      if (route.request().method() === 'PUT') held.push(route);
      else await route.continue();
    });
    const saw = await watchStates(page);
    await write(page, 'Good morning!\nHow are you?');
    await says(page, 'Sending…');
    await expect.poll(() => input(page).inputValue()).toBe('');
    await expect.poll(() => held.length).toBe(1);
    for (const route of held) await route.continue();
    await expect.poll(() => bubbles(page).count(), { timeout: 60_000 }).toBe(3);
    // A care team that is quick leaves no time to look.
    expect(await saw()).toEqual(expect.arrayContaining(['Sending…', 'Seen', 'Robin is typing…']));
    await expect.poll(() => page.getByText('Robin is typing…').count()).toBe(0);
    expect(await page.getByText(/^(Seen|Delivered)$/).allInnerTexts()).toEqual(['Seen']);
    expect((await texts()).slice(0, 2)).toEqual(['Message 0', 'Good morning!\nHow are you?']);
    noComplaints(patient);
  });

  it('is sent once by a double press', async () => {
    const { page, texts } = await talking(1);
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'PUT' && /conversation\/[0-9a-f]+$/.test(request.url())) sent += 1;
    });
    await input(page).fill('Only once');
    await page.getByRole('button', { name: 'Send', exact: true }).dblclick();
    await says(page, 'Delivered');
    expect(sent).toBe(1);
    expect((await texts()).filter((text) => text === 'Only once')).toEqual(['Only once']);
  });

  it('whose answer is lost is there once, with what the server has', async () => {
    const { page, texts } = await talking(1);
    await loseFirstAnswer(page);
    await write(page, 'Did it arrive?');
    await says(page, /^(Delivered|Seen)$/);
    await expect.poll(async () => (await textsOn(page)).filter((text) => text === 'Did it arrive?').length).toBe(1);
    expect((await texts()).filter((text) => text === 'Did it arrive?').length).toBe(1);
    await page.reload();
    await isAlive(page);
    expect((await textsOn(page)).filter((text) => text === 'Did it arrive?').length).toBe(1);
  });

  it('that could not be sent stays, is not left without a word, and is sent again with its key', async () => {
    const { page, texts } = await talking(1);
    const keys: (string | undefined)[] = [];
    let refuses = true;
    await page.route('**/conversation/*', async (route) => {
      if (route.request().method() !== 'PUT') return route.fallback();
      keys.push(route.request().headers()['idempotency-key']);
      return refuses ? route.fulfill({ status: 429, json: tooMany }) : route.fallback();
    });
    await write(page, 'Please arrive');
    await page
      .getByRole('alert')
      .filter({ hasText: 'Message failed to send or is too large, please try to send the message again.' })
      .waitFor();
    await page.getByRole('alert').getByText(tooMany.message).waitFor();
    await expectAccessible(page);
    let asked = 0;
    page.on('dialog', (dialog) => {
      asked += 1;
      void dialog.dismiss();
    });
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked).toBe(1);
    refuses = false;
    await page.getByRole('button', { name: 'Try Again' }).click();
    await says(page, /^(Delivered|Seen)$/);
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(new Set(keys).size).toBe(1);
    expect((await texts()).filter((text) => text === 'Please arrive').length).toBe(1);
  });

  it('that could not be sent is taken back to be changed', async () => {
    const { page, texts } = await talking(1);
    await page.route('**/conversation/*', async (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 413, body: '{}' }) : route.fallback(),
    );
    await write(page, 'Too long');
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect.poll(() => input(page).inputValue()).toBe('Too long');
    expect(await textsOn(page)).toEqual(['Message 0']);
    await page.unroute('**/conversation/*');
    await write(page, 'Shorter');
    await says(page, /^(Delivered|Seen)$/);
    expect((await texts()).slice(0, 2)).toEqual(['Message 0', 'Shorter']);
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

  it('tells of notifications and of dots on every page, which the server draws as well', async () => {
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
    await page.routeWebSocket(/\/app\//, (socket) => void socket.close({ code: 4000 }));
    await signIn(page, fixture.portal.url, caller.email, messagesOf(caller.userId));
    await isAlive(page);
    await careTeam.writes('By another way');
    await expect.poll(() => textsOn(page), { timeout: 90_000 }).toEqual(['By another way']);
    expect(await page.getByRole('alert').count()).toBe(0);
    await expect.poll(() => dots(page).count()).toBe(0);
  });

  /** Seconds for which the network is gone. */
  const gone = sampled([5, 0, 30, 120], 1);
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

  it('is heard where the network went before the page had its session', async () => {
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

  it('is caught up with by a tab that slept: 50 messages, none missing, none twice, in their order', async () => {
    const { page, patient, careTeam } = await talking(3);
    await reloadHearing(page);
    const tools = await patient.context.newCDPSession(page);
    await tools.send('Page.setWebLifecycleState', { state: 'frozen' });
    await careTeam.counts(3, 53);
    await tools.send('Page.setWebLifecycleState', { state: 'active' });
    const all = Array.from({ length: 53 }, (_, number) => `Message ${number}`);
    await expect.poll(() => textsOn(page), { timeout: 60_000 }).toEqual(all);
    await expect.poll(() => dots(page).count()).toBe(0);
  });

  it('survives a server that is killed: what was sent to it is there once, and all that came, in their order', async () => {
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
  });

  it('ends with the session: the socket is closed by a logout, and another patient hears their own', async () => {
    const { page, careTeam, patient, url } = await talking(1);
    const sockets: WebSocket[] = [];
    page.on('websocket', (socket) => void sockets.push(socket));
    await reloadHearing(page);
    expect(sockets.at(-1)?.isClosed()).toBe(false);
    const mineIsClosed = sockets.at(-1)?.waitForEvent('close', { timeout: 30_000 });
    // The page is still there: a socket that goes with its page tells nothing.
    const letGo = await hold(page, '**/login');
    // The press is over once the page that it leads to is there, and that page is held.
    const pressed = logOut(page);
    await mineIsClosed;
    letGo();
    await pressed;
    await page.waitForURL(/\/login/);
    const ben = await fixture.like('ben');
    const mine = await conversationOf(url, ben);
    await logIn(patient.context.request, url, ben.email);
    const again = isHeard(page);
    await page.goto(url + messagesOf(ben.userId));
    await again;
    await careTeam.writes('Not for Ben');
    await mine.careTeam.writes('For Ben');
    await expect.poll(() => textsOn(page)).toEqual(['For Ben']);
  });
});

const file = { type: 'application/pdf', bytes: 1000, width: null, height: null };

/** As a browser shows a text in a line. */
const inLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

it('payloads in messages, names, files and announcements are text, and no link of them runs script', async () => {
  const { page, patient, url, userId } = await talking(1, { width: 1280 });
  const runs: string[] = [];
  page.on('dialog', async (dialog) => {
    runs.push(dialog.message());
    await dialog.dismiss();
  });
  patient.context.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith('evil.example')) runs.push(request.url());
  });
  let payloads: readonly string[] = [];
  await page.route(/conversation\/\w+(\?|$)/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const answer = await route.fetch();
    const { messages }: MessagePage = await answer.json();
    const [base] = messages;
    // A picture whose address is good for nothing has its message read again.
    if (!base) return route.fulfill({ response: answer });
    const at = (place: number) => new Date(Date.parse(base.created_at) - place * 1000).toISOString();
    const hostile = payloads.map((payload, place) => ({
      ...base,
      _id: String(place).padStart(24, '0'),
      created_at: at(place),
      message: payload,
      author: { ...base.author, _id: String(place).padStart(24, 'b'), display_name: payload, first_name: payload },
      about: { type: 'order', id: 'a'.repeat(24), name: payload },
      attachments: [
        { ...file, _id: 'c'.repeat(24), name: payload, mediaType: 'document', url: '/v2/media/none' },
        { ...file, _id: 'd'.repeat(24), name: payload, mediaType: 'private-image', url: `javascript:${payload}` },
      ],
      message_style: place % 2 === 0 ? 1 : 2,
      blocks:
        place % 2 === 0
          ? []
          : [
              { type: 'paragraph', text: payload },
              { type: 'list', ordered: false, items: [payload] },
              { type: 'image', url: payload, alt: payload },
              { type: 'image', url: `javascript:${payload}`, alt: payload },
              { type: 'action', label: payload, url: payload },
              { type: 'action', label: payload, url: `javascript:alert(${place})` },
              { type: 'action', label: payload, url: `//evil.example/${place}` },
              { type: 'youtube', video_id: payload, title: payload },
            ],
    }));
    return route.fulfill({ response: answer, json: { messages: hostile, next: null } });
  });
  await drawsByItself(page);
  expect(scriptPayloads.length).toBeGreaterThanOrEqual(100);
  for (let from = 0; from < scriptPayloads.length; from += 50) {
    payloads = scriptPayloads.slice(from, from + 50);
    await page.goto(url + messagesOf(userId));
    await expect.poll(() => bubbles(page).count()).toBe(payloads.length);
    const newest = bubbles(page).last();
    expect(inLine(await newest.innerText())).toContain(inLine(String(payloads[0])));
    for (const link of await history(page).getByRole('link').all())
      expect(await link.getAttribute('href')).toMatch(/^(https?:\/\/|\/(?!\/)|mailto:|tel:)/);
    // What is pressed leads nowhere either.
    await history(page)
      .getByRole('button', { name: /^Play / })
      .last()
      .click();
    for (const frame of await page.locator('iframe').all())
      expect(await frame.getAttribute('src')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\//);
    expect(
      await page.locator('[onerror], [onload], [onclick], [onfocus], [onbegin], [ontoggle], marquee, base').count(),
    ).toBe(0);
  }
  expect(runs).toEqual([]);
});

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

describe.each(['ava', 'fern'] as const)('a conversation of %s, with all that it can hold', (who) => {
  // 640 pixels at twice the size are what 1280 pixels at 200 % show.
  it.each([320, 390, 640, 1280])('is accessible and fits at %d pixels', async (width) => {
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

  it('is walked by the keyboard alone', async () => {
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
