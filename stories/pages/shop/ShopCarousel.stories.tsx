import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, mocked, spyOn, userEvent, waitFor, type within } from 'storybook/test';
import { Banners } from '#app/dashboard/shop/banners/Banners.tsx';
import { readMotion } from '#app/dashboard/shop/banners/motion.ts';
import { reducedMotion } from '#renderers/theme/media.ts';
import { purchaseIntent } from '#app/checkout/cart/purchaseIntent.ts';
import { inPage } from '../inPage.tsx';
import { exampleBanner, exampleBanners } from './exampleShop.ts';

const USER = '1'.repeat(24);

const meta = {
  title: 'Pages/ShopCarousel',
  component: Banners,
  decorators: [inPage],
  args: { banners: exampleBanners, userId: USER },
} satisfies Meta<typeof Banners>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

const shown = (canvas: Canvas) => canvas.findByRole('group', { name: /^\d of \d$/ });

export const EachAction: Story = {
  play: async ({ canvas }) => {
    await expect(await shown(canvas)).toHaveTextContent('Rapamycin, once a week');
    await expect(canvas.queryByRole('button', { name: 'Next slide' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Start a visit' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/start\/.*\?referrer=shop$/),
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Slide 3/ }));
    const outside = await canvas.findByRole('link', { name: 'Read our journal (opens in a new tab)' });
    await expect(outside).toHaveAttribute('target', '_blank');
    await expect(outside).toHaveAttribute('rel', expect.stringContaining('noopener'));
    await userEvent.click(canvas.getByRole('button', { name: /^Slide 4/ }));
    await expect(await canvas.findByRole('link', { name: 'See my medications' })).toHaveAttribute(
      'href',
      `/dashboard/${USER}/medications`,
    );
  },
};

export const LabVisit: Story = {
  args: { banners: exampleBanners.slice(1, 2) },
  play: async ({ canvas }) => {
    sessionStorage.clear();
    await userEvent.click(await canvas.findByRole('link', { name: 'Order a lab test' }));
    await expect(purchaseIntent.signupProduct()).toMatchObject({ type: 'lab', referrer: 'shop' });
    await expect(canvas.queryByRole('button', { name: /turning slides$/ })).toBeNull();
  },
};

export const LeadingOut: Story = {
  args: {
    banners: [
      exampleBanner('Somewhere else', { type: 'in-app-path', value: 'Go there', mode: 'dark', url: '../../login' }),
      exampleBanner('A script', { type: 'external-link', value: 'Run', mode: 'dark', url: 'javascript:alert(1)' }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await shown(canvas)).toHaveTextContent('Somewhere else');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

const six = Array.from({ length: 6 }, (_, at) =>
  exampleBanner(`Slide number ${at + 1}`, { type: 'in-app-path', value: 'Look', mode: 'dark', url: 'profile' }),
);

/** A finger that is put down, moved and lifted. */
async function swipe(element: Element, x: number, y: number) {
  const from = { pointerId: 1, isPrimary: true, button: 0, clientX: 300, clientY: 200 };
  await fireEvent.pointerDown(element, from);
  for (const part of [0.25, 0.5, 1])
    await fireEvent.pointerMove(window, { ...from, clientX: 300 + x * part, clientY: 200 + y * part });
  await fireEvent.pointerUp(window, { ...from, clientX: 300 + x, clientY: 200 + y });
}

export const SixSlides: Story = {
  args: { banners: six },
  play: async ({ canvas }) => {
    const current = async () => (await shown(canvas)).textContent;
    const turnsTo = (title: string) => waitFor(async () => expect(await current()).toContain(title));
    await userEvent.click(await canvas.findByRole('button', { name: 'Previous slide' }));
    await turnsTo('Slide number 6');
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await turnsTo('Slide number 1');
    // Its code comes after the slides.
    await readMotion();
    await new Promise((done) => setTimeout(done));
    await swipe(await shown(canvas), -51, 4);
    await turnsTo('Slide number 2');
    await swipe(await shown(canvas), -50, 0);
    await expect(await current()).toContain('Slide number 2');
    await swipe(await shown(canvas), -80, 120);
    await expect(await current()).toContain('Slide number 2');
    await swipe(await shown(canvas), 51, 0);
    await turnsTo('Slide number 1');
  },
};

/** Whether it waits for the next slide follows the device's setting. */
export const TurnsUnlessMotionIsReduced: Story = {
  args: { banners: six },
  beforeEach: () => {
    const waits = spyOn(window, 'setTimeout');
    return () => waits.mockRestore();
  },
  play: async ({ canvas }) => {
    await readMotion();
    // Once a swipe turns the slides, their motion is there, and begins with each slide.
    await waitFor(async () => {
      await swipe(await shown(canvas), -80, 0);
      await expect((await shown(canvas)).textContent).not.toContain('Slide number 1');
    });
    const waits = mocked(window.setTimeout).mock.calls.map(([, milliseconds]) => milliseconds);
    await expect(waits.includes(5000)).toBe(!window.matchMedia(reducedMotion).matches);
  },
};

export const Without: Story = {
  args: { banners: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Our Products' })).toBeVisible();
    await expect(canvas.getByText('Get started on a visit below')).toBeVisible();
  },
};
