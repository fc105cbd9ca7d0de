import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PortsProvider } from '#renderers/ports/ports.ts';
import { LabValuesStep } from '#renderers/steps/questions/labValues/LabValuesStep.tsx';
import { exampleMarkers } from '../exampleMarkers.ts';
import { expectFocus } from '../expectFocus.ts';
import { ports } from '../storyPorts.ts';
import { expectRetry } from './support/expectRetry.ts';
import { longTexts } from './support/longTexts.ts';
import { context, onPage } from './support/stepStory.tsx';

const meta = {
  component: LabValuesStep,
  decorators: [
    (Story) => (
      <PortsProvider value={{ ...ports, labMarkers: exampleMarkers }}>
        <Story />
      </PortsProvider>
    ),
    onPage,
  ],
  args: {
    ...context,
    step: {
      id: 'markers',
      kind: 'lab-values',
      title: 'What does the report say?',
      help: 'Choose a biomarker, then type its value and choose the unit that stands beside it.',
      saves: 'results.entered',
      list: 'Your results so far',
      marker: 'Biomarker',
      value: 'Value',
      unit: 'Unit',
      add: 'Add to the list',
      errors: {
        missing: 'Please add one result at least.',
        marker: 'Please choose one of the biomarkers shown.',
        number: 'Please enter a number, such as 5.2.',
      },
    },
  },
} satisfies Meta<typeof LabValuesStep>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const marker = (canvas: Canvas) => canvas.getByRole('combobox', { name: 'Biomarker' });
const value = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Value' });
const press = (canvas: Canvas, name: string) => userEvent.click(canvas.getByRole('button', { name }));
/** Types what a marker is called, and goes on to its value: the list closes then. */
async function call(canvas: Canvas, name: string) {
  await userEvent.type(marker(canvas), name);
  await userEvent.tab();
  await waitFor(() => expect(value(canvas)).toHaveFocus());
}
const entries = (canvas: Canvas) =>
  within(canvas.getByRole('list', { name: /^Your results so far/ })).getAllByRole('listitem');
const answer = { value: 'fasting-glucose 5.2 mmol/L\nhba1c 5.4 %' };

export const Unanswered: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveAccessibleDescription(
      'Please add one result at least.',
    );
    await userEvent.click(marker(canvas));
    await expect(await screen.findAllByRole('option')).toHaveLength(5);
    await userEvent.keyboard('ldl');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.click(screen.getByRole('option', { name: 'LDL cholesterol' }));
    await expect(marker(canvas)).toHaveValue('LDL cholesterol');
    await userEvent.type(value(canvas), '2,6');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Unit' }), 'mmol/L');
    await press(canvas, 'Add to the list');
    await expectFocus(marker(canvas));
    await expect(entries(canvas)[0]).toHaveTextContent('LDL cholesterol2.6 mmol/L');
    await press(canvas, 'Continue');
    await expect(args.onSubmit).toHaveBeenCalledWith({ value: 'ldl-c 2.6 mmol/L' });
  },
};

/** What is typed and not on the list yet goes along. */
export const TypedAndSent: Story = {
  play: async ({ canvas, args }) => {
    await call(canvas, 'hba1c');
    await userEvent.type(value(canvas), '5.4');
    await press(canvas, 'Continue');
    await expect(args.onSubmit).toHaveBeenCalledWith({ value: 'hba1c 5.4 %' });
  },
};

export const AnotherUnit: Story = {
  play: async ({ canvas }) => {
    await call(canvas, 'glucose');
    await userEvent.type(value(canvas), '5.2{Enter}');
    await expect(value(canvas)).toHaveAccessibleDescription(
      'Is this in mmol/L? In mg/dL, values are between 20 and 2000.',
    );
    await expect(value(canvas)).toHaveFocus();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Unit' }), 'mmol/L');
    await press(canvas, 'Add to the list');
    await expect(entries(canvas)[0]).toHaveTextContent('Fasting glucose5.2 mmol/L');
  },
};

export const NoSuchMarker: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(marker(canvas), 'kryptonite');
    await expect(await screen.findByText('No biomarker has this name.')).toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(value(canvas)).toHaveFocus());
    await userEvent.type(value(canvas), 'much');
    await press(canvas, 'Add to the list');
    await expect(marker(canvas)).toHaveAccessibleDescription('Please choose one of the biomarkers shown.');
    await expect(value(canvas)).toHaveAccessibleDescription('Please enter a number, such as 5.2.');
    await expect(marker(canvas)).toHaveFocus();
  },
};

export const Answered: Story = {
  args: { answer },
  play: async ({ canvas, args }) => {
    await expect(entries(canvas)).toHaveLength(2);
    const [first = document.body, second = document.body] = entries(canvas);
    await press(within(first), 'Change');
    await expectFocus(value(within(first)));
    await userEvent.clear(value(within(first)));
    await userEvent.type(value(within(first)), '6{Enter}');
    await waitFor(() => expect(entries(canvas)[0]).toHaveTextContent('Fasting glucose6 mmol/L'));
    await press(within(second), 'Remove');
    await expect(entries(canvas)).toHaveLength(1);
    await press(canvas, 'Continue');
    await expect(args.onSubmit).toHaveBeenCalledWith({ value: 'fasting-glucose 6 mmol/L' });
  },
};

const { add: _add, ...checked } = meta.args.step;

/** Without a button to add, the list is checked. */
export const Checked: Story = {
  args: { answer, step: { ...checked, title: 'Is everything as on the report?' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(entries(canvas)).toHaveLength(2);
    for (const entry of entries(canvas)) await press(within(entry), 'Remove');
    await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveAccessibleDescription(
      'Please add one result at least.',
    );
    await press(canvas, 'Continue');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Rejected: Story = {
  args: {
    answer,
    problems: [{ field: 'value', code: 'pattern', message: 'Please add one result at least.' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Please add one result at least.')[0]).toBeVisible();
  },
};

export const Optional: Story = {
  args: { step: { ...meta.args.step, optional: true } },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Skip');
    await expect(args.onSubmit).toHaveBeenCalledWith({});
  },
};

export const Saving: Story = {
  args: { answer, busy: true },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Saving…');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const SaveFailed: Story = {
  args: { answer, failed: true },
  play: ({ canvas, args }) => expectRetry(canvas, args.onSubmit, answer),
};

export const LongTexts: Story = { ...longTexts, args: { ...longTexts.args, answer } };
