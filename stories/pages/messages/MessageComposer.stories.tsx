import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering } from '../../answering.ts';
import { ComposerHarness } from './ComposerHarness.tsx';
import { exampleDocument } from './exampleMessage.ts';

const rapamycin = { type: 'subscription', id: '5'.repeat(24), name: 'Generic Rapamycin' } as const;
const kept = 'I have a question about my dose.';
const takenBack = { message: 'It failed', attachments: [exampleDocument()], about: rapamycin, draftRevision: 1 };
const draftAnswer = (text: string, revision: number) => ({
  draft: { status: 200, body: { text, about: null, revision } },
});

const meta = {
  title: 'Pages/Messages/Composer',
  component: ComposerHarness,
  args: { draft: {}, isSending: false, takenBack: null, onSend: fn() },
  beforeEach: answering({ typing: { status: 200, body: null }, ...draftAnswer('', 2) }),
} satisfies Meta<typeof ComposerHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Message');
    await expect(input.getBoundingClientRect().height).toBe(40);
    await expect(canvas.getByText('If this is an emergency, call 911.')).toBeVisible();
    const send = canvas.getByRole('button', { name: 'Send' });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await expect(send).toHaveAccessibleDescription('Write a message or attach a file first.');
    await userEvent.click(send);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Write a message or attach a file first.');
    await expect(input).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const WithDraft: Story = {
  args: { draft: { text: kept } },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Message');
    await expect(input).toHaveValue(kept);
    await userEvent.type(input, '{Shift>}{Enter}{/Shift}Thanks');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledTimes(1);
    await expect(args.onSend).toHaveBeenCalledWith({
      message: `${kept}\nThanks`,
      attachments: [],
      about: null,
      draftRevision: 1,
    });
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
};

export const ManyLines: Story = {
  args: { draft: { text: Array.from({ length: 12 }, (_, at) => `Line ${at + 1}`).join('\n') } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Message').getBoundingClientRect().height).toBe(208));
  },
};

export const TooLong: Story = {
  args: { draft: { text: 'x'.repeat(10_001) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your message has 10,001 characters/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const AlmostTooLong: Story = {
  args: { draft: { text: 'x'.repeat(9990) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10 characters left')).toBeVisible();
  },
};

export const AboutSomething: Story = {
  args: { draft: { about: rapamycin } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Generic Rapamycin')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Do not write about Generic Rapamycin' }));
    await expect(canvas.queryByText('Generic Rapamycin')).toBeNull();
    await expect(canvas.getByLabelText('Message')).toHaveFocus();
  },
};

export const Sending: Story = {
  args: { draft: { text: 'The next one' }, isSending: true },
  play: async ({ args, canvas }) => {
    const send = canvas.getByRole('button', { name: 'Sending' });
    await expect(send).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(send);
    await userEvent.type(canvas.getByLabelText('Message'), '{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** A message that was not sent is there again, beside what was written meanwhile. */
export const TakenBack: Story = {
  args: { draft: { text: 'Something else' }, takenBack },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take it back' }));
    await waitFor(() => expect(canvas.getByLabelText('Message')).toHaveValue('It failed\n\nSomething else'));
    await expect(await canvas.findByRole('list', { name: 'Files to send' })).toHaveTextContent('packing slip.pdf');
    await expect(canvas.getByText('Generic Rapamycin')).toBeVisible();
  },
};

export const ChangedElsewhere: Story = {
  args: { draft: { text: 'We both' } },
  beforeEach: answering({
    typing: { status: 200, body: null },
    draft: {
      status: 409,
      body: {
        status: 409,
        code: 'RevisionConflict',
        text: 'changed',
        message: 'This was changed elsewhere.',
        fields: [],
        current: { text: 'We both, from the phone', about: null, revision: 2 },
      },
    },
  }),
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Message');
    await userEvent.type(input, ', from the desk');
    await expect(await canvas.findByText('Changed on another device')).toBeVisible();
    await expect(canvas.getByText('We both, from the phone')).toBeVisible();
    await expect(input).toHaveValue('We both, from the desk');
    await userEvent.click(canvas.getByRole('button', { name: 'Add to mine' }));
    await expect(input).toHaveValue('We both, from the desk\n\nWe both, from the phone');
    await expect(canvas.queryByText('Changed on another device')).toBeNull();
  },
};

/** Drags something over the page, or drops it there. */
function drag(element: HTMLElement, event: 'dragenter' | 'drop', what: File | string): void {
  const dataTransfer = new DataTransfer();
  if (typeof what === 'string') dataTransfer.setData('text/plain', what);
  else dataTransfer.items.add(what);
  element.dispatchEvent(new DragEvent(event, { bubbles: true, cancelable: true, dataTransfer }));
}

const notes = new File(['text'], 'notes.txt');

/** Drags a file over the page until what takes it is there. */
const dragOver = (canvasElement: HTMLElement) =>
  waitFor(async () => {
    drag(canvasElement, 'dragenter', notes);
    await expect(within(canvasElement).queryByText('Drop File Here')).not.toBeNull();
  });

export const DraggedOver: Story = {
  play: async ({ canvas, canvasElement }) => {
    await dragOver(canvasElement);
    await expect(canvas.getByText('Drop File Here')).toBeVisible();
    drag(canvasElement, 'drop', 'Some words');
    drag(canvasElement, 'dragenter', 'Some words');
    await waitFor(() => expect(canvas.queryByText('Drop File Here')).toBeNull());
  },
};

export const RefusedFile: Story = {
  play: async ({ canvas, canvasElement }) => {
    await dragOver(canvasElement);
    drag(canvasElement, 'drop', notes);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'notes.txt was not attached: files can be JPG, PNG, GIF, PDF, DOC or DOCX.',
    );
    await expect(canvas.queryByText('Drop File Here')).toBeNull();
  },
};
