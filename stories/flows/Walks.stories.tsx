import type { Meta, StoryObj } from '@storybook/react-vite';
import { playWalks } from '../walks/playWalks.ts';
import { WalkStage } from '../walks/WalkStage.ts';
import { WalkHarness } from '../walks/WalkHarness.tsx';

/**
 * Every flow along its witnesses, a set of walks that together show each step, state, condition and failure. The
 * controls can select a single walk, and stop it after `until` events.
 */
const meta = {
  title: 'Flows/Walks',
  component: WalkHarness,
  args: { stage: new WalkStage(), templates: 'first' },
  argTypes: {
    stage: { table: { disable: true } },
    flow: { table: { disable: true } },
    templates: { table: { disable: true } },
    walk: { control: { type: 'number', min: 1 } },
    until: { control: { type: 'number', min: 0 } },
  },
  play: async ({ args, canvasElement }) => {
    if (args.walk === undefined) await playWalks({ ...args, root: canvasElement });
  },
} satisfies Meta<typeof WalkHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visit: Story = { args: { flow: 'visit' } };
/** Walked in full test runs; in others the templates are walked without a screen. */
export const VisitWithOtherTemplates: Story = { args: { flow: 'visit', templates: 'others' }, tags: ['full'] };
export const Signup: Story = { args: { flow: 'signup' } };
export const Verification: Story = { args: { flow: 'verification' } };
export const MobileVerification: Story = { args: { flow: 'mobile-verification' } };
export const SubscriptionAction: Story = { args: { flow: 'subscription-action' } };
export const Retention: Story = { args: { flow: 'retention' } };
export const Assessment: Story = { args: { flow: 'assessment' } };
export const OutsideResults: Story = { args: { flow: 'outside-results' } };
