import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Tooltip } from '#renderers/ui/overlays/Tooltip.tsx';

const meta = {
  component: Tooltip,
  args: { label: 'What this means', text: 'Your provider looks at it.' },
  decorators: [(Story) => <main>{Story()}</main>],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The text beside the button is for screen readers; the other one is seen. */
const shown = () => screen.getAllByText(/^(Your|x)/).find((one) => one.checkVisibility());

export const OnFocus: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'What this means' });
    await expect(button).toHaveAccessibleDescription('Your provider looks at it.');
    await expect(shown()).toBeUndefined();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await waitFor(() => expect(shown()).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(shown()).toBeUndefined());
  },
};

export const OnAPress: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What this means' }));
    await waitFor(() => expect(shown()).toBeVisible());
  },
};

/** A text of 50 characters is narrow, one of 51 is wide. */
export const NarrowAndWide: Story = {
  render: () => (
    <>
      {[50, 51].map((length) => (
        <Tooltip key={length} label={`${length}`} text={'x '.repeat(length).slice(0, length)} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const widths: number[] = [];
    for (const length of ['50', '51']) {
      await userEvent.click(canvas.getByRole('button', { name: length }));
      await waitFor(() => expect(shown()?.textContent.length).toBe(Number(length)));
      widths.push(Number.parseFloat(getComputedStyle(shown() ?? document.body).maxWidth.replace('min(', '')));
    }
    await expect(widths).toEqual([220, 360]);
  },
};
