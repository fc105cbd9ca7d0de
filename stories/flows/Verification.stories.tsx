import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { EffectError } from '#engine/effects/EffectError.ts';
import { VerificationStory } from './VerificationStory.tsx';
import { expectFocus } from '../expectFocus.ts';

const meta = {
  title: 'Flows/Verification',
  component: VerificationStory,
  args: { section: 'verify-account' },
} satisfies Meta<typeof VerificationStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const shows = (canvas: Canvas, name: string) => canvas.findByRole('heading', { level: 1, name });
const press = async (canvas: Canvas, name: string) => userEvent.click(await canvas.findByRole('button', { name }));

async function takePhoto(canvas: Canvas) {
  const shutter = await canvas.findByRole('button', { name: 'Take photo' });
  // The button is shown before the camera can take a photo.
  await waitFor(() => expect(shutter).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(shutter);
  await canvas.findByRole('button', { name: 'Retake' });
  await press(canvas, 'Continue');
}

export const BothPhotos: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Start');
    await shows(canvas, 'Take a photo of your ID');
    await takePhoto(canvas);
    await shows(canvas, 'Your photos');
    await press(canvas, 'Add selfie');
    await shows(canvas, 'Take a photo of yourself');
    await takePhoto(canvas);
    const selfie = await canvas.findByRole('img', { name: 'The photo of yourself that you sent' });
    await waitFor(() => expect(selfie).toBeVisible());
    await press(canvas, 'Continue');
    await expect(await shows(canvas, 'The verification is done')).toBeVisible();
  },
};

export const Postponed: Story = {
  play: async ({ canvas }) => {
    await press(canvas, "I'll do this later");
    await expect(await shows(canvas, 'The verification is done')).toBeVisible();
  },
};

export const PhotoReplaced: Story = {
  args: { images: 'complete', section: 'existing-identity' },
  play: async ({ canvas }) => {
    await press(canvas, 'Change ID');
    await shows(canvas, 'Take a photo of your ID');
    await press(canvas, 'Back');
    await expectFocus(await shows(canvas, 'Your photos'));
  },
};

export const PhotoRefused: Story = {
  args: {
    section: 'id-image',
    effects: {
      uploadIdImage: () =>
        Promise.reject(new EffectError({ code: 'InvalidImage', message: 'There was an error. Please try again.' })),
    },
  },
  play: async ({ canvas }) => {
    await takePhoto(canvas);
    await expect(await canvas.findByText('There was an error. Please try again.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const NewPhotoAskedFor: Story = {
  args: { section: 'profile-image', images: 'complete', reupload: true },
  play: async ({ canvas }) => {
    await takePhoto(canvas);
    await expect(await shows(canvas, 'The verification is done')).toBeVisible();
  },
};

export const NewPhotoLeft: Story = {
  args: { section: 'profile-image', images: 'complete', reupload: true },
  play: async ({ canvas }) => {
    await shows(canvas, 'Take a photo of yourself');
    await press(canvas, 'Back');
    await expect(await shows(canvas, 'The verification was left')).toBeVisible();
  },
};
