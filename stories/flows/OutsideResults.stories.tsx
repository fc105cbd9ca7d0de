import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode } from 'react';
import { expect, fn, userEvent, type within } from 'storybook/test';
import { EffectError } from '#engine/effects/EffectError.ts';
import { expectFocus } from '../expectFocus.ts';
import { OutsideResultsStory, type OutsideEffects } from './OutsideResultsStory.tsx';

const meta = {
  title: 'Flows/Outside results',
  component: OutsideResultsStory,
  args: { effects: () => ({}) },
  render: (args) => (
    <StrictMode>
      <OutsideResultsStory {...args} />
    </StrictMode>
  ),
} satisfies Meta<typeof OutsideResultsStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const shows = (canvas: Canvas, name: string) => canvas.findByRole('heading', { level: 1, name });
const press = async (canvas: Canvas, name: string) => userEvent.click(await canvas.findByRole('button', { name }));

async function giveTest(canvas: Canvas) {
  await userEvent.type(await canvas.findByLabelText('Date of the test'), '01052026');
  await userEvent.type(canvas.getByLabelText(/^Lab/), 'Westside Clinic');
  await press(canvas, 'Continue');
}

async function giveValue(canvas: Canvas, marker: string, value: string) {
  await userEvent.type(await canvas.findByRole('combobox', { name: 'Biomarker' }), marker);
  // The list of markers closes then.
  await userEvent.tab();
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Value' }), value);
  await press(canvas, 'Add to the list');
}

const adds = fn<OutsideEffects['addResults']>(() => Promise.resolve({}));

export const TwoResults: Story = {
  args: { effects: () => ({ addResults: adds }) },
  beforeEach: () => {
    adds.mockClear();
  },
  play: async ({ canvas }) => {
    await giveTest(canvas);
    await expectFocus(await shows(canvas, 'What does the report say?'));
    await giveValue(canvas, 'ldl', '100');
    await giveValue(canvas, 'hba1c', '5.4');
    await press(canvas, 'Check my results');
    await expectFocus(await shows(canvas, 'Is everything as on the report?'));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await press(canvas, 'Add these results');
    await expectFocus(await shows(canvas, 'Your results were added'));
    await expect(adds.mock.calls[0]?.[0].answers.fact('results.entered')).toBe('ldl-c 100 mg/dL\nhba1c 5.4 %');
    await press(canvas, 'See your results');
    await expect(await canvas.findByText('It ends with forward')).toBeVisible();
  },
};

/** The day is checked before anything is typed for nothing. */
export const BeforeBirth: Story = {
  args: {
    effects: () => ({
      checkDay: () =>
        Promise.reject(
          new EffectError({
            code: 'InvalidAnswer',
            message: 'This date is before your date of birth. Please check it.',
          }),
        ),
    }),
  },
  play: async ({ canvas }) => {
    await giveTest(canvas);
    await expect(await canvas.findByText('This date is before your date of birth. Please check it.')).toBeVisible();
    await expect(canvas.getByLabelText('Date of the test')).toHaveValue('01-05-2026');
  },
};

export const NotAdded: Story = {
  args: {
    effects: () => ({
      addResults: () =>
        Promise.reject(new EffectError({ code: 'NetworkError', message: 'Network error, please try again later.' })),
    }),
  },
  play: async ({ canvas }) => {
    await giveTest(canvas);
    await giveValue(canvas, 'ldl', '100');
    await press(canvas, 'Check my results');
    await press(canvas, 'Add these results');
    await expect(await canvas.findByText('Network error, please try again later.')).toBeVisible();
    await shows(canvas, 'Is everything as on the report?');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

export const BackToTheDay: Story = {
  play: async ({ canvas }) => {
    await giveTest(canvas);
    await shows(canvas, 'What does the report say?');
    await press(canvas, 'Back');
    await shows(canvas, 'Add results from elsewhere');
    await expect(canvas.getByLabelText('Date of the test')).toHaveValue('01-05-2026');
    await press(canvas, 'Back');
    await expect(await canvas.findByText('It ends with back')).toBeVisible();
  },
};
