import type { QueryClient } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PhotoReuploadPage } from '#app/identity/page/PhotoReuploadPage.tsx';
import { VerificationPage } from '#app/identity/page/VerificationPage.tsx';
import { imagesQuery } from '#services/api/images.ts';
import { answering } from '../../answering.ts';
import { problemAnswer } from '../../problemAnswer.ts';
import { DashboardHarness } from './DashboardHarness.tsx';
import { exampleUser } from '../exampleUser.ts';

const user = exampleUser();
const at = (steps: string) => `/verification/${user._id}/${steps}`;

const noImages = (queries: QueryClient): void => {
  queries.setQueryData(imagesQuery(user._id).queryKey, { id_url: null, profile_url: null });
};

const meta = {
  title: 'Pages/Identity verification',
  component: DashboardHarness,
  args: {
    framed: false,
    page: VerificationPage,
    user,
    route: 'verification/$userId/$steps',
    path: at('verify_account'),
    prepare: noImages,
  },
} satisfies Meta<typeof DashboardHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Begins: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Start' })).toBeVisible();
  },
};

export const NoImageYet: Story = {
  args: { path: at('existing_identity') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Add ID' })).toBeVisible();
  },
};

export const ImagesLoading: Story = {
  args: { path: at('existing_identity'), prepare: () => undefined },
  beforeEach: answering({}),
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('button', { name: 'Continue' });
    await expect(next).toHaveAccessibleDescription('Loading…');
  },
};

export const ImagesNotLoaded: Story = {
  args: {
    path: at('existing_identity'),
    prepare: (queries) => queries.setDefaultOptions({ queries: { enabled: true, retry: false } }),
  },
  beforeEach: answering({ '/images': problemAnswer(500, 'ServerError', 'Please try again later.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Add ID' })).toBeVisible();
  },
};

export const PhotoOfTheId: Story = {
  args: { path: at('id_image') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(/ID/);
  },
};

/** The care team has asked for one new photo. */
export const PhotoReupload: Story = {
  args: { page: PhotoReuploadPage, route: 'photoreupload/$section', path: '/photoreupload/profile' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: "I'll do this later" })).toBeNull();
  },
};
