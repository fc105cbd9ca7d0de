import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, type within } from 'storybook/test';
import { flowTexts } from './flowTexts.ts';
import { Playground } from './Playground.tsx';
import { editedFiles } from './save/useEditedFile.ts';

const file = 'flows/retention/retention.steps.json';
const text = flowTexts.get(file) ?? '';
const other = 'flows/mobile-verification/mobile-verification.steps.json';

const meta = {
  title: 'Authoring/Playground',
  component: Playground,
  parameters: { controls: { disable: true } },
  args: { file: 'flows/pharmacy/pharmacy.steps.json', brand: 'default' },
  render: ({ file: first }, { globals }) => <Playground file={first} brand={String(globals['brand'])} />,
} satisfies Meta<typeof Playground>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

function clear(): void {
  editedFiles.write(file, text);
  editedFiles.hold(file, text);
  sessionStorage.removeItem('playground');
}

/** Opens a small flow in its saved state, and cleans up afterwards. */
const begun: Partial<Story> = {
  args: { file },
  beforeEach: () => {
    clear();
    return clear;
  },
};

const checked = (canvas: Canvas, found: string | RegExp) =>
  canvas.findByRole('tab', { name: found }, { timeout: 30_000 });

/** Replaces the text in the editor by pasting. */
async function paste(canvas: Canvas, next: string): Promise<void> {
  await userEvent.click(canvas.getByRole('textbox', { name: /^Steps of/ }));
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.paste(next);
}

/** Renames a condition that the machine uses as a guard. */
const broken = text.replace('"cancels": {', '"leaves": {');
const notRunning = /guard 'cancels' names no condition of 'retention'/;

/** For authors, not a test: it checks all visits, which takes a while, and needs a running Storybook for its frame. */
export const Edit: Story = { tags: ['!test'] };

export const ADefectIsFoundAndTakenBack: Story = {
  ...begun,
  play: async ({ canvas }) => {
    await checked(canvas, 'Findings 0');
    await paste(canvas, broken);
    await canvas.findByText('Not saved');
    await checked(canvas, /^Findings [1-9]/);
    await expect(canvas.getAllByText(notRunning)).not.toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo all' }));
    await checked(canvas, 'Findings 0');
    await expect(canvas.getByText('As in the file')).toBeVisible();
  },
};

/** A worker that fails at every request. */
class StoppingWorker extends EventTarget {
  readonly postMessage = () => void this.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }));
  readonly terminate = () => undefined;
}

export const AFailedCheckIsShownAndTheNextEditIsChecked: Story = {
  ...begun,
  play: async ({ canvas }) => {
    const { Worker: real } = globalThis;
    await checked(canvas, 'Findings 0');
    Reflect.set(globalThis, 'Worker', StoppingWorker);
    try {
      await paste(canvas, broken);
      await checked(canvas, 'Findings: stopped');
      await expect(canvas.getByText(/^The check has stopped: out of memory\./)).toBeVisible();
    } finally {
      globalThis.Worker = real;
    }
    await paste(canvas, `${broken}\n`);
    await checked(canvas, /^Findings [1-9]/);
  },
};

/** A dev server that responds only when the story says so, and records the requests. */
function slowServer() {
  const sent: unknown[] = [];
  const waiting: ((answer: Response) => void)[] = [];
  const server = spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    sent.push(init?.body);
    return new Promise((answer) => waiting.push(answer));
  });
  return {
    sent,
    answer: (status: number, body: object) => waiting.shift()?.(Response.json(body, { status })),
    end: () => server.mockRestore(),
  };
}

export const WhatIsTypedDuringASaveIsKept: Story = {
  ...begun,
  play: async ({ canvas }) => {
    const server = slowServer();
    try {
      await paste(canvas, `${text}\n`);
      await userEvent.click(await canvas.findByRole('button', { name: 'Save to flows' }));
      await waitFor(() => expect(server.sent).toHaveLength(1));
      await paste(canvas, `${text}\n\n`);
      server.answer(200, {});
      await canvas.findByText('Not saved');
      await expect(editedFiles.get(file)).toMatchObject({ edit: { text: `${text}\n\n` }, loaded: `${text}\n` });
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'File' }), other);
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'File' }), file);
      await canvas.findByText('Not saved');
      await userEvent.click(canvas.getByRole('button', { name: 'Undo all' }));
      await canvas.findByText('Saved');
      await expect(editedFiles.get(file).edit.text).toBe(`${text}\n`);
    } finally {
      server.end();
    }
  },
};

export const TheTextOfTheFileIsTakenWhereSomebodyElseHasChangedIt: Story = {
  ...begun,
  play: async ({ canvas }) => {
    const server = slowServer();
    const theirs = `${text}\n\n\n`;
    try {
      await paste(canvas, broken);
      await userEvent.click(await canvas.findByRole('button', { name: 'Save to flows' }));
      await waitFor(() => expect(server.sent).toHaveLength(1));
      server.answer(409, { message: 'It was changed.', text: theirs });
      await userEvent.click(await canvas.findByRole('button', { name: 'Take the text of the file' }));
      await canvas.findByText('As in the file');
      await expect(editedFiles.get(file)).toMatchObject({ edit: { text: theirs }, loaded: theirs });
    } finally {
      server.end();
    }
  },
};
