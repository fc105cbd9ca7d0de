import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { IdentityStep } from '#renderers/steps/identity/IdentityStep.tsx';
import { onVerificationPage, identityStep } from './support/identityStory.tsx';
import { context } from './support/stepStory.tsx';
import { longTexts } from './support/longTexts.ts';
import { expectFocus } from '../expectFocus.ts';

const meta = {
  component: IdentityStep,
  decorators: [onVerificationPage],
  args: { ...context, step: identityStep('verify-account') },
} satisfies Meta<typeof IdentityStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unanswered: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Identity Verification' })).toBeVisible();
    await expect(canvas.getByText('Quick & Easy')).toBeVisible();
    for (const document of ['Passport', "Driver's licence", 'Government ID'])
      await expect(canvas.getByText(document)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ value: 'begin' });
  },
};

export const LaterChosen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: "I'll do this later" }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ value: 'later' });
  },
};

export const WhyOpen: Story = {
  play: async ({ canvas, args }) => {
    const why = canvas.getByRole('button', { name: 'Why Is This Needed?' });
    await userEvent.click(why);
    const panel = await screen.findByRole('dialog', { name: 'Why Is This Needed?' });
    await expect(within(panel).getAllByRole('listitem')).toHaveLength(6);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expectFocus(why);
    await userEvent.click(why);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Saving: Story = {
  args: { busy: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: "I'll do this later" }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const LongTexts: Story = longTexts;
