import type { QueryClient } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { PendingMessages } from '#app/dashboard/layout/messages/PendingMessages.tsx';
import { MessagesPage } from '#app/dashboard/messages/MessagesPage.tsx';
import { waitingMessages } from '#app/dashboard/messages/sending/waitingMessages.ts';
import { realtimeEvents } from '#app/dashboard/realtime/realtimeEvents.ts';
import type { Conversation } from '#schemas/wire/messages/conversation.ts';
import type { Message, MessagePage } from '#schemas/wire/messages/message.ts';
import { conversationQuery } from '#services/api/messages/conversations.ts';
import { historyQuery } from '#services/api/messages/history.ts';
import { answering } from '../../answering.ts';
import { problemAnswer } from '../../problemAnswer.ts';
import { DashboardHarness } from '../dashboard/DashboardHarness.tsx';
import { exampleUser } from '../exampleUser.ts';
import {
  exampleConversation,
  exampleDocument,
  exampleMessage,
  exampleOwnMessage,
  examplePicture,
} from './exampleMessage.ts';

const user = exampleUser({ verificationStatus: 'completed', verified: true });

const MINUTE = 60_000;
/** So many minutes before now. */
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE).toISOString();
const DAY = 24 * 60;

/** Newest first, as the server sends them. */
const talk = (): readonly Message[] => [
  exampleMessage(ago(2), { message: 'And if no time suits you, tell us here.' }),
  exampleMessage(ago(4), { message: 'Of course. Open Appointments and choose Reschedule.' }),
  exampleOwnMessage(ago(DAY), { message: 'May I move my next call to the afternoon?\n\nThank you!' }),
  exampleOwnMessage(ago(3 * DAY), { message: 'See https://example.com/guide, it is what I meant.' }),
];

interface Known {
  readonly messages: readonly Message[];
  readonly next?: string | null;
  readonly conversation?: Partial<Conversation>;
}

const knowing =
  ({ messages, next = null, conversation }: Known) =>
  (queries: QueryClient) => {
    const standing = exampleConversation({ patient: user._id, ...conversation });
    queries.setQueryData(conversationQuery(user._id).queryKey, standing);
    const page: MessagePage = { messages: [...messages], next };
    queries.setQueryData(historyQuery(user._id).queryKey, { pages: [page], pageParams: [''] });
  };
/** The history is asked for, and the rest of the page is there. */
const asking = (queries: QueryClient) => {
  queries.setQueryData(conversationQuery(user._id).queryKey, exampleConversation({ patient: user._id }));
  queries.setDefaultOptions({ queries: { enabled: true, retry: false } });
};
const failure = problemAnswer(503, 'ServerError', 'Please try again later.');
const draft = { status: 200, body: { text: '', about: null, revision: 0 } };

const meta = {
  title: 'Pages/Messages',
  component: DashboardHarness,
  args: {
    page: MessagesPage,
    user,
    route: 'dashboard/$userId/messages',
    path: `/dashboard/${user._id}/messages`,
    prepare: knowing({ messages: talk() }),
  },
  // What was sent in one story waits in none of the others.
  beforeEach: () => () => waitingMessages.remove(new Set(waitingMessages.all().map(({ key }) => key))),
} satisfies Meta<typeof DashboardHarness>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const rows = async (canvas: Canvas) =>
  within(await canvas.findByRole('list', { name: 'Messages' })).getAllByRole('listitem');

export const Talk: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
    await expect(canvas.getByText(/^Times are in/)).toBeVisible();
    await expect(canvas.getAllByText('Robin Hale, care coordinator')).toHaveLength(1);
    await expect(canvas.getByText('Seen')).toBeVisible();
    await expect(canvas.queryByText('Delivered')).toBeNull();
    const link = canvas.getByRole('link', { name: /example\.com\/guide/ });
    await expect(link).toHaveAttribute('href', 'https://example.com/guide');
    await expect(link).toHaveAttribute('rel', 'noreferrer');
    await expect(
      (await rows(canvas)).map((row) => row.querySelector('[data-bubble]')?.getAttribute('data-bubble')),
    ).toEqual(['own', 'own', 'team', 'team']);
    // The newest message is in view.
    await expect(canvas.getByRole('region', { name: 'Message history' }).scrollTop).toBe(0);
  },
};

export const NotSeenYet: Story = {
  args: { prepare: knowing({ messages: talk(), conversation: { medical_team_read: false } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Delivered')).toBeVisible();
    await expect(canvas.queryByText('Seen')).toBeNull();
  },
};

export const Unread: Story = {
  args: {
    prepare: knowing({ messages: talk(), conversation: { patient_read: false, unread: 2 } }),
    page: () => <h1>Home</h1>,
  },
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link', { name: 'Messages (unread messages)' });
    await expect(links.length).toBeGreaterThan(0);
  },
};

export const ReadAsItIsSeen: Story = {
  args: { prepare: knowing({ messages: talk(), conversation: { patient_read: false, unread: 2 } }) },
  beforeEach: answering({ '/read': { status: 200, body: exampleConversation({ patient: user._id }) } }),
  play: async ({ canvas }) => {
    await canvas.findByText('Seen');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Messages (unread messages)' })).toBeNull());
  },
};

export const Announcement: Story = {
  args: {
    prepare: knowing({
      messages: [
        exampleMessage(ago(5), {
          message_style: 2,
          message: 'Our guide',
          blocks: [
            { type: 'paragraph', text: 'Our new guide for the summer is here.\nIt takes five minutes to read.' },
            { type: 'image', url: '/catalogue/duo.svg', alt: 'A drawing of a lab test' },
            { type: 'list', ordered: true, items: ['Drink before you are thirsty', 'Walk in the morning'] },
            { type: 'list', ordered: false, items: ['Shade', 'Water'] },
            { type: 'youtube', video_id: 'aqz-KE-bpKQ', title: 'A film of your care team' },
            { type: 'action', label: 'Visit our shop', url: '/shop' },
            { type: 'action', label: 'Read more', url: 'https://example.com/guide' },
            { type: 'action', label: 'This leads nowhere', url: 'javascript:alert(1)' },
          ],
        }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Visit our shop' })).toHaveAttribute('href', '/shop');
    const out = canvas.getByRole('link', { name: 'Read more (opens in a new tab)' });
    await expect(out).toHaveAttribute('target', '_blank');
    await expect(canvas.queryByRole('link', { name: /leads nowhere/ })).toBeNull();
    await expect(canvas.getByRole('img', { name: 'A drawing of a lab test' })).toHaveAttribute(
      'src',
      '/catalogue/duo.svg',
    );
    await expect(canvas.getByText('Walk in the morning')).toBeVisible();
    await expect(document.querySelector('iframe')).toBeNull();
  },
};

export const PlayedVideo: Story = {
  ...Announcement,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Play A film/ }));
    const player = await canvas.findByTitle('A film of your care team');
    await expect(player.getAttribute('src')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?/);
  },
};

export const Files: Story = {
  args: {
    prepare: knowing({
      messages: [
        exampleMessage(ago(1), {
          message: '',
          attachments: [exampleDocument({ name: `${'a long name '.repeat(8)}.pdf` })],
        }),
        exampleOwnMessage(ago(3), {
          message: 'The box looks a little dented.',
          attachments: [examplePicture(), exampleDocument()],
          about: { type: 'order', id: 'b'.repeat(24), name: 'Generic Rapamycin' },
        }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('About: Generic Rapamycin')).toBeVisible();
    const link = canvas.getByRole('link', { name: /packing slip/ });
    await expect(link).toHaveAttribute('download', 'packing slip.pdf');
    await expect(link).toHaveTextContent('81 KB');
    await userEvent.click(canvas.getByRole('button', { name: 'box.jpg' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'box.jpg' });
    await expect(within(dialog).getByRole('img', { name: 'box.jpg' })).toBeVisible();
  },
};

export const ExpiredPicture: Story = {
  args: {
    prepare: knowing({
      messages: [exampleMessage(ago(3), { attachments: [examplePicture({ url: '/v2/media/expired.jpg' })] })],
    }),
  },
  beforeEach: answering({
    conversations: { status: 200, body: { messages: [exampleMessage(ago(3), { attachments: [] })], next: null } },
  }),
  play: async ({ canvas }) => {
    // The address that was read again is no better here, and is not asked for again and again.
    await expect(await canvas.findByRole('button', { name: 'Load again' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { prepare: knowing({ messages: [], conversation: { newest_at: null } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ask your care team anything' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toBeVisible();
    await waitFor(() => {
      realtimeEvents.tell({ kind: 'typing', authorId: 'c'.repeat(24) });
      return expect(canvas.getByText('Your care team is typing…')).toBeVisible();
    });
  },
};

export const Loading: Story = {
  args: { prepare: (queries) => queries.setQueryData(conversationQuery(user._id).queryKey, exampleConversation()) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  },
};

/** While the code of the page is loading. */
export const Coming: Story = {
  args: { page: PendingMessages },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  },
};

/** A failed read is no message: there is a way to try again where the messages would be. */
export const Failed: Story = {
  args: { prepare: asking },
  beforeEach: answering({ draft, conversations: failure }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Load again' })).toBeVisible();
    await expect(canvas.queryByText(/Please try again later/)).toBeNull();
  },
};

export const OlderFailed: Story = {
  args: {
    prepare: (queries) => {
      queries.setDefaultOptions({ queries: { enabled: false, retry: false } });
      knowing({ messages: talk(), next: ago(9 * DAY) })(queries);
    },
  },
  beforeEach: answering({ conversations: failure }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Load again' })).toBeVisible();
    await expect(await rows(canvas)).toHaveLength(4);
  },
};

const write = async (canvas: Canvas, text: string) => {
  const input = await canvas.findByRole('textbox', { name: 'Message' });
  await userEvent.type(input, text);
  await userEvent.keyboard('{Enter}');
};

export const Sending: Story = {
  beforeEach: () => {
    const fetch = window.fetch.bind(window);
    const end = answering({ draft })();
    const answered = window.fetch;
    window.fetch = async (input, init) =>
      new Request(input, init).method === 'PUT' && !new Request(input, init).url.endsWith('/draft')
        ? new Promise<never>(() => undefined)
        : answered(input, init);
    return () => {
      end();
      window.fetch = fetch;
    };
  },
  play: async ({ canvas }) => {
    await write(canvas, 'Good morning!');
    await expect(await canvas.findByText('Sending…')).toBeVisible();
    await expect(canvas.getByText('Good morning!')).toBeVisible();
    await expect(canvas.queryByText('Seen')).toBeNull();
  },
};

export const SendingFailed: Story = {
  beforeEach: answering({ draft, conversations: problemAnswer(413, 'FileSizeLimitError', 'too large') }),
  play: async ({ canvas }) => {
    await write(canvas, 'Good morning!');
    const alert = await canvas.findByText(
      'Message failed to send or is too large, please try to send the message again.',
    );
    await expect(alert).toBeVisible();
    await expect(canvas.getByText('Good morning!')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('Good morning!'));
    await expect(canvas.queryByRole('button', { name: 'Try Again' })).toBeNull();
  },
};

export const SomebodyTypes: Story = {
  play: async ({ canvas }) => {
    await rows(canvas);
    const authorId = exampleMessage(ago(1)).author._id;
    await waitFor(() => {
      realtimeEvents.tell({ kind: 'typing', authorId });
      return expect(canvas.getByText('Robin is typing…')).toBeVisible();
    });
  },
};

/** Who has scrolled up sees that there is something new, and goes there by a press. */
export const NewMessages: Story = {
  args: {
    prepare: knowing({
      messages: Array.from({ length: 30 }, (_, at) => exampleMessage(ago(10 + at), { message: `Message ${30 - at}` })),
    }),
  },
  beforeEach: answering({
    draft,
    conversations: {
      status: 200,
      body: {
        messages: [
          exampleMessage(ago(0), { message: 'The newest' }),
          exampleMessage(ago(10), { message: 'Message 30' }),
        ],
        next: null,
      },
    },
  }),
  play: async ({ canvas }) => {
    const scroller = await canvas.findByRole('region', { name: 'Message history' });
    await rows(canvas);
    // The history changes its height when the composer comes, and what is remembered of its place is worth nothing then.
    await canvas.findByRole('textbox', { name: 'Message' });
    scroller.scrollTop = -600;
    await fireEvent.scroll(scroller);
    const seen = await canvas.findByText('Message 18');
    // The scroller itself moves as other parts of the page come in.
    const place = () => scroller.getBoundingClientRect().bottom - seen.getBoundingClientRect().bottom;
    const before = place();
    realtimeEvents.tell({ kind: 'news' });
    const button = await canvas.findByRole('button', { name: 'New messages' });
    await expect(Math.abs(place() - before)).toBeLessThan(2);
    await userEvent.click(button);
    await waitFor(() => expect(scroller.scrollTop).toBe(0));
    await expect(canvas.getByText('The newest')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'New messages' })).toBeNull());
  },
};

/** Of a long history only what is near the screen is drawn. */
export const Long: Story = {
  args: {
    prepare: knowing({
      messages: Array.from({ length: 2000 }, (_, at) =>
        (at % 3 === 0 ? exampleOwnMessage : exampleMessage)(ago(10 + at * 20), {
          message: `Message ${2000 - at}. ${'And so on. '.repeat(at % 7)}`,
        }),
      ),
    }),
  },
  play: async ({ canvas }) => {
    const scroller = await canvas.findByRole('region', { name: 'Message history' });
    await expect(canvas.getByText(/^Message 2000\./)).toBeVisible();
    await waitFor(async () => expect((await rows(canvas)).length).toBeLessThan(100));
    await expect(scroller.scrollTop).toBe(0);
    scroller.scrollTop = -scroller.scrollHeight;
    await expect(await canvas.findByText(/^Message 1\./)).toBeVisible();
    await expect((await rows(canvas)).length).toBeLessThan(100);
  },
};
