import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { AskLink } from '#app/asking/AskLink.tsx';
import { answering } from '../../answering.ts';
import { exampleUser } from '../exampleUser.ts';
import { inPage } from '../inPage.tsx';

const userId = exampleUser()._id;

const meta = {
  title: 'Pages/Messages/Ask about something',
  component: AskLink,
  args: { userId, about: { type: 'lab', id: '5'.repeat(24) }, children: 'Ask about this' },
  decorators: [inPage],
} satisfies Meta<typeof AskLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Link: Story = {
  play: async ({ canvas }) => {
    // What it is about stands in no address.
    await expect(await canvas.findByRole('link', { name: 'Ask about this' })).toHaveAttribute(
      'href',
      `/dashboard/${userId}/messages`,
    );
  },
};

export const NotBegun: Story = {
  beforeEach: answering({}),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Ask about this' });
    await userEvent.click(link);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We could not begin a message about this. Please try again, or open your messages.',
    );
    await expect(canvas.getByRole('link', { name: 'open your messages' })).toHaveAttribute(
      'href',
      `/dashboard/${userId}/messages`,
    );
    await expect(link).not.toHaveAttribute('aria-busy');
  },
};

const conversation = {
  _id: '7'.repeat(24),
  patient: userId,
  patient_read: true,
  patient_sender: false,
  medical_team_read: true,
  unread: 0,
  newest_at: null,
};
const begun = {
  text: 'Can I take it with coffee?',
  about: { type: 'subscription', id: '6'.repeat(24), name: 'Generic Rapamycin' },
  revision: 3,
};

/** What is written about something else is not touched: the patient says what becomes of it. */
export const BegunAboutSomethingElse: Story = {
  args: { about: { type: 'marker', id: 'ldl-c' }, question: 'What does my LDL cholesterol mean?' },
  beforeEach: answering({
    '/v2/conversations/patient': { status: 200, body: conversation },
    '/draft': { status: 200, body: begun },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Ask about this' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'You have an unfinished message about Generic Rapamycin. What would you like to do with it?',
    );
    await expect(canvas.getByText('Can I take it with coffee?')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Keep it and go to it' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add my question to it' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove it and ask this' })).toBeVisible();
  },
};
