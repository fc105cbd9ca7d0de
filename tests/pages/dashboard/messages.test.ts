import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { realtimeEvents } from '#app/dashboard/realtime/realtimeEvents.ts';
import type { MessagePage } from '#schemas/wire/messages/message.ts';
import { memberIdOf } from '#services/backend/demo/careTeam.ts';
import { heldTimers } from '../../support/page/heldTimers.ts';
import { lost, refused, type Answering } from '../../support/page/pageCalls.ts';
import { pageFixture } from '../../support/page/pageFixture.ts';
import { scriptPayloads } from '../../support/payloads/scriptPayloads.ts';
import {
  comeBack,
  counted,
  messageInput,
  send,
  sentMessages,
  shownTexts,
  unreadDots,
} from '../../support/steps/messagePageSteps.ts';
import { conversationOf } from '../../support/steps/messageSteps.ts';

const fixture = pageFixture();

const messagesOf = (userId: string) => `/dashboard/${userId}/messages`;

/** A patient with a conversation that the care team has begun. */
async function begun(count: number) {
  const caller = await fixture.like('ava');
  const conversation = await conversationOf(fixture.url, caller);
  await conversation.careTeam.counts(0, count);
  return { caller, ...conversation };
}

/** A patient who has such a conversation open. */
async function talking(count: number) {
  const { caller, ...conversation } = await begun(count);
  const arrived = await fixture.arrive(caller, messagesOf);
  await waitFor(() => expect(shownTexts()).toHaveLength(Math.min(count, 30)));
  return { ...arrived, ...conversation };
}

const once = (texts: readonly string[], text: string) => texts.filter((one) => one === text).length;

describe('the history', () => {
  it('is loaded page by page to its beginning', async () => {
    const { user } = await talking(40);
    expect(shownTexts()).toEqual(counted(10, 40));
    await user.click(screen.getByRole('button', { name: 'Load older messages' }));
    await screen.findByText('This is the beginning of your conversation.');
    expect(shownTexts()).toEqual(counted(0, 40));
    fixture.noComplaints();
  });

  it('offers to load it again where it could not be read, and begins with a word where it is empty', async () => {
    const pass = heldTimers();
    const caller = await fixture.like('ava');
    fixture.calls.answer('GET /conversation/', refused(500, 'ServerError'));
    const { user } = await fixture.arrive(caller, messagesOf);
    await waitFor(() => {
      pass(1000);
      expect(screen.getByRole('button', { name: 'Load again' })).toBeDefined();
    });
    expect(screen.queryByRole('alert')).toBeNull();
    fixture.calls.restore();
    await user.click(screen.getByRole('button', { name: 'Load again' }));
    await screen.findByRole('heading', { level: 2, name: 'Ask your care team anything' });
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  it('catches up in order with what came while the tab slept, and is read', async () => {
    const { careTeam, read } = await talking(3);
    await careTeam.counts(3, 53);
    await waitFor(() => {
      comeBack();
      expect(shownTexts()).toEqual(counted(0, 53));
    });
    await waitFor(async () => expect((await read()).patient_read).toBe(true));
    // The server knows before the page hears of it.
    await waitFor(() => expect(unreadDots()).toEqual([]));
    fixture.noComplaints();
  });

  it('is walked by the keyboard, announcements included', async () => {
    const { caller, careTeam } = await begun(0);
    await careTeam.writes({
      paragraph: 'Our pharmacy moves, and nothing changes for you.',
      list: 'Keep your dose\nWrite to us',
      image_url: '/catalogue/duo.svg',
      image_alt: 'A drawing of a lab test',
      video_id: 'aqz-KE-bpKQ',
      video_title: 'How your order reaches you',
      action_label: 'Visit our shop',
      action_url: '/shop',
    });
    const { user } = await fixture.arrive(caller, messagesOf, { width: 1280 });
    await screen.findByRole('button', { name: /How your order reaches you/ });
    screen.getByRole('button', { name: 'Search' }).focus();
    const stops: (string | null | undefined)[] = [];
    for (let stop = 0; stop < 6; stop += 1) {
      await user.tab();
      const { activeElement: at } = document;
      stops.push(at?.getAttribute('aria-label') ?? (at?.tagName === 'TEXTAREA' ? 'Message' : at?.textContent));
    }
    expect(stops).toEqual([
      'Message history',
      expect.stringContaining('How your order reaches you'),
      'Visit our shop',
      'Attach a file',
      'Message',
      'Send',
    ]);
  });
});

describe('what is unread', () => {
  it('is told on every page, by a dot and among the notifications, until the messages are opened', async () => {
    const { caller, careTeam, read } = await begun(0);
    const { user } = await fixture.arrive(caller, '/shop');
    const told = await screen.findByRole('link', { name: /unread notification/ });
    const before = told.textContent;
    expect(unreadDots()).toEqual([]);
    await careTeam.writes('Something new');
    await waitFor(() => {
      comeBack();
      expect(unreadDots().length).toBeGreaterThan(0);
    });
    await waitFor(() => expect(told.textContent).not.toBe(before));
    const [dot] = unreadDots();
    if (dot) await user.click(dot);
    await screen.findByText('Something new');
    await waitFor(() => expect(unreadDots()).toEqual([]));
    // The dot goes before the backend has answered.
    await waitFor(async () => expect((await read()).patient_read).toBe(true));
  });
});

describe('a message', () => {
  it('is sending, delivered and seen, and one that is typed meanwhile waits', async () => {
    const { user, careTeam, texts } = await talking(1);
    const release = fixture.calls.hold('PUT /conversation/');
    await user.type(await messageInput(), 'Good morning!{Shift>}{Enter}{/Shift}How are you?');
    await user.dblClick(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText('Sending…');
    expect((await messageInput()).value).toBe('');
    await send(user, 'The next one');
    expect(screen.getByRole('button', { name: 'Sending' }).getAttribute('aria-busy')).toBe('true');
    release();
    await screen.findByText('Delivered');
    expect((await messageInput()).value).toBe('The next one');
    expect(await texts()).toEqual(['Message 0', 'Good morning!\nHow are you?']);
    expect(sentMessages(fixture.calls)).toHaveLength(1);
    await careTeam.reads();
    await waitFor(() => {
      comeBack();
      expect(screen.getByText('Seen')).toBeDefined();
    });
    expect(screen.queryByText('Delivered')).toBeNull();
    fixture.noComplaints();
  });

  it('whose answer is lost is sent again under its key, and is there once', async () => {
    const pass = heldTimers();
    const { user, texts } = await talking(1);
    const keys: (string | null)[] = [];
    const noted: Answering = async (request, ask) => {
      keys.push(request.headers.get('idempotency-key'));
      return keys.length === 1 ? lost(request, ask) : ask();
    };
    fixture.calls.answer('PUT /conversation/', noted);
    await send(user, 'Did it arrive?');
    await waitFor(() => {
      pass(1000);
      expect(screen.getByText('Delivered')).toBeDefined();
    });
    await waitFor(() => expect(once(shownTexts(), 'Did it arrive?')).toBe(1));
    expect(once(await texts(), 'Did it arrive?')).toBe(1);
    expect(new Set(keys).size).toBe(1);
  });

  it('that is refused says why, keeps the page from being left, and is sent again under its key', async () => {
    const { user, texts } = await talking(1);
    const keys: (string | null)[] = [];
    const tooMany = 'You have sent many messages in the last minute. Please wait a minute and try again.';
    const noted: Answering = (request, ask) => {
      keys.push(request.headers.get('idempotency-key'));
      return keys.length === 1 ? refused(429, 'TooManyRequests', tooMany)(request, ask) : ask();
    };
    fixture.calls.answer('PUT /conversation/', noted);
    await send(user, 'Please arrive');
    const alert = await screen.findByRole('alert');
    within(alert).getByText('Message failed to send or is too large, please try to send the message again.');
    expect(alert.textContent).toContain(tooMany);
    const leave = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leave);
    expect(leave.defaultPrevented).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByText('Delivered');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(once(await texts(), 'Please arrive')).toBe(1);
    expect(new Set(keys).size).toBe(1);
    const leaveAgain = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaveAgain);
    expect(leaveAgain.defaultPrevented).toBe(false);
  });

  it('that is too long for the server is taken back, changed and sent', async () => {
    const { user, texts } = await talking(1);
    fixture.calls.answer('PUT /conversation/', refused(413, 'FileSizeLimitError'), 1);
    await send(user, 'Too long');
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const input = await messageInput();
    await waitFor(() => expect(input.value).toBe('Too long'));
    expect(shownTexts()).toEqual(['Message 0']);
    await user.clear(input);
    await send(user, 'Shorter');
    await screen.findByText('Delivered');
    expect(await texts()).toEqual(['Message 0', 'Shorter']);
  });
});

describe('the care team', () => {
  it('is said to type until eight seconds after the last sign of it, or until a message comes', async () => {
    const pass = heldTimers();
    const { careTeam, organization } = await talking(1);
    const authorId = memberIdOf(organization, 'robin-hale');
    const types = () =>
      waitFor(() => {
        realtimeEvents.tell({ kind: 'typing', authorId });
        expect(screen.getByText('Robin is typing…')).toBeDefined();
      });
    await types();
    pass(7900);
    expect(screen.getByText('Robin is typing…')).toBeDefined();
    realtimeEvents.tell({ kind: 'typing', authorId });
    pass(7900);
    expect(screen.getByText('Robin is typing…')).toBeDefined();
    pass(200);
    await waitFor(() => expect(screen.queryByText('Robin is typing…')).toBeNull());
    await types();
    await careTeam.writes('A moment, please.');
    await waitFor(() => {
      comeBack();
      expect(screen.getByText('A moment, please.')).toBeDefined();
    });
    expect(screen.queryByText('Robin is typing…')).toBeNull();
  });
});

/** As a browser shows a text in a line. */
const inLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

it('payloads in messages, names, files and announcements are text, and no link of them runs script', async () => {
  const { caller } = await begun(1);
  const file = { type: 'application/pdf', bytes: 1000, width: null, height: null };
  let payloads: readonly string[] = [];
  const hostile: Answering = async (_request, pass) => {
    const { messages }: MessagePage = await (await pass()).json();
    const [base] = messages;
    if (!base) return Response.json({ messages, next: null });
    const at = (place: number) => new Date(Date.parse(base.created_at) - place * 1000).toISOString();
    const written = payloads.map((payload, place) => ({
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
    return Response.json({ messages: written, next: null });
  };
  fixture.calls.answer('GET /conversation/', hostile);
  expect(scriptPayloads.length).toBeGreaterThanOrEqual(100);
  payloads = scriptPayloads.slice(0, 50);
  const { user } = await fixture.arrive(caller, messagesOf);
  for (let from = 0; from < scriptPayloads.length; from += 50) {
    payloads = scriptPayloads.slice(from, from + 50);
    if (from > 0) await fixture.load();
    await waitFor(() => expect(shownTexts()).toHaveLength(payloads.length));
    expect(inLine(shownTexts().at(-1) ?? '')).toContain(inLine(payloads[0] ?? ''));
    const history = within(screen.getByRole('region', { name: 'Message history' }));
    for (const link of document.querySelectorAll('section[aria-label="Message history"] a'))
      expect(link.getAttribute('href')).toMatch(/^(https?:\/\/|\/(?!\/)|mailto:|tel:)/);
    const play = (await history.findAllByRole('button', { name: /^Play/ })).at(-1);
    if (play) await user.click(play);
    const frames = await waitFor(() => {
      const found = [...document.querySelectorAll('iframe')];
      expect(found.length).toBeGreaterThan(0);
      return found;
    });
    for (const frame of frames)
      expect(frame.getAttribute('src')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\//);
    const planted = '[onerror], [onload], [onclick], [onfocus], [onbegin], [ontoggle], marquee, base, object, embed';
    expect(document.querySelectorAll(`${planted}, main script`)).toHaveLength(0);
  }
});
