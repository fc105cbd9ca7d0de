import type { Meta, StoryObj } from '@storybook/react-vite';
import { Playground } from './Playground.tsx';

/** It frames another story of this Storybook, which is there once it is built: the browser tests walk it. */
const meta = {
  title: 'Authoring/Playground',
  component: Playground,
  tags: ['!test'],
  parameters: { controls: { disable: true } },
  args: { file: 'flows/pharmacy/pharmacy.steps.json', brand: 'default' },
  render: ({ file }, { globals }) => <Playground file={file} brand={String(globals['brand'])} />,
} satisfies Meta<typeof Playground>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Edit: Story = {};
