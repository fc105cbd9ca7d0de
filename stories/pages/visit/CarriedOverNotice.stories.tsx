import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CarriedOverNotice } from '#app/visit/page/CarriedOverNotice.tsx';

const meta = {
  title: 'Pages/Visit/Carried over',
  component: CarriedOverNotice,
  args: { copy: (text) => text.replaceAll('{organization.name}', 'Healthspan') },
} satisfies Meta<typeof CarriedOverNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

const carriedOver = (...questions: Story['args']['carriedOver']['questions']) => ({ from: 1, to: 2, questions });

const AIDS = { title: 'What have you tried for it?', reason: 'askedAgain' } as const;
const MOOD = { title: 'Have you felt down?', reason: 'askedAgain' } as const;
const HABITS = { title: 'Your habits', reason: 'partNotAsked' } as const;
const NIGHTS = { title: 'How many nights a week is that so?', reason: 'notAsked' } as const;
const SOURCE = { title: 'How did you hear of {organization.name}?', reason: 'notAsked' } as const;

export const KeptAll: Story = {
  args: { carriedOver: carriedOver() },
  play: async ({ canvas }) => {
    const notice = await canvas.findByRole('status');
    await expect(notice).toHaveTextContent('This visit was updated since you last answered.');
    await expect(notice).toHaveTextContent('All your answers are kept.');
    await expect(notice).not.toHaveTextContent('again');
  },
};

export const SomeAskedAgain: Story = {
  args: { carriedOver: carriedOver(AIDS, MOOD) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`Please answer these again: ${AIDS.title} · ${MOOD.title}`)).toBeVisible();
    await expect(canvas.getByText('All your other answers are kept.')).toBeVisible();
    await expect(canvas.queryByText(/not needed/)).toBeNull();
  },
};

export const SomeNoLongerNeeded: Story = {
  args: { carriedOver: carriedOver(NIGHTS, SOURCE) },
  play: async ({ canvas }) => {
    const said = `These answers are no longer needed: ${NIGHTS.title} · How did you hear of Healthspan?`;
    await expect(canvas.getByText(said)).toBeVisible();
    await expect(canvas.getByText('All your other answers are kept.')).toBeVisible();
    await expect(canvas.queryByText(/again/)).toBeNull();
  },
};

export const PartNoLongerNeeded: Story = {
  args: { carriedOver: carriedOver(HABITS) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Part of these answers is no longer needed: Your habits')).toBeVisible();
    await expect(canvas.getByText('All your other answers are kept.')).toBeVisible();
  },
};

export const EveryKindOfChange: Story = {
  args: { carriedOver: carriedOver(NIGHTS, HABITS, AIDS) },
  play: async ({ canvas }) => {
    const lines = (await canvas.findByRole('status')).querySelectorAll('p');
    await expect([...lines].map((line) => line.textContent).slice(-4)).toEqual([
      `Please answer these again: ${AIDS.title}`,
      `Part of these answers is no longer needed: ${HABITS.title}`,
      `These answers are no longer needed: ${NIGHTS.title}`,
      'All your other answers are kept.',
    ]);
  },
};
