import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryFlow } from './StoryFlow.tsx';
import { conflictWith, lostConnection, saves } from './storyFlow.ts';
import { expectFocus } from './expectFocus.ts';

const meta = {
  title: 'FlowView',
  component: StoryFlow,
  args: { save: () => saves },
} satisfies Meta<typeof StoryFlow>;

export default meta;
type Story = StoryObj<typeof meta>;

const heading = (root: HTMLElement, name: string) => within(root).findByRole('heading', { level: 1, name });

export const FirstStep: Story = {
  play: async ({ canvasElement }) => {
    await expectFocus(await heading(canvasElement, 'Do you use tobacco?'));
  },
};

export const AnAcknowledgedAnswerMovesOn: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }));
    await expectFocus(await heading(canvasElement, 'How much on a typical day?'));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount' }), 'Five{Enter}');
    // Checked first, because the status disappears after a moment.
    await waitFor(() =>
      expect(canvas.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Updated'),
    );
    await expectFocus(await heading(canvasElement, 'What else should we know?'));
  },
};

export const UnsentInputSurvivesGoingBack: Story = {
  args: { saved: new Map([['smokes', { answer: { value: true }, revision: 1 }]]) },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }));
    await heading(canvasElement, 'How much on a typical day?');
    await userEvent.type(canvas.getByRole('textbox'), 'Half a pack');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await heading(canvasElement, 'Do you use tobacco?');
    await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }));
    await heading(canvasElement, 'How much on a typical day?');
    await expect(canvas.getByRole('textbox')).toHaveValue('Half a pack');
  },
};

export const NotSavedYet: Story = {
  args: { save: lostConnection },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    await canvas.findByRole('button', { name: 'Try again' });
    await waitFor(() => expect(canvas.getAllByText('Not saved yet')).toHaveLength(2));
    await expect(canvas.getByText('There is no connection to the portal.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'No' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Error. Try Again' })).toBeVisible();
  },
};

export const SentAgainWhenTheNetworkReturns: Story = {
  args: { save: lostConnection },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    await canvas.findByRole('button', { name: 'Try again' });
    window.dispatchEvent(new Event('online'));
    await heading(canvasElement, 'What else should we know?');
    await waitFor(() => expect(canvas.queryByText('Not saved yet')).toBeNull());
  },
};

export const TryAgainSendsWhatIsOnScreen: Story = {
  args: { save: lostConnection },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    await canvas.findByRole('button', { name: 'Try again' });
    canvas.getByRole('radio', { name: 'No' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    window.dispatchEvent(new Event('online'));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await heading(canvasElement, 'How much on a typical day?');
  },
};

const onAnotherDevice = { save: () => conflictWith({ answer: { value: false }, revision: 4 }) };

export const Conflict: Story = {
  args: onAnotherDevice,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }));
    await expectFocus(await heading(canvasElement, 'This answer was changed on another device'));
    await expect(
      within(canvas.getByRole('region', { name: 'Your answer on this device' })).getByText('Yes'),
    ).toBeVisible();
    await expect(
      within(canvas.getByRole('region', { name: 'Answer saved on another device' })).getByText('No'),
    ).toBeVisible();
  },
};

export const ConflictKeepMine: Story = {
  args: onAnotherDevice,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep the answer from this device' }));
    await expectFocus(await heading(canvasElement, 'How much on a typical day?'));
  },
};

export const ConflictTakeTheirs: Story = {
  args: onAnotherDevice,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Use the answer from the other device' }));
    await expectFocus(await heading(canvasElement, 'What else should we know?'));
  },
};

export const EarlierAnswerNoLongerApplies: Story = {
  args: {
    saved: new Map([
      ['smokes', { answer: { value: true }, revision: 1 }],
      ['amount', { answer: { value: 'Five' }, revision: 1 }],
    ]),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    await waitFor(() =>
      expect(canvas.getByText(/an earlier answer no longer applies: How much on a typical day\?/)).toBeVisible(),
    );
  },
};
