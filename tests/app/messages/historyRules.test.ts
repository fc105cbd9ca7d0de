import { describe, expect, it } from 'vitest';
import {
  mergedPages,
  messagesOf,
  newestOf,
  type CachedHistory,
  readNews,
} from '#app/dashboard/messages/history/news/mergedPages.ts';
import { dayTitle } from '#app/dashboard/messages/history/rows/HistoryRow.ts';
import { rowsOf } from '#app/dashboard/messages/history/rows/rowsOf.ts';
import type { WaitingMessage } from '#app/dashboard/messages/sending/WaitingMessage.ts';
import type { Message, MessagePage } from '#schemas/wire/messages/message.ts';
import { exampleConversation, exampleMessage, exampleOwnMessage } from '#stories/pages/messages/exampleMessage.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 5, 15, 12, minutes)).toISOString();
const numbered = (from: number, to: number): Message[] =>
  Array.from({ length: to - from }, (_, place) => exampleMessage(at(from + place), { message: String(from + place) }));

/** Pages of three, as the server cuts them, of all messages that there are. */
const pagesOf =
  (all: readonly Message[]) =>
  async (lastId: string | undefined): Promise<MessagePage> => {
    const older = all.filter(({ created_at }) => lastId === undefined || created_at < lastId).toReversed();
    const messages = older.slice(0, 3);
    return { messages, next: older.length > 3 ? (messages.at(-1)?.created_at ?? null) : null };
  };

const cached = (...pages: readonly MessagePage[]): CachedHistory => ({
  pages: [...pages],
  pageParams: pages.map(() => ''),
});
const textsOf = (messages: readonly Message[]) => messages.map(({ message }) => message);

describe('what is new', () => {
  it('is read as far back as it takes to meet what is known', async () => {
    const all = numbered(0, 20);
    const list = pagesOf(all);
    const history = cached(await pagesOf(all.slice(0, 10))(undefined));
    const read = await readNews(list, newestOf(history)?.created_at);
    expect(textsOf(read).length).toBe(12);
    expect(textsOf(messagesOf(mergedPages(history, read)))).toEqual(textsOf(all.slice(7)));
  });

  it('is read to its beginning where nothing is known', async () => {
    const all = numbered(0, 7);
    expect(textsOf(await readNews(pagesOf(all), undefined))).toEqual(textsOf(all).toReversed());
  });

  it('is asked for once where nothing has come', async () => {
    let asked = 0;
    const all = numbered(0, 9);
    await readNews(async (lastId) => {
      asked += 1;
      return pagesOf(all)(lastId);
    }, all.at(-1)?.created_at);
    expect(asked).toBe(1);
  });

  it('comes in its order and never twice, whatever was read before', () => {
    const [first, second, third] = numbered(0, 3);
    if (!first || !second || !third) throw new Error('there are three');
    const history = cached({ messages: [second], next: second.created_at }, { messages: [first], next: null });
    const once = mergedPages(history, [third, second]);
    expect(textsOf(messagesOf(once))).toEqual(['0', '1', '2']);
    expect(textsOf(messagesOf(mergedPages(once, [third, first, second])))).toEqual(['0', '1', '2']);
    expect(once.pages.at(-1)?.next).toBeNull();
  });

  it('replaces what is known in its place, because its addresses are fresh', () => {
    const [old] = numbered(0, 1);
    if (!old) throw new Error('there is one');
    const fresh = { ...old, author: { ...old.author, avatar: { square_25: '/fresh' } } };
    const history = cached({ messages: numbered(1, 3).toReversed(), next: at(1) }, { messages: [old], next: null });
    const merged = mergedPages(history, [fresh]);
    expect(messagesOf(merged)[0]?.author.avatar.square_25).toBe('/fresh');
    expect(merged.pages.map(({ messages: { length } }) => length)).toEqual([2, 1]);
  });

  it('leaves a gap to nobody: what is older than all that is loaded waits for its page', () => {
    const history = cached({ messages: numbered(5, 8).toReversed(), next: at(5) });
    expect(textsOf(messagesOf(mergedPages(history, numbered(1, 3))))).toEqual(['5', '6', '7']);
  });
});

const waiting = (key: string, state: WaitingMessage['state']): WaitingMessage => ({
  userId: 'a'.repeat(24),
  key,
  message: { message: 'Waiting', attachments: [], about: null, draftRevision: undefined },
  at: at(50),
  state,
});

const standing = { conversation: exampleConversation(), now: new Date(at(55)), zone: 'America/New_York' };
const statesOf = (rows: ReturnType<typeof rowsOf>) => rows.map(({ state }) => state);

describe('the rows of the history', () => {
  it('show what was sent once, under the same key before and after the server has it', () => {
    const sent = exampleOwnMessage(at(40), { key: 'one' });
    const before = rowsOf([], [waiting('one', 'sending')], standing);
    const between = rowsOf([sent], [waiting('one', 'received')], standing);
    const after = rowsOf([sent], [], standing);
    for (const rows of [before, between, after]) expect(rows.map(({ key }) => key)).toEqual(['one']);
    expect(before[0]?.waiting?.state).toBe('sending');
    expect(between[0]?.waiting).toBeUndefined();
  });

  it('say below the last message of the patient alone what became of it', () => {
    const messages = [exampleOwnMessage(at(1)), exampleOwnMessage(at(2)), exampleMessage(at(3))];
    expect(statesOf(rowsOf(messages, [], standing))).toEqual([undefined, 'Seen', undefined]);
    const conversation = exampleConversation({ medical_team_read: false });
    expect(statesOf(rowsOf(messages, [], { ...standing, conversation }))).toEqual([undefined, 'Delivered', undefined]);
    expect(statesOf(rowsOf(messages, [waiting('x', 'sending')], standing))).toEqual([
      undefined,
      undefined,
      undefined,
      'Sending',
    ]);
    expect(statesOf(rowsOf(messages, [waiting('x', 'received')], standing)).at(-1)).toBe('Delivered');
    expect(statesOf(rowsOf(messages, [waiting('x', 'failed')], standing)).at(-1)).toBeUndefined();
  });

  it('do not call a message seen by what was known before it', () => {
    const conversation = exampleConversation({ medical_team_read: true, newest_at: at(1) });
    expect(statesOf(rowsOf([exampleOwnMessage(at(2))], [], { ...standing, conversation }))).toEqual(['Delivered']);
  });

  it('stand together where one author wrote them soon after each other', () => {
    const robin = (minutes: number) => exampleMessage(at(minutes));
    const sam = exampleMessage(at(6), { author: { ...exampleMessage(at(0)).author, _id: 'b'.repeat(24) } });
    const announced = exampleMessage(at(8), { author: sam.author, message_style: 2 });
    const rows = rowsOf([robin(1), robin(5), sam, exampleOwnMessage(at(7)), announced, robin(30)], [], standing);
    expect(rows.map(({ isFirst, isLast }) => [isFirst, isLast])).toEqual([
      [true, false],
      [false, true],
      [true, true],
      [true, true],
      [true, true],
      [true, true],
    ]);
  });

  it('begin each day with its heading, in the zone of the patient', () => {
    // Eleven in the evening, and one at night.
    const messages = ['2026-06-15T03:00:00.000Z', '2026-06-15T05:00:00.000Z'].map((moment) => exampleMessage(moment));
    expect(rowsOf(messages, [], standing).map(({ day }) => day)).toEqual(['Yesterday', 'Today']);
    expect(rowsOf(messages, [], { ...standing, zone: 'UTC' }).map(({ day }) => day)).toEqual(['Today', undefined]);
  });
});

it.each([
  ['2026-03-09T07:30:00Z', '2026-03-08T05:30:00Z', 'Yesterday'],
  ['2026-11-02T05:10:00Z', '2026-11-01T04:10:00Z', 'Yesterday'],
  ['2026-11-02T05:10:00Z', '2026-10-31T12:00:00Z', 'Saturday, October 31, 2026'],
  ['2026-06-15T12:00:00Z', '2026-06-15T04:00:00Z', 'Today'],
  ['2026-06-15T12:00:00Z', '2025-06-15T12:00:00Z', 'Sunday, June 15, 2025'],
])('at %s, the day of %s is called %s in New York, where days are 23 to 25 hours long', (now, moment, title) => {
  expect(dayTitle(new Date(moment), new Date(now), 'America/New_York')).toBe(title);
});
