import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LaterSteps } from '#app/dashboard/home/next/LaterSteps.tsx';
import { NextStepCard } from '#app/dashboard/home/next/NextStepCard.tsx';
import { NothingToDo } from '#app/dashboard/home/next/NothingToDo.tsx';
import { exampleCard } from '../../exampleCard.ts';
import { exampleSubscription } from '../subscriptions/exampleSubscription.ts';
import { exampleVisit as visit } from '../visit/exampleVisit.ts';
import { PageHarness } from '../PageHarness.tsx';

const card = { ...exampleCard, exp_year: 2026, exp: '12/2026' };
const subscription = exampleSubscription({ status: 'past_due' });

const meta = {
  title: 'Pages/Home/Next step',
  component: NextStepCard,
  args: { step: { kind: 'identity', scheduled: false }, userId: '1'.repeat(24) },
  decorators: [(Story) => <PageHarness story={() => <Story />} />],
} satisfies Meta<typeof NextStepCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const leads = (action: string, path: RegExp) =>
  (async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: new RegExp(`^${action}: `) });
    await expect(link).toHaveTextContent(action);
    await expect(link.getAttribute('href')).toMatch(path);
  }) satisfies Story['play'];

export const Photo: Story = {
  args: { step: { kind: 'photo', reasons: ['The photo is blurred.', 'Your face is cut off.'] } },
  play: leads('Take a new photo', /^\/photoreupload\/profile$/),
};

export const Held: Story = {
  args: { step: { kind: 'held', subscriptions: [{ ...subscription, held: true }] } },
  play: leads('Message your care team', /\/messages\?subscription=.+$/),
};

export const Payment: Story = {
  args: { step: { kind: 'payment', subscriptions: [subscription] } },
  play: leads('Update your card', /settings\/billing$/),
};

export const PaymentOwed: Story = {
  args: {
    step: {
      kind: 'payment',
      subscriptions: [
        { ...subscription, owed: { amount: 26_100, period_start: '2026-09-30', period_end: '2026-12-30' } },
      ],
    },
  },
  play: leads('Pay now', /subscriptions\?show=all$/),
};

export const CardExpires: Story = {
  args: { step: { kind: 'card', card, expired: false } },
  play: leads('Update your card', /settings\/billing$/),
};

export const CardExpired: Story = {
  args: { step: { kind: 'card', card, expired: true } },
  play: leads('Update your card', /settings\/billing$/),
};

export const IdentityRejected: Story = {
  args: { step: { kind: 'rejected' } },
  play: leads('Verify Account', /^\/verification\/1{24}\/verify_account$/),
};

export const Identity: Story = { play: leads('Verify Account', /verify_account$/) };

export const IdentityWithACall: Story = {
  args: { step: { kind: 'identity', scheduled: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You have a call scheduled to verify your account/)).toBeVisible();
  },
};

export const Visit: Story = {
  args: { step: { kind: 'visit', intake: visit('Rapamycin', 5, 12) } },
  play: leads('Go on with your visit', /\/consultation\//),
};

export const Stopped: Story = {
  args: { step: { kind: 'stopped', intakes: [visit('Rapamycin', 5, 12, { stopped: true })] } },
  play: async (context) => {
    await leads('Message your care team', /\/messages\?visit=.+$/)(context);
    await expect(
      context.canvas.getByRole('heading', { name: 'Talk with your care team about your visit: Rapamycin' }),
    ).toBeVisible();
  },
};

export const Start: Story = {
  args: {
    step: {
      kind: 'start',
      template: {
        ...visit('Rapamycin', 0, 9).intake_template,
        header: {
          name: 'Rapamycin',
          description: 'A weekly protocol for healthy aging.',
          type: 'medication',
          end: 'treatment',
        },
        offer: { image: '/catalogue/bottle.svg', minutes: 4, price: { amount: 5200, per: 'month' } },
      },
    },
  },
  play: async (context) => {
    await leads('Start visit', /^\/start-visit\//)(context);
    await expect(context.canvas.getByText('About 4 minutes · From $52/mo')).toBeVisible();
  },
};

export const Call: Story = {
  args: { step: { kind: 'call', subscription } },
  play: leads('Choose a time', /^\/schedule-coaching\//),
};

export const Results: Story = {
  args: { step: { kind: 'results', panel: 'b'.repeat(24), explained: true } },
  play: leads('See your results', /^\/labs\/b{24}$/),
};

export const Later: Story = {
  render: ({ userId }) => (
    <LaterSteps
      userId={userId}
      steps={[
        { kind: 'card', card, expired: false },
        { kind: 'visit', intake: visit('Metabolic health', 2, 9) },
        { kind: 'identity', scheduled: false },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
  },
};

export const NothingAtAll: Story = {
  render: () => <NothingToDo user={{ state: 'NY' }} inReview={[]} now={new Date('2026-01-02T00:00:00.000Z')} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing to do right now' })).toBeVisible();
  },
};

export const ProviderIsNext: Story = {
  render: () => (
    <NothingToDo
      user={{ state: 'NY' }}
      inReview={[visit('Rapamycin', 9, 9, { patient_complete: '2026-01-02T00:00:00.000Z' })]}
      now={new Date('2026-01-02T12:00:00.000Z')}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing to do: your provider is next' })).toBeVisible();
  },
};
