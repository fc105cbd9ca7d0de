import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode } from 'react';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { EffectError } from '#engine/effects/EffectError.ts';
import { MobileVerificationStory, type MobileEffects } from './MobileVerificationStory.tsx';
import { expectFocus } from '../expectFocus.ts';

const clock = Date.now.bind(Date);

const meta = {
  title: 'Flows/MobileVerification',
  component: MobileVerificationStory,
  args: { number: '2135550123', effects: () => ({}) },
  beforeEach: () => () => {
    Date.now = clock;
  },
  render: (args) => (
    <StrictMode>
      <MobileVerificationStory {...args} />
    </StrictMode>
  ),
} satisfies Meta<typeof MobileVerificationStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const shows = (canvas: Canvas, name: string) => canvas.findByRole('heading', { level: 1, name });
const press = async (canvas: Canvas, name: string) => userEvent.click(await canvas.findByRole('button', { name }));
const firstBox = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Digit 1 of 5' });

async function enter(canvas: Canvas, code: string) {
  await userEvent.click(await firstBox(canvas));
  await userEvent.paste(code);
}

async function toCode(canvas: Canvas) {
  await press(canvas, 'Send code');
  await expectFocus(await shows(canvas, 'Enter your code'));
}

/** Fails with each of the failures in turn, then succeeds. */
function failing<Input, Output>(succeed: (input: Input) => Promise<Output>, ...failures: readonly EffectError[]) {
  const left = [...failures];
  return (input: Input): Promise<Output> => {
    const failure = left.shift();
    return failure ? Promise.reject(failure) : succeed(input);
  };
}

const sends: MobileEffects['sendCode'] = () => Promise.resolve({});
const verifies: MobileEffects['verifyCode'] = () => Promise.resolve({ 'mobile.verified': true });

const offline = new EffectError({ code: 'NetworkError', message: 'Network error, please try again later.' });
const wrong = () =>
  new EffectError({ code: 'CodeIncorrect', message: 'The code you entered is incorrect. Please try again.' });

export const NumberToCodeToSuccess: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Mobile number')).toHaveValue('(213) 555-0123');
    await toCode(canvas);
    await expect(canvas.getByText('We sent it to (213) 555-0123. It expires in 10 minutes.')).toBeVisible();
    await enter(canvas, '12345');
    await expectFocus(await shows(canvas, 'Successfully verified your mobile number'));
    await press(canvas, 'Done');
    await expect(await canvas.findByText('The verification is done')).toBeVisible();
  },
};

export const NoNumberYet: Story = {
  args: { number: '' },
  play: async ({ canvas }) => {
    await press(canvas, 'Send code');
    const number = canvas.getByLabelText('Mobile number');
    await expect(number).toHaveAccessibleDescription('Please enter a valid phone number.');
    await userEvent.type(number, '21');
    await press(canvas, 'Send code');
    await expect(number).toHaveAccessibleDescription('Please enter a valid phone number.');
    await expect(number).toHaveFocus();
    await userEvent.clear(number);
    await userEvent.paste('+1 (213) 555-0123');
    await toCode(canvas);
  },
};

export const RefusedNumber: Story = {
  args: {
    effects: () => ({
      sendCode: failing(
        sends,
        new EffectError({
          code: 'InvalidPhone',
          message: 'The number you entered is incorrect. Please try again.',
        }),
      ),
    }),
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Send code');
    await expect(await canvas.findByText('The number you entered is incorrect. Please try again.')).toBeVisible();
    await expect(canvas.getByLabelText('Mobile number')).toHaveValue('(213) 555-0123');
    await press(canvas, 'Error. Try Again');
    await shows(canvas, 'Enter your code');
  },
};

export const CodeNotSent: Story = {
  args: { effects: () => ({ sendCode: failing(sends, offline) }) },
  play: async ({ canvas }) => {
    await press(canvas, 'Send code');
    await expect(await canvas.findByText('Network error, please try again later.')).toBeVisible();
  },
};

export const WrongCodes: Story = {
  args: { effects: () => ({ verifyCode: failing(verifies, wrong(), wrong()) }) },
  play: async ({ canvas }) => {
    await toCode(canvas);
    for (const code of ['11111', '22222']) {
      await enter(canvas, code);
      await expect(await canvas.findByText('The code you entered is incorrect. Please try again.')).toBeVisible();
      const first = await firstBox(canvas);
      await waitFor(() => expect(first).toHaveValue(''));
      await waitFor(() => expect(first).toHaveFocus());
    }
    await enter(canvas, '33333');
    await shows(canvas, 'Successfully verified your mobile number');
  },
};

export const CodeNotChecked: Story = {
  args: { effects: () => ({ verifyCode: failing(verifies, offline) }) },
  play: async ({ canvas }) => {
    await toCode(canvas);
    await enter(canvas, '12345');
    await expect(await canvas.findByText('Network error, please try again later.')).toBeVisible();
    await expect(await firstBox(canvas)).toHaveValue('1');
    await press(canvas, 'Verify');
    await shows(canvas, 'Successfully verified your mobile number');
  },
};

const verifiesNothing = fn<MobileEffects['verifyCode']>(() => Promise.resolve({ 'mobile.verified': false }));

/** The server may accept a code without verifying the number; then the code is asked for again. */
export const NotVerified: Story = {
  args: { effects: () => ({ verifyCode: verifiesNothing }) },
  beforeEach: () => {
    verifiesNothing.mockClear();
  },
  play: async ({ canvas }) => {
    await toCode(canvas);
    await enter(canvas, '12345');
    await waitFor(() => expect(verifiesNothing).toHaveBeenCalledTimes(1));
    await press(canvas, 'Verify');
    await waitFor(() => expect(verifiesNothing).toHaveBeenCalledTimes(2));
    await shows(canvas, 'Enter your code');
  },
};

export const NewCode: Story = {
  play: async ({ canvas }) => {
    await toCode(canvas);
    await userEvent.click(await firstBox(canvas));
    await userEvent.keyboard('12');
    Date.now = () => clock() + 30_000;
    const again = canvas.getByRole('button', { name: 'Send a new code' });
    await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(again);
    await expect(await canvas.findByText(/We sent a new code\./)).toBeVisible();
    const first = await firstBox(canvas);
    await waitFor(() => expect(first).toHaveFocus());
    await expect(first).toHaveValue('');
    await enter(canvas, '12345');
    await shows(canvas, 'Successfully verified your mobile number');
  },
};

export const BackToTheNumber: Story = {
  play: async ({ canvas }) => {
    await toCode(canvas);
    await press(canvas, 'Back');
    await shows(canvas, 'Verify Your Number');
    await expect(canvas.getByLabelText('Mobile number')).toHaveValue('(213) 555-0123');
    await press(canvas, 'Back');
    await expect(await canvas.findByText('The verification was left')).toBeVisible();
  },
};
