import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, type within } from 'storybook/test';
import { formatReason } from '#engine/authoring/conditions/explain.ts';
import { exampleStates } from '../walks/exampleStates.ts';
import { flowTexts } from './flowTexts.ts';
import { sendCommand, type WalkCommand, type WalkNews } from './live/WalkMessage.ts';
import { WalkHarness } from './live/WalkHarness.tsx';

const meta = {
  id: 'authoring-playground-walk',
  title: 'Authoring/Walk',
  component: WalkHarness,
  args: { alone: true },
} satisfies Meta<typeof WalkHarness>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** The page in the playground's frame. Opened directly, it starts a visit. */
export const Live: Story = {};

const file = 'flows/pharmacy/pharmacy.steps.json';
const composition = 'visit with rapamycin';

/** The pharmacy questions with one added question, for patients with allergies. */
const withQuestion = (flowTexts.get(file) ?? '')
  .replace('"conditions": {', '"conditions": {\n    "hasAllergies": { "allergies": true },')
  .replace(
    '"id": "current-medications",',
    '"id": "allergy-since", "kind": "short-text", "title": "Since when?", "label": "Year", "when": "hasAllergies" },\n{ "id": "current-medications",',
  );

const facts = {
  'patient.first_name': 'Demo',
  'patient.last_name': 'Patient',
  'patient.email': 'demo@example.com',
  'patient.birthday': '03-12-1985',
  'patient.height': 66,
  'patient.weight': 142,
  'patient.sex': 'male',
  'patient.state': 'CA',
  'intake.questions_left': true,
};

const tell = fn<(news: WalkNews) => void>();

const command = (one: WalkCommand) => sendCommand(window, one);

const define = (text: string) => command({ type: 'define', edit: { file, text, others: new Map() }, composition });

/** The latest report. */
function reported() {
  const news = tell.mock.calls.map(([one]) => one).findLast((one) => one.type === 'report');
  return news?.type === 'report' ? news.report : undefined;
}

const shows = (canvas: Canvas, name: string) => canvas.findByRole('heading', { level: 1, name });

/** Starts the pharmacy questions in their saved state. */
async function begin(canvas: Canvas) {
  tell.mockClear();
  define(flowTexts.get(file) ?? '');
  command({ type: 'begin', beginning: { facts, saved: {}, section: 'pharmacy-questions' } });
  await shows(canvas, 'Do you have any allergies?');
}

const waiting: Partial<Story> = { args: { alone: false, tell } };

export const AnEditIsCarriedIntoTheWalk: Story = {
  ...waiting,
  play: async ({ canvas }) => {
    await begin(canvas);
    await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }));
    await userEvent.type(await canvas.findByRole('textbox'), 'Penicillin');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await shows(canvas, 'Do you take any medications or supplements?');
    define(withQuestion);
    await waitFor(() => expect(reported()?.trace.map(({ step }) => step)).toContain('allergy-since'));
    await shows(canvas, 'Do you take any medications or supplements?');
    await expect(reported()?.step).toBe('current-medications');
    await expect(reported()?.facts).toMatchObject({ 'patient.medical_profile.allergy_text': 'Penicillin' });
    const reason = reported()?.trace.find(({ step }) => step === 'allergy-since');
    await expect(reason && formatReason(reason).join('\n')).toContain('hasAllergies');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await shows(canvas, 'Since when?');
  },
};

export const AnEditThatDoesNotRunLeavesTheLastOneRunning: Story = {
  ...waiting,
  play: async ({ canvas }) => {
    await begin(canvas);
    define(withQuestion.replace('"hasAllergies" }', '"nobody" }'));
    await waitFor(() => expect(reported()?.refused).toContain("declares no condition 'nobody'"));
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    await shows(canvas, 'Do you take any medications or supplements?');
  },
};

export const WhatCannotBeDrawnIsToldUntilTheNextEdit: Story = {
  ...waiting,
  play: async ({ canvas }) => {
    await begin(canvas);
    // Every page looks up the patient's state in this list.
    const drawing = spyOn(exampleStates, 'find').mockImplementation(() => {
      throw new Error('the map is torn');
    });
    try {
      define(withQuestion);
      await shows(canvas, 'This cannot be drawn');
      await expect(canvas.getByText('the map is torn')).toBeVisible();
      await expect(canvas.getByText(/the walk continues with the next one/)).toBeVisible();
    } finally {
      drawing.mockRestore();
    }
    define(withQuestion.replace('Since when?', 'From which year?'));
    await shows(canvas, 'Do you have any allergies?');
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    await shows(canvas, 'Do you take any medications or supplements?');
  },
};

export const AStepThatWasRemovedGivesWayToTheNext: Story = {
  ...waiting,
  play: async ({ canvas }) => {
    await begin(canvas);
    const renamed = (flowTexts.get(file) ?? '').replace('"id": "allergies"', '"id": "reactions"');
    define(renamed);
    await waitFor(() => expect(reported()?.step).toBe('reactions'));
  },
};

export const EffectsEndAsTheAuthorSays: Story = {
  ...waiting,
  play: async ({ canvas }) => {
    await begin(canvas);
    command({ type: 'ask', ask: true });
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    await waitFor(() => expect(reported()?.waiting.map(({ name }) => name)).toEqual(['saveAnswer']));
    command({ type: 'end', effect: 'saveAnswer', ending: { fails: 'NetworkError' } });
    await canvas.findByRole('button', { name: 'Try again' });
    await expect(reported()?.happened.at(-1)?.text).toBe("'saveAnswer' fails with NetworkError");
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(reported()?.waiting).toHaveLength(1));
    command({ type: 'end', effect: 'saveAnswer', ending: { learns: {} } });
    await shows(canvas, 'Do you take any medications or supplements?');
  },
};

export const AWitnessIsFollowed: Story = {
  ...waiting,
  play: async ({ canvas }) => {
    await begin(canvas);
    command({
      type: 'replay',
      witness: {
        flow: 'visit',
        sets: [],
        facts: { ...facts, 'entry.section': 'pharmacy-questions' },
        saved: {},
        events: [
          { step: 'allergies', answer: { value: false }, saveFails: 'NetworkError' },
          { step: 'allergies', answer: { value: false } },
          { step: 'current-medications', answer: { value: false } },
          { step: 'current-medications', answer: { value: true } },
        ],
        shows: [],
      },
    });
    await shows(canvas, 'Do you have any medical conditions or prior surgeries?');
    await waitFor(() =>
      expect(reported()?.happened.at(-1)?.text).toBe(
        'the walk of this finding no longer matches the flow: check again',
      ),
    );
    await expect(reported()?.happened.filter(({ text }) => text.includes('NetworkError'))).toHaveLength(1);
  },
};

export const ALongWalkKeepsItsLatestEvents: Story = {
  ...waiting,
  play: async ({ canvas }) => {
    await begin(canvas);
    const before = reported()?.happened.length ?? 0;
    for (let times = 0; times < 210; times += 1)
      command({ type: 'go', section: 'pharmacy-questions', step: 'allergies' });
    const last = before + 210;
    await waitFor(() => expect(reported()?.happened.at(-1)?.at).toBe(last));
    await expect(reported()?.happened.map(({ at }) => at)).toEqual(
      Array.from({ length: 200 }, (_, index) => last - 199 + index),
    );
  },
};
