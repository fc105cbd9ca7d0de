import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { IdentityImagesStep } from '#renderers/steps/identity/IdentityImagesStep.tsx';
import {
  examplePhotos,
  onVerificationPage,
  refresh,
  identityImagesStep,
  withPhotos,
} from './support/identityStory.tsx';
import { context } from './support/stepStory.tsx';
import { longTexts } from './support/longTexts.ts';

const meta = {
  component: IdentityImagesStep,
  decorators: [onVerificationPage],
  args: { ...context, step: identityImagesStep('existing-identity') },
} satisfies Meta<typeof IdentityImagesStep>;

export default meta;
type Story = StoryObj<typeof meta>;

const MISSING = 'Add both photos to continue.';

export const Loading: Story = {
  decorators: [withPhotos({ sent: undefined })],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveAccessibleDescription('Loading…');
  },
};

export const Unanswered: Story = {
  decorators: [withPhotos({ sent: { id: null, profile: null } })],
  play: async ({ canvas, args }) => {
    const next = canvas.getByRole('button', { name: 'Continue' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveAccessibleDescription(MISSING);
    await userEvent.click(next);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('alert')).toHaveTextContent(MISSING);
    await userEvent.click(canvas.getByRole('button', { name: 'Add ID' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ value: 'id' });
    await userEvent.click(canvas.getByRole('button', { name: 'Add selfie' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ value: 'selfie' });
    await userEvent.click(canvas.getByRole('button', { name: "I'll do this later" }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ value: 'later' });
  },
};

export const OneImage: Story = {
  decorators: [withPhotos({ sent: { id: examplePhotos.id, profile: null } })],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: 'The ID that you sent' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Change ID' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ value: 'id' });
    await expect(canvas.getByRole('button', { name: 'Add selfie' })).toBeVisible();
  },
};

export const Answered: Story = {
  decorators: [withPhotos({ sent: examplePhotos })],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: 'The photo of yourself that you sent' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ value: 'continue' });
    await expect(canvas.queryByText(MISSING)).toBeNull();
  },
};

export const ImageUrlExpired: Story = {
  decorators: [withPhotos({ sent: { id: 'data:image/png,no', profile: 'data:image/png,none' } })],
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.queryByRole('img')).toBeNull());
    await expect(canvas.getByText('The ID that you sent')).toBeInTheDocument();
    await expect(refresh).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ value: 'continue' });
  },
};

export const Saving: Story = {
  args: { busy: true },
  decorators: [withPhotos({ sent: { id: null, profile: null } })],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add ID' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const LongTexts: Story = { ...longTexts, decorators: [withPhotos({ sent: { id: null, profile: null } })] };
