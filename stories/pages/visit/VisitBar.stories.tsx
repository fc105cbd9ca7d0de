import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { VisitBar } from '#app/visit/page/VisitBar.tsx';
import { Page } from '#renderers/ui/layout/Page.tsx';
import { exampleOrganization } from '../../exampleOrganization.ts';

const meta = {
  title: 'Pages/Visit/Bar',
  component: VisitBar,
  args: { saveState: 'saved' },
  decorators: [(Story) => <Page bar={<Story />}>{null}</Page>],
} satisfies Meta<typeof VisitBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const leave = 'Save and leave';

export const Saved: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: leave })).toHaveAttribute('href', '/dashboard/me/profile');
    await expect(canvas.getByRole('img', { name: exampleOrganization.settings.name })).toBeInTheDocument();
  },
};

export const Unsaved: Story = {
  args: { saveState: 'unsaved' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: leave }));
    await expect(canvas.getByRole('status')).toHaveTextContent('What is on this screen is not saved yet.');
    await userEvent.click(canvas.getByRole('button', { name: 'Stay' }));
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const Saving: Story = {
  args: { saveState: 'saving' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: leave }));
    await expect(canvas.getByRole('link', { name: leave })).toBeVisible();
  },
};

export const Help: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Help'));
    await expect(canvas.getByRole('link', { name: '(800) 555-0142' })).toHaveAttribute('href', 'tel:+18005550142');
    await expect(canvas.getByText('If this is an emergency, call 911.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('If this is an emergency, call 911.')).not.toBeVisible();
  },
};
