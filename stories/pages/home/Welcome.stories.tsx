import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { HomePage } from '#app/dashboard/home/HomePage.tsx';
import { DashboardHarness } from '../dashboard/DashboardHarness.tsx';
import { exampleUser } from '../exampleUser.ts';
import { exampleVisit } from '../visit/exampleVisit.ts';

const at = '2026-01-02T00:00:00.000Z';
const sent = { ...exampleVisit('Rapamycin', 9, 9), patient_complete: at };

/** The tab remembers that a visit was completed in it. */
const completing = (id: string) => () => {
  sessionStorage.setItem('intake_completed', JSON.stringify(id));
  return () => sessionStorage.clear();
};

const meta = {
  title: 'Pages/Home/Welcome',
  component: DashboardHarness,
  args: { page: HomePage, user: exampleUser(), intakes: [sent], templates: [] },
  beforeEach: completing(sent._id),
} satisfies Meta<typeof DashboardHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => screen.findByRole('dialog', { name: 'Thank you. We have your visit.' });

export const AfterAVisit: Story = {
  play: async () => {
    await expect(await dialog()).toBeVisible();
    await expect(screen.getByText(/^Rapamycin, sent on /)).toBeVisible();
    await expect(screen.getByText('Verify your identity, so that nothing is held up.')).toBeVisible();
  },
};

export const OfAVerifiedPatient: Story = {
  args: { user: exampleUser({ verificationStatus: 'completed', verified: true }) },
  play: async ({ canvas }) => {
    await dialog();
    await expect(screen.queryByText('Verify your identity, so that nothing is held up.')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('heading', { level: 1, name: 'Hi, Dora' })).toBeVisible();
    await expect(sessionStorage.getItem('intake_completed')).toBeNull();
  },
};

/** What another patient of this tab has left behind is nobody's business. */
export const OfAnotherPatient: Story = {
  beforeEach: completing('f'.repeat(24)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Hi, Dora' })).toBeVisible();
    await canvas.findByRole('list', { name: 'Your care' });
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
