import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrokenStep } from './BrokenStep.tsx';

const meta = { title: 'Authoring/Broken step', component: BrokenStep } satisfies Meta<typeof BrokenStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAMessage: Story = {
  args: { error: new TypeError("Cannot read properties of undefined (reading 'template')") },
};
