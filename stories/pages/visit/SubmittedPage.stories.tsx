import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SubmittedPage } from '#app/visit/page/SubmittedPage.tsx';
import { exampleSelected } from '../../exampleCart.ts';
import { exampleOffers } from '../../exampleOffers.ts';
import { exampleUser } from '../exampleUser.ts';
import { exampleVisit } from './exampleVisit.ts';

const at = '2026-01-02T00:00:00.000Z';
const sent = (more = {}) =>
  exampleVisit('Rapamycin', 12, 12, {
    patient_complete: at,
    medical_review_payment: { amount: 27_900, status: 'authorized' },
    ...more,
  });

const meta = {
  title: 'Pages/Visit/Submitted',
  component: SubmittedPage,
  args: { intake: sent(), user: exampleUser(), again: false },
} satisfies Meta<typeof SubmittedPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Reserved: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Thank you. We have your visit.' })).toBeVisible();
    await expect(canvas.getByText('Thursday, January 1, 2026 at 7:00 PM EST')).toBeVisible();
    await expect(canvas.getByText(/^\$279\.00 is reserved on your card\./)).toBeVisible();
    await expect(canvas.getByText(`We sent this to ${exampleUser().email}.`)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Verify your identity' })).toBeVisible();
  },
};

export const WithADose: Story = {
  args: { intake: sent({ products: [exampleSelected(exampleOffers.rapamycin)] }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('150 units (1.5 mL, 6 mg) once weekly. 7.5 mL (5 doses), enough for a month'),
    ).toBeVisible();
  },
};

export const WithDosesOfABundle: Story = {
  args: {
    intake: sent({ products: [exampleOffers.metformin, exampleOffers.acarbose].map((one) => exampleSelected(one)) }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dose of Metformin ER').nextElementSibling).toHaveTextContent(/^1 tablet \(500 mg\)/);
    await expect(canvas.getByText('Dose of Acarbose').nextElementSibling).toHaveTextContent(/^1 tablet \(50 mg\)/);
  },
};

export const ADoseThatIsRecommendedFirst: Story = {
  args: { intake: sent({ products: [exampleSelected(exampleOffers.rapamycin, { dose: 'request' })] }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Your dose')).toBeNull();
  },
};

export const Charged: Story = {
  args: {
    intake: sent({ physician_review: at, medical_review_payment: { amount: 27_900, status: 'captured' } }),
    user: exampleUser({ verificationStatus: 'completed' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$279.00 was charged to your card.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Verify your identity' })).toBeNull();
  },
};

export const GivenBack: Story = {
  args: { intake: sent({ physician_review: at, medical_review_payment: { amount: 27_900, status: 'voided' } }) },
};

export const PaidBefore: Story = {
  args: { again: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This intake has already been paid.')).toBeVisible();
  },
};
