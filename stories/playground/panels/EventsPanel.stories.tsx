import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EventsPanel } from './EventsPanel.tsx';

const meta = {
  title: 'Authoring/What happened',
  component: EventsPanel,
} satisfies Meta<typeof EventsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = { args: { report: undefined } };

const happened = [
  { at: 201, text: 'answers \'allergies\' with {"value":false}' },
  { at: 202, text: "'saveAnswer' ends" },
];

export const TheEndOfALongWalk: Story = {
  args: { report: { happened } },
  play: async ({ canvas }) => {
    const numbers = canvas.getAllByRole('listitem').map((item) => item.getAttribute('value'));
    await expect(numbers).toEqual(['201', '202']);
  },
};
