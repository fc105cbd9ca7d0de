import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AnswerBanner } from '#app/dashboard/messages/banner/AnswerBanner.tsx';
import { Page } from '#renderers/ui/layout/Page.tsx';
import { serverClock } from '#services/api/client/serverClock.ts';

const meta = {
  title: 'Pages/Messages/Banner',
  component: AnswerBanner,
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof AnswerBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The server's clock stands at a moment. */
const at = (moment: string) => () => serverClock.hear(moment);

export const WorkingHours: Story = {
  beforeEach: at('2026-11-24T18:00:00Z'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your care team is here.')).toBeVisible();
    await expect(canvas.getByText(/about 4 hours/)).toBeVisible();
    await expect(canvas.getByText('Mon-Fri 9 AM-7 PM EST')).toBeVisible();
  },
};

export const AfterHours: Story = {
  beforeEach: at('2026-11-25T02:00:00Z'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your care team is away.')).toBeVisible();
    await expect(canvas.getByText(/Wednesday, November 25, 2026/)).toBeVisible();
  },
};

export const Holiday: Story = {
  beforeEach: at('2026-11-26T18:00:00Z'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your care team is away for the holiday.')).toBeVisible();
    await expect(canvas.getByText(/Friday, November 27, 2026/)).toBeVisible();
  },
};
