import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { OutdatedVisit } from '#app/visit/page/OutdatedVisit.tsx';

const meta = {
  title: 'Pages/Visit/Outdated',
  component: OutdatedVisit,
  args: { onReload: fn() },
  play: async ({ args, canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(args.text);
    await expect(canvas.getByRole('heading', { level: 1, name: 'This visit was updated' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload the visit' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
} satisfies Meta<typeof OutdatedVisit>;

export default meta;
type Story = StoryObj<typeof meta>;

export const QuestionRetired: Story = {
  args: {
    text: 'This visit was updated while you were answering. Your other answers are kept. Please reload the page to go on.',
  },
};

export const QuestionNotRelevant: Story = {
  args: { text: 'This question no longer applies to you. Please reload the page to continue.' },
};

export const QuestionsOpenAtCheckout: Story = {
  args: {
    text: 'Some questions of this visit are still open. Please answer them to complete it. Your card was not charged.',
  },
};

export const ProductNotOffered: Story = {
  args: {
    text: 'This visit was updated, and what you chose is not offered any more. Please reload the page to choose again. Your card was not charged.',
  },
};
