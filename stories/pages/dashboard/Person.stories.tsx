import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Person } from '#app/dashboard/navigation/Person.tsx';
import { running } from '#app/dashboard/navigation/RunningText.css.ts';
import { exampleUser } from '../exampleUser.ts';

const named = (length: number) =>
  exampleUser({ first_name: 'Wilhelmina', last_name: 'W'.repeat(length - 'Wilhelmina '.length), email: 'a@b.example' });

const meta = {
  title: 'Pages/Dashboard/Person',
  component: Person,
  args: { user: named(22) },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
} satisfies Meta<typeof Person>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A name of 22 characters moves to its end and back. */
export const LongName: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Wilhelmina/)).toHaveClass(running);
  },
};

/** One of 21 does not. */
export const ShortName: Story = {
  args: { user: named(21) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Wilhelmina/)).not.toHaveClass(running);
  },
};
