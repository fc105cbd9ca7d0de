import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Page } from '#renderers/ui/layout/Page.tsx';
import { StageHeader } from '#renderers/ui/layout/StageHeader.tsx';

const meta = {
  component: StageHeader,
  decorators: [(Story) => <Page header={<Story />}>{null}</Page>],
  args: { label: 'Medical History', stage: 2 },
} satisfies Meta<typeof StageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

const filled = (root: HTMLElement) => root.querySelectorAll('[data-stage="filled"]').length;

export const Second: Story = {
  args: { onBack: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(filled(canvasElement)).toBe(2);
    await expect(canvas.getByText('2 of 5')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalled();
  },
};

export const BeforeTheFirstStage: Story = {
  args: { label: 'How it Works', stage: 0 },
  play: async ({ canvas, canvasElement }) => {
    await expect(filled(canvasElement)).toBe(0);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const AfterTheLastStage: Story = {
  args: { label: 'Check-in Complete', stage: 7 },
  play: async ({ canvasElement }) => {
    await expect(filled(canvasElement)).toBe(5);
  },
};

export const Saving: Story = { args: { saveState: 'saving' } };

export const Saved: Story = { args: { saveState: 'saved' } };

export const Unsaved: Story = {
  args: { saveState: 'unsaved' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Not saved yet');
  },
};
