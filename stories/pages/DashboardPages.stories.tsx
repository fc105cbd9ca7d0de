import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HomePage } from '#app/pages/HomePage.tsx';
import { MessagesPage } from '#app/pages/MessagesPage.tsx';
import { ShopPage } from '#app/pages/ShopPage.tsx';
import { DashboardStand } from './DashboardStand.tsx';
import { exampleUser as user } from './exampleUser.ts';
import { exampleVisit as visit } from './exampleVisit.ts';

const at = '2026-01-02T00:00:00.000Z';

const template = (name: string, id: string) => ({ ...visit(name, 0, 9).intake_template, _id: id.repeat(24) });

const templates = [template('Rapamycin', 'a'), template('Metabolic health', 'b'), template('Sleep support', 'c')];

const begun = (index: number) => {
  const one = visit(`Visit ${index}`, index, 9);
  return { ...one, intake_template: templates[index] ?? one.intake_template };
};

const meta = {
  title: 'Pages/Dashboard',
  component: DashboardStand,
  args: { page: HomePage, user: user(), intakes: [], templates },
} satisfies Meta<typeof DashboardStand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Hi, Dora' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Verify Account' })).toBeVisible();
    await expect(canvas.getByText('Not Verified')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Start visit' })).toHaveLength(3);
  },
};

export const HomeLoading: Story = { args: { intakes: undefined, templates: undefined } };

export const HomeVerified: Story = {
  args: { user: user({ verificationStatus: 'completed', verified: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Verified Account')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Verify Account' })).toBeNull();
  },
};

export const HomeAwaitingAPhoto: Story = {
  args: {
    user: user({ verificationStatus: 'rejected' }),
    intakes: [
      {
        ...begun(0),
        patient_complete: at,
        awaiting_patient_update: { is_awaiting: true, reason: 'The photo is blurred.', hold_date: at },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The photo is blurred.')).toBeVisible();
    await expect(canvas.getByText('Verification Rejected')).toBeVisible();
  },
};

export const Messages: Story = {
  args: { page: MessagesPage },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Write an email' })).toHaveAttribute(
      'href',
      'mailto:care@clinic.example',
    );
    await expect(canvas.getByText('If this is an emergency, call 911.')).toBeVisible();
  },
};

export const Shop: Story = {
  args: { page: ShopPage, intakes: [begun(0)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Our Products' })).toBeVisible();
    await expect(canvas.getByText('Get started on a visit below')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Start visit' })).toHaveLength(2);
    await expect(canvas.queryByRole('region', { name: 'Rapamycin' })).toBeNull();
  },
};

export const ShopLoading: Story = { args: { page: ShopPage, intakes: undefined, templates: undefined } };

export const ShopWithNothingLeft: Story = {
  args: { page: ShopPage, intakes: [begun(0), begun(1), begun(2)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You have begun every visit/)).toBeVisible();
  },
};
