import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { IncompleteVisits } from '#app/dashboard/visits/IncompleteVisits.tsx';
import { answering } from '../../answering.ts';
import { problemAnswer } from '../../problemAnswer.ts';
import { exampleVisit as visit } from '../visit/exampleVisit.ts';
import { PageHarness } from '../PageHarness.tsx';

const meta = {
  title: 'Pages/Home/Incomplete visits',
  component: IncompleteVisits,
  args: { intakes: [visit('Rapamycin', 5, 12), visit('Metabolic health', 2, 6)] },
  decorators: [(Story) => <PageHarness story={() => <Story />} />],
} satisfies Meta<typeof IncompleteVisits>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('35% complete. 7 questions left')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /See all/ })).toBeNull();
  },
};

export const MoreThanTwo: Story = {
  args: { intakes: [visit('Rapamycin', 5, 12), visit('Metabolic health', 2, 6), visit('Sleep', 1, 9)] },
  play: async ({ canvas }) => {
    const all = await canvas.findByRole('button', { name: 'See all 3' });
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(all);
    const panel = await within(document.body).findByRole('dialog', { name: 'Incomplete visits' });
    await expect(within(panel).getAllByRole('listitem')).toHaveLength(3);
  },
};

export const Stopped: Story = {
  args: { intakes: [visit('Rapamycin', 5, 12, { stopped: true })] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('This treatment may not be safe for you. Talk with your care team.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Message your care team' })).toBeVisible();
    await expect(canvas.queryByText(/% complete/)).toBeNull();
  },
};

/** A moment so many days from now. */
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();

export const KeptForLong: Story = {
  args: { intakes: [visit('Rapamycin', 5, 12, { expires_at: inDays(80) })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You can go on with this visit until .* Then it is closed\./)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Keep it longer' })).toBeNull();
  },
};

export const NearItsEnd: Story = {
  args: { intakes: [visit('Rapamycin', 5, 12, { expires_at: inDays(5) })] },
  beforeEach: answering({ 'set-expiration': problemAnswer(503, 'ServiceUnavailable', 'We cannot do that right now.') }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep it longer' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We cannot do that right now.');
  },
};

export const AskedBeforeCanceling: Story = {
  args: { intakes: [visit('Rapamycin', 5, 12)] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel visit' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Keep it' }));
    await expect(canvas.getByRole('link', { name: 'Continue' })).toBeVisible();
  },
};

/** All visits are shown then, as they are; what the server says is not. */
export const NotCanceled: Story = {
  args: { intakes: [visit('Rapamycin', 5, 12)] },
  beforeEach: answering({ close: problemAnswer(503, 'ServiceUnavailable', 'Planted words of the server.') }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel visit' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, cancel the visit' }));
    await within(document.body).findByRole('dialog', { name: 'Incomplete visits' });
    await expect(
      await within(document.body).findByText('Your visit could not be canceled. Please try again.'),
    ).toBeInTheDocument();
    await expect(document.body).not.toHaveTextContent('Planted words');
  },
};
