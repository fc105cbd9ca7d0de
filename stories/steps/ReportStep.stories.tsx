import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PortsProvider } from '#renderers/ports/ports.ts';
import { Page } from '#renderers/ui/layout/Page.tsx';
import { ReportStep } from '#renderers/steps/screens/ReportStep.tsx';
import { ports } from '../storyPorts.ts';
import { context } from './support/stepStory.tsx';
import { longTexts } from './support/longTexts.ts';

const meta = {
  component: ReportStep,
  decorators: [
    (Story) => (
      <PortsProvider value={{ ...ports, ReportPart: ({ part }) => <p>What is shown of the report: {part}</p> }}>
        <Story />
      </PortsProvider>
    ),
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
  args: {
    ...context,
    step: {
      id: 'changes',
      kind: 'report',
      title: 'What has changed',
      body: ['Values move a little from test to test.'],
      shows: ['changes', 'fine'],
      backLabel: 'Back',
      continueLabel: 'Next',
    },
  },
} satisfies Meta<typeof ReportStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Parts: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('What is shown of the report: changes')).toBeVisible();
    await expect(canvas.getByText('What is shown of the report: fine')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({});
  },
};

export const First: Story = {
  args: { step: { id: 'summary', kind: 'report', title: 'Your results in short', shows: ['summary'] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Back' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeVisible();
  },
};

export const Saving: Story = {
  args: { busy: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saving…' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const LongTexts: Story = longTexts;
