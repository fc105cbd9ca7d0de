import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StepView } from '#renderers/flow/StepView.tsx';
import type { StepOf } from '#flows/kinds/stepKinds.ts';
import type { Answer } from '#schemas/flow/answer.ts';
import { context, onPage } from './support/stepStory.tsx';

type ChoosingKind = 'checklist' | 'choice' | 'yes-no' | 'review';
type ChoosingStep = { [kind in ChoosingKind]: StepOf<kind> }[ChoosingKind];

/** A step whose answer is chosen from what is shown. */
function Choosing({ step, onSubmit }: { readonly step: ChoosingStep; readonly onSubmit: (answer: Answer) => void }) {
  const props = { ...context, onSubmit };
  switch (step.kind) {
    case 'checklist':
      return <StepView<'checklist'> kind="checklist" props={{ ...props, step }} />;
    case 'choice':
      return <StepView<'choice'> kind="choice" props={{ ...props, step }} />;
    case 'yes-no':
      return <StepView<'yes-no'> kind="yes-no" props={{ ...props, step }} />;
    case 'review':
      return <StepView<'review'> kind="review" props={{ ...props, step }} />;
  }
}

const options = [
  { value: 'pregnant', label: 'I am pregnant' },
  { value: 'breastfeeding', label: 'I am breastfeeding' },
  { value: 'planning', label: 'I plan to become pregnant' },
];

const meta = {
  component: Choosing,
  decorators: [onPage],
  args: {
    onSubmit: fn<(answer: Answer) => void>(),
    step: { id: 'health', kind: 'checklist', title: 'Which of these apply?', options, none: { label: 'None' } },
  },
} satisfies Meta<typeof Choosing>;

export default meta;
type Story = StoryObj<typeof meta>;

const PRESSES = 40;

/** Numbers from 0 to 1 that look random and are the same each time. */
function* numbers(): Generator<number, never> {
  for (let state = 1; ;) yield (state = (state * 48_271) % 0x7f_ff_ff_ff) / 0x7f_ff_ff_ff;
}

const chosenIn = (group: HTMLElement) =>
  [...group.querySelectorAll('input')].flatMap(({ checked, value }) => (checked ? [value] : []));

const sentIn = (answer: Answer) =>
  Object.values(answer).flatMap((value) => {
    if (typeof value === 'boolean') return [value ? 'yes' : 'no'];
    return Array.isArray(value) ? [...value] : [String(value)];
  });

/** Presses choices in any order: whatever is shown as chosen then can be sent, and is what is sent. */
const presses = (async ({ canvas, args }) => {
  const random = numbers();
  await canvas.findByRole('heading', { level: 1 });
  for (let press = 0; press < PRESSES; press += 1) {
    const inputs = [...canvas.queryAllByRole('checkbox'), ...canvas.queryAllByRole('radio')];
    const input = inputs[Math.floor(random.next().value * inputs.length)];
    if (!input) throw new Error('there is nothing to choose');
    await userEvent.click(input);
    const groups = [...canvas.queryAllByRole('group'), ...canvas.queryAllByRole('radiogroup')];
    const chosen = groups.map(chosenIn);
    const button = canvas.queryByRole('button', { name: 'Continue' });
    const isReady = button?.getAttribute('aria-disabled') !== 'true';
    if (chosen.every(({ length }) => length > 0)) await expect(isReady).toBe(true);
    if (!button || !isReady) continue;
    await userEvent.click(button);
    const [answer] = args.onSubmit.mock.lastCall ?? [];
    await expect(sentIn(answer ?? {}).toSorted()).toEqual(chosen.flat().toSorted());
  }
}) satisfies Story['play'];

export const Checklist: Story = { play: presses };

export const Choice: Story = {
  args: { step: { id: 'health', kind: 'choice', title: 'Which of these applies?', options, confirms: true } },
  play: presses,
};

export const YesNo: Story = {
  args: { step: { id: 'health', kind: 'yes-no', title: 'Are you pregnant?' } },
  play: presses,
};

export const Review: Story = {
  args: {
    step: {
      id: 'history',
      kind: 'review',
      title: 'Review Medical History',
      items: [
        {
          id: 'health',
          kind: 'checklist',
          title: 'Which of these apply?',
          options,
          none: { label: 'None', empty: true },
        },
        { id: 'more', kind: 'checklist', title: 'And of these?', options, none: { label: 'Neither' } },
        { id: 'allergies', kind: 'yes-no', title: 'Do you have any allergies?' },
      ],
    },
  },
  play: presses,
};
