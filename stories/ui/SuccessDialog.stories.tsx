import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { SuccessDialog } from '#renderers/ui/overlays/SuccessDialog.tsx';

const meta = {
  component: SuccessDialog,
  args: {
    title: 'Your request was sent',
    onClose: fn(),
    children: <p>Your care team reviews it and writes to you.</p>,
    actions: <Button>Done</Button>,
  },
} satisfies Meta<typeof SuccessDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const pieces = () => document.querySelectorAll('[aria-hidden="true"] > span[style]').length;

export const Quiet: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog', { name: 'Your request was sent' })).toBeVisible();
    await expect(pieces()).toBe(0);
    await expect(screen.queryByRole('button', { name: 'Stop the confetti' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** A patient who wants less motion, or does not. */
const wantsLess = (less: boolean) => {
  const matchMedia = window.matchMedia.bind(window);
  spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia(query.includes('prefers-reduced-motion') ? (less ? 'all' : 'not all') : query),
  );
};

/** The timers of 15 seconds, which the story ends by itself. */
const ends: (() => void)[] = [];

export const WithConfetti: Story = {
  args: { confetti: true },
  beforeEach: () => {
    wantsLess(false);
    ends.length = 0;
    const timeout = window.setTimeout.bind(window);
    const later = (run: () => void, time?: number) => {
      if (time !== 15_000) return timeout(run, time);
      ends.push(run);
      return 0;
    };
    Reflect.set(window, 'setTimeout', later);
    return () => {
      Reflect.set(window, 'setTimeout', timeout);
    };
  },
  play: async () => {
    const stop = await screen.findByRole('button', { name: 'Stop the confetti' });
    await expect(pieces()).toBe(100);
    await userEvent.click(stop);
    await expect(pieces()).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: 'Throw it again' }));
    await expect(pieces()).toBe(100);
    await expect(stop).toHaveFocus();
    ends.at(-1)?.();
    await waitFor(() => expect(pieces()).toBe(0));
    await expect(stop).toHaveFocus();
  },
};

export const WithLessMotion: Story = {
  args: { confetti: true },
  beforeEach: () => wantsLess(true),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Your request was sent' })).toBeVisible();
    await expect(pieces()).toBe(0);
    await expect(screen.queryByRole('button', { name: 'Stop the confetti' })).toBeNull();
  },
};
