import { isKind } from '#flows/kinds/isKind.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { EffectError } from '#engine/effects/EffectError.ts';
import steps from '#flows/mobile-verification/mobile-verification.steps.json';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import type { FlowProblem, StepProps } from '#renderers/answering/StepProps.ts';
import { CodeStep } from '#renderers/steps/questions/code/CodeStep.tsx';
import { Page } from '#renderers/ui/layout/Page.tsx';
import type { Answer } from '#schemas/flow/answer.ts';
import { context } from './support/stepStory.tsx';
import { longTexts } from './support/longTexts.ts';
import { expectFocus } from '../expectFocus.ts';

const [step] = stepSetOf(steps).sections['mobile-code'] ?? [];
if (!step || !isKind(step, 'code')) throw new TypeError('the flow asks for no code');

const clock = Date.now.bind(Date);
let start = clock();

/**
 * Stops the clock a number of seconds after the start of the story. A spy would not do: Storybook asks for the time
 * whenever it records a call of a spy.
 */
function pass(seconds: number) {
  const now = start + seconds * 1000;
  Date.now = () => now;
}

const meta = {
  title: 'steps/CodeStep',
  component: CodeStep,
  beforeEach: () => {
    start = clock();
    pass(0);
    return () => {
      Date.now = clock;
    };
  },
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
  args: { ...context, step, copy: (text) => text.replaceAll('{mobile.number}', '(213) 555-0123') },
} satisfies Meta<typeof CodeStep>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const boxes = (canvas: Canvas) =>
  within(canvas.getByRole('group', { name: 'Verification code' })).getAllByRole('textbox');
const box = (canvas: Canvas, at: number) => canvas.getByRole('textbox', { name: `Digit ${at} of 5` });
const entered = (canvas: Canvas) =>
  boxes(canvas)
    .map((one) => (one instanceof HTMLInputElement && one.value !== '' ? one.value : '-'))
    .join('');
const verify = (canvas: Canvas) => canvas.getByRole('button', { name: 'Verify' });
const verified = (value: string) => ({ action: 'verify', value });

/** A code step that is busy for a moment after each submit and then shows the outcome that the story chooses. */
function CheckedCode({
  outcome,
  ...props
}: StepProps<'code'> & { readonly outcome: (sent: Answer) => FlowProblem | undefined }) {
  const [state, setState] = useState<Pick<StepProps<'code'>, 'busy' | 'problem'>>({ busy: false });
  return (
    <CodeStep
      {...props}
      {...state}
      onSubmit={(answer) => {
        props.onSubmit(answer);
        setState({ ...state, busy: true });
        void Promise.resolve().then(() => setState({ busy: false, problem: outcome(answer) }));
      }}
    />
  );
}
const checked = (outcome: (sent: Answer) => FlowProblem | undefined): Pick<Story, 'render'> => ({
  render: (args) => <CheckedCode {...args} outcome={outcome} />,
});
const failing = (code: string, message: string) => () => new EffectError({ code, message });

const INCORRECT = 'The code you entered is incorrect. Please try again.';
const EXPIRED = 'This code can no longer be used. Please send a new one.';
const OFFLINE = 'Network error, please try again later.';

export const Unanswered: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We sent it to (213) 555-0123. It expires in 10 minutes.')).toBeVisible();
    await expect(boxes(canvas)).toHaveLength(5);
    for (const one of boxes(canvas)) {
      await expect(one).toHaveAttribute('maxlength', '1');
      await expect(one).toHaveAttribute('inputmode', 'numeric');
    }
    await expect(box(canvas, 1)).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(box(canvas, 2)).toHaveAttribute('autocomplete', 'off');
  },
};

export const Typed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(box(canvas, 1));
    await userEvent.keyboard('12x34');
    await expect(entered(canvas)).toBe('1234-');
    await expect(box(canvas, 5)).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('5');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenCalledWith(verified('12345'));
  },
};

export const CorrectedByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(box(canvas, 1));
    await userEvent.keyboard('123{Backspace}{Backspace}');
    await expect(entered(canvas)).toBe('1----');
    await expect(box(canvas, 2)).toHaveFocus();
    await userEvent.keyboard('29{ArrowLeft}{ArrowLeft}');
    await expect(box(canvas, 2)).toHaveFocus();
    await userEvent.keyboard('2');
    await expect(box(canvas, 3)).toHaveFocus();
    await userEvent.keyboard('8');
    await expect(entered(canvas)).toBe('128--');
    await userEvent.keyboard('{Home}');
    await expect(box(canvas, 1)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(box(canvas, 1)).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(box(canvas, 5)).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Missing: Story = {
  args: { problems: [{ field: 'value', code: 'required', message: 'Please enter verification code.' }] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Please enter verification code.')).toBeVisible();
    await expect(box(canvas, 1)).toHaveFocus();
    await expect(box(canvas, 1)).toBeInvalid();
    await expect(box(canvas, 1)).toHaveAccessibleDescription('Please enter verification code.');
    await userEvent.click(verify(canvas));
    await expect(args.onSubmit).toHaveBeenCalledWith({ action: 'verify' });
    await userEvent.click(box(canvas, 1));
    await userEvent.keyboard('1');
    await expect(canvas.queryByText('Please enter verification code.')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith(verified('1'));
  },
};

export const Pasted: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(box(canvas, 3));
    await userEvent.paste(' 90210\n');
    await expect(entered(canvas)).toBe('90210');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenCalledWith(verified('90210'));
    await userEvent.paste('00042');
    await expect(args.onSubmit).toHaveBeenLastCalledWith(verified('00042'));
  },
};

const ignoring = (text: string): Story => ({
  play: async ({ canvas, args }) => {
    await userEvent.click(box(canvas, 1));
    await userEvent.keyboard('7');
    await userEvent.paste(text);
    await expect(entered(canvas)).toBe('7----');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const PastedTooShort: Story = ignoring('1234');
export const PastedTooLong: Story = ignoring('123456');
export const PastedNoDigits: Story = ignoring('12-345');

/** The way in which a phone that has read the text message fills in the code. */
export const FilledInByThePhone: Story = {
  play: async ({ canvas, args }) => {
    await fireEvent.input(box(canvas, 1), { target: { value: '31415' } });
    await expect(entered(canvas)).toBe('31415');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenCalledWith(verified('31415'));
  },
};

export const WholeCodeIsCheckedOnce: Story = {
  ...checked(() => undefined),
  play: async ({ canvas, args }) => {
    await userEvent.click(box(canvas, 1));
    await userEvent.paste('12345');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(entered(canvas)).toBe('12345');
  },
};

export const Saving: Story = {
  args: { busy: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Checking…' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(box(canvas, 1));
    await userEvent.keyboard('1');
    await userEvent.paste('12345');
    await userEvent.keyboard('{Enter}');
    await expect(entered(canvas)).toBe('-----');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

const refused =
  (message: string): NonNullable<Story['play']> =>
  async ({ canvas, args }) => {
    for (const code of ['12345', '54321']) {
      await userEvent.click(box(canvas, 1));
      await userEvent.keyboard(code);
      const said = await canvas.findByText(message);
      await expect(said).toBeVisible();
      await expect(said.closest('[role="alert"]')).not.toBeNull();
      await waitFor(() => expect(entered(canvas)).toBe('-----'));
      await waitFor(() => expect(box(canvas, 1)).toHaveFocus());
    }
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  };

export const Rejected: Story = { ...checked(failing('CodeIncorrect', INCORRECT)), play: refused(INCORRECT) };

export const Expired: Story = { ...checked(failing('CodeExpired', EXPIRED)), play: refused(EXPIRED) };

export const SaveFailed: Story = {
  ...checked(failing('NetworkError', OFFLINE)),
  play: async ({ canvas, args }) => {
    await userEvent.click(box(canvas, 1));
    await userEvent.keyboard('12345');
    await expect(await canvas.findByText(OFFLINE)).toBeVisible();
    await expect(entered(canvas)).toBe('12345');
    await userEvent.click(verify(canvas));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await expect(args.onSubmit).toHaveBeenLastCalledWith(verified('12345'));
  },
};

const again = (canvas: Canvas) => canvas.getByRole('button', { name: 'Send a new code' });

export const ResendWaits: Story = {
  play: async ({ canvas, args }) => {
    await expect(again(canvas)).toHaveAttribute('aria-disabled', 'true');
    await expect(again(canvas)).toHaveAccessibleDescription('You can ask for a new code in 30 seconds.');
    await userEvent.click(again(canvas));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    pass(25);
    await waitFor(() => expect(again(canvas)).toHaveAccessibleDescription('You can ask for a new code in 5 seconds.'));
    await expect(again(canvas)).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Resend: Story = {
  ...checked(() => undefined),
  play: async ({ canvas, args }) => {
    await userEvent.click(box(canvas, 1));
    await userEvent.keyboard('12');
    pass(30);
    await waitFor(() => expect(again(canvas)).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(again(canvas));
    await expect(args.onSubmit).toHaveBeenCalledWith({ action: 'resend' });
    await expect(await canvas.findByText('We sent a new code. Earlier codes no longer work.')).toBeVisible();
    await expect(entered(canvas)).toBe('-----');
    await expectFocus(box(canvas, 1));
    await expect(again(canvas)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('1');
    await expect(canvas.queryByText(/We sent a new code/)).toBeNull();
  },
};

export const LongTexts: Story = longTexts;
