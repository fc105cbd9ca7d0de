import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { IncompleteVisits } from '#app/dashboard/visits/IncompleteVisits.tsx';
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
    await userEvent.click(await canvas.findByRole('button', { name: 'See all 3' }));
    const panel = await within(document.body).findByRole('dialog', { name: 'Incomplete visits' });
    await expect(within(panel).getAllByRole('listitem')).toHaveLength(3);
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
