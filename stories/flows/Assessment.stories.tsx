import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode } from 'react';
import { expect, userEvent } from 'storybook/test';
import { AssessmentStory } from './AssessmentStory.tsx';

const meta = {
  title: 'Flows/Assessment',
  component: AssessmentStory,
  args: { outside: 3, compared: 12, age: 'available', unrated: 0, others: 0 },
  render: (args) => (
    <StrictMode>
      <AssessmentStory {...args} />
    </StrictMode>
  ),
} satisfies Meta<typeof AssessmentStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const leads = (...titles: readonly string[]): Story => ({
  play: async ({ canvas }) => {
    for (const title of titles) {
      await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
      const [done, next] = [
        canvas.queryByRole('button', { name: 'Done' }),
        canvas.queryByRole('button', { name: 'Next' }),
      ];
      const button = next ?? done;
      if (button) await userEvent.click(button);
    }
    await expect(await canvas.findByText('It ends with forward')).toBeVisible();
  },
});

export const Whole: Story = leads(
  'Your results in short',
  'What to look at first',
  'What has changed',
  'Biological age',
  'What comes next',
);

export const NothingOutside: Story = {
  args: { outside: 0 },
  ...leads(
    'Your results in short',
    'Nothing is outside its range',
    'What has changed',
    'Biological age',
    'What comes next',
  ),
};

export const FirstReport: Story = {
  args: { compared: 0, age: 'not-for-you' },
  ...leads('Your results in short', 'What to look at first', 'What comes next'),
};

export const SentOtherwise: Story = {
  args: { outside: 0, unrated: 2, others: 2, compared: 0, age: 'not-for-you' },
  ...leads('Your results in short', 'Some results are not rated', 'Results as your lab sent them', 'What comes next'),
};
