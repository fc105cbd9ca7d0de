import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answering } from '../../answering.ts';
import { exampleOffers } from '../../exampleOffers.ts';
import { neverAnswering } from '../../neverAnswering.ts';
import { problemAnswer } from '../../problemAnswer.ts';
import { exampleUser } from '../exampleUser.ts';
import { SignupHarness } from './SignupHarness.tsx';

const { labPanel, acarbose } = exampleOffers;
const lab = labPanel.template._id;

const meta = {
  title: 'Pages/Signup',
  component: SignupHarness,
  args: { user: exampleUser({ state: 'CA' }), path: `/signup/profile/${lab}`, offer: labPanel },
} satisfies Meta<typeof SignupHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Profile: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Tell us about yourself' })).toBeVisible();
    await expect(canvas.getByLabelText('First name')).toHaveValue('Dora');
  },
};

export const LifestyleQuestionAnsweredBefore: Story = {
  args: { path: `/signup/questions/${lab}?step=0`, answers: { goal: 'Other: A marathon' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Other')).toBeChecked();
    await expect(canvas.getByLabelText('Please provide additional details:')).toHaveValue('A marathon');
    await expect(canvas.getByText('1 of 6')).toBeVisible();
  },
};

export const ProtocolPreference: Story = {
  args: { path: `/signup/protocol-preference/${lab}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /^One time/ })).toBeChecked();
  },
};

export const Checkout: Story = {
  args: {
    path: `/signup/checkout/${acarbose.template._id}?plan=${acarbose.products[1]?._id}`,
    offer: { ...acarbose, template: { ...acarbose.template, type: 'supplement' } },
  },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Where should we send your order?' });
    await expect(heading).toBeInTheDocument();
    await expect(await canvas.findByText(/3-month plan/)).toBeInTheDocument();
  },
};

export const NoProduct: Story = {
  args: { path: '/signup/checkout' },
  play: async ({ canvas }) => {
    const text = 'No product selected. Please select a product to proceed.';
    await expect(await canvas.findByText(text)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View our products' })).toHaveAttribute('href', '/shop');
  },
};

export const Loading: Story = {
  args: { offer: undefined },
  beforeEach: neverAnswering,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  },
};

export const NotLoaded: Story = {
  args: { offer: undefined },
  beforeEach: answering({ product: problemAnswer(503, 'ServerError', 'Please try again later.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'We could not load your product' })).toBeVisible();
    await expect(canvas.getByText('Please try again later.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
