import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { MessageSearch } from '#app/dashboard/messages/search/MessageSearch.tsx';
import type { Message } from '#schemas/wire/messages/message.ts';
import { answering } from '../../answering.ts';
import { problemAnswer } from '../../problemAnswer.ts';
import { inPage } from '../inPage.tsx';
import { exampleConversation, exampleMessage, exampleOwnMessage } from './exampleMessage.ts';

const found = (messages: readonly Message[], next: string | null = null) =>
  answering({ search: { status: 200, body: { messages, next } } });

const hers = exampleMessage('2026-06-02T15:00:00.000Z', { message: 'Take the dose with food. The DOSE stays.' });
const own = exampleOwnMessage('2026-06-01T15:00:00.000Z', { message: 'How high is my dose?' });

const meta = {
  title: 'Pages/Messages/Search',
  component: MessageSearch,
  args: { conversation: exampleConversation(), onOpen: fn() },
  decorators: [inPage],
} satisfies Meta<typeof MessageSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

async function search(text: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Search' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Search your messages' }));
  await userEvent.type(panel.getByLabelText('Words to look for'), text);
  return panel;
}

export const Found: Story = {
  beforeEach: found([hers, own]),
  play: async ({ args }) => {
    const panel = await search('dose');
    await expect(await panel.findByText('2 messages found')).toBeVisible();
    const results = within(panel.getByRole('list')).getAllByRole('button');
    await expect(results[0]).toHaveAccessibleName(/^Robin Hale, care coordinator/);
    await expect(results[1]).toHaveAccessibleName(/^You/);
    const marks = [...(results[0]?.querySelectorAll('mark') ?? [])];
    await expect(marks.map(({ textContent }) => textContent)).toEqual(['dose', 'DOSE']);
    await userEvent.click(panel.getByText(/How high is my/));
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
    await expect(args.onOpen).toHaveBeenCalledWith(own);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const More: Story = {
  beforeEach: found([hers], hers.created_at),
  play: async () => {
    const panel = await search('dose');
    await expect(await panel.findByText('More than 1 message found')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Show older messages' }));
    await expect(await panel.findByText('More than 2 messages found')).toBeVisible();
  },
};

export const TooShort: Story = {
  beforeEach: found([hers]),
  play: async () => {
    const panel = await search('d');
    await expect(panel.getByText('At least two letters, as they stand in the message.')).toBeVisible();
    await expect(panel.queryByRole('list')).toBeNull();
  },
};

export const NothingFound: Story = {
  beforeEach: found([]),
  play: async () => {
    const panel = await search('needle');
    await expect(await panel.findByText('No message has “needle” in it.')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: answering({ search: problemAnswer(429, 'TooManyRequests', 'Please wait a little.') }),
  play: async () => {
    const panel = await search('dose');
    await expect(await panel.findByRole('alert')).toHaveTextContent('Your messages could not be searched.');
    await expect(panel.getByRole('button', { name: 'Search again' })).toBeVisible();
  },
};
