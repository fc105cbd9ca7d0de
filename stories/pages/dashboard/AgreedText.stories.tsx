import type { QueryClient } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { AgreedTextPage } from '#app/dashboard/settings/security/agreements/AgreedTextPage.tsx';
import type { AgreedText } from '#schemas/wire/agreement.ts';
import { agreedTextQuery } from '#services/api/agreements.ts';
import { answering } from '../../answering.ts';
import { problemAnswer } from '../../problemAnswer.ts';
import { exampleUser } from '../exampleUser.ts';
import { DashboardHarness } from './DashboardHarness.tsx';

const user = exampleUser();
const VERSION = '3f9a21b7';

const agreed = (isCurrent: boolean): AgreedText => ({
  agreement: {
    policy: 'tos',
    title: 'Terms of use',
    agreed_at: '2025-11-02T16:00:00.000Z',
    is_current: isCurrent,
    is_kept: true,
    digest: VERSION,
  },
  text: {
    section: 'tos',
    title: 'Terms of use',
    updated: '2025-09-01',
    parts: [
      { heading: 'What we do', paragraphs: ['We bring you together with providers.', 'They decide what is right.'] },
      { heading: 'What it costs', paragraphs: ['You see each price before you pay.'] },
    ],
  },
});

const knowing = (text: AgreedText) => (queries: QueryClient) => {
  queries.setQueryData(agreedTextQuery(user._id, VERSION).queryKey, text);
};
const asking = (queries: QueryClient) => queries.setDefaultOptions({ queries: { enabled: true, retry: false } });

const meta = {
  title: 'Pages/AgreedText',
  component: DashboardHarness,
  args: {
    page: AgreedTextPage,
    user,
    route: '/dashboard/$userId/agreements/$version',
    path: `/dashboard/${user._id}/agreements/${VERSION}`,
    prepare: knowing(agreed(true)),
  },
} satisfies Meta<typeof DashboardHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfToday: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
    await expect(canvas.getByText(/You agreed to this text on/)).toHaveTextContent(
      'You agreed to this text on November 2, 2025. It is version 3f9a21b7, which is the text of today.',
    );
    await expect(canvas.getByRole('heading', { level: 2, name: 'What it costs' })).toBeVisible();
    await expect(canvas.getByText('Last changed on September 1, 2025')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Print this text' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Read the text of today' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'What I agreed to' })).toHaveAttribute(
      'href',
      `/dashboard/${user._id}/settings/security`,
    );
  },
};

/** The text stands as it was, and that of today is a press away. */
export const ChangedSince: Story = {
  args: { prepare: knowing(agreed(false)) },
  beforeEach: answering({
    policy: {
      status: 200,
      body: {
        section: 'tos',
        title: 'Terms of service',
        updated: '2026-03-02',
        parts: [{ heading: 'Anew', paragraphs: ['All of it is other.'] }],
      },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/It is version 3f9a21b7, and has changed since/)).toBeVisible();
    await expect(canvas.getByText('We bring you together with providers.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Read the text of today' }));
    const panel = within(await screen.findByRole('dialog'));
    await expect(await panel.findByText('All of it is other.')).toBeVisible();
  },
};

export const Loading: Story = { args: { prepare: () => undefined } };

export const Failed: Story = {
  args: { prepare: asking },
  beforeEach: answering({ agreements: problemAnswer(503, 'ServerError', 'Please try again later.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Load again' })).toBeVisible();
  },
};

/** A version that the patient has not agreed to. */
export const Unknown: Story = {
  args: { prepare: asking },
  beforeEach: answering({ agreements: problemAnswer(404, 'NotFound', 'There is nothing at this address.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '404 - Page Not Found' })).toBeVisible();
  },
};
