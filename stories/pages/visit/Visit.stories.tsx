import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { VisitPage } from '#app/visit/page/VisitPage.tsx';
import { createMemoryHistory } from '@tanstack/history';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import checkInSteps from '#flows/intakes/follow-up-check-in.steps.json';
import sleepSteps from '#flows/intakes/sleep-support.steps.json';
import type { Intake } from '#schemas/wire/intake.ts';
import { answering } from '../../answering.ts';
import { problemAnswer } from '../../problemAnswer.ts';
import { exampleUser } from '../exampleUser.ts';
import { exampleVisit } from './exampleVisit.ts';

const user = exampleUser({ state: 'CA' });
const healthy = { has_allergies: false, has_current_medications: false, has_medical_conditions: false };
const id = '7'.repeat(24);

/** A visit as its page loads it: the definition, and a response for each question. */
function visitOf(steps: unknown, more: Partial<Intake> = {}): Intake {
  const definition = stepSetOf(steps);
  const { template } = definition;
  if (!template) throw new TypeError('these steps are no intake template');
  const visit = exampleVisit(template.name, 0, 7);
  return {
    ...visit,
    _id: id,
    user: user._id,
    intake_template: { ...visit.intake_template, header: template, definition: { ...definition } },
    intake_responses: (definition.sections['intake'] ?? []).map((step, at) => ({
      _id: String(at).padStart(24, '0'),
      step: step.id,
      version: 1,
      value: null,
      revision: 0,
    })),
    ...more,
  };
}

const at = (path: string) => createMemoryHistory({ initialEntries: [path] });

const reading = (intake: Intake, patient = user): Pick<Story['args'] & object, 'given'> => ({
  given: {
    intake,
    user: patient,
    states: [{ _id: '8'.repeat(24), name: 'California', abbreviation: 'CA', syncRequired: false }],
  },
});

const meta = {
  title: 'Pages/Visit',
  component: VisitPage,
  args: { intakeId: id, history: at(`/intake/${id}/hiw`) },
  // Without a session, so that a visit that is not given is still being read.
  beforeEach: answering({}),
} satisfies Meta<typeof VisitPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  },
};

export const NotLoaded: Story = {
  beforeEach: answering({ '/session/refresh': problemAnswer(503, 'ServerError', 'Please try again later.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'We could not load your visit' })).toBeVisible();
    await expect(canvas.getByText('Please try again later.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Begins: Story = {
  args: reading(visitOf(sleepSteps)),
  play: async ({ canvas }) => {
    // The preparation screen comes first.
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: "Let's get started on your visit" })).toBeVisible(),
    );
  },
};

const atAQuestion = {
  ...reading(visitOf(checkInSteps), exampleUser({ state: 'CA', sex: 'male', medical_profile: healthy })),
  history: at(`/consultation/intake/${user._id}/${id}/question/${'0'.repeat(24)}`),
};

export const AtAQuestion: Story = {
  args: atAQuestion,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'How have you been since your last visit?' }),
    ).toBeVisible();
    await expect(canvas.getByText(/^1 of/)).toBeVisible();
  },
};

export const CarriedOver: Story = {
  args: reading(
    visitOf(sleepSteps, {
      carried_over: { from: 1, to: 2, questions: [{ title: 'Do you snore loudly?', reason: 'askedAgain' }] },
    }),
  ),
  play: async ({ canvas }) => {
    const notice = await canvas.findByText('Please answer these again: Do you snore loudly?');
    await expect(notice).toBeVisible();
    await expect(canvas.getByText('All your other answers are kept.')).toBeVisible();
  },
};

export const Outdated: Story = {
  args: atAQuestion,
  beforeEach: answering({
    '/responses': problemAnswer(409, 'QuestionRetired', 'This visit was updated. Please reload the page to go on.'),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Better' }));
    const alert = await canvas.findByText('This visit was updated. Please reload the page to go on.');
    await expect(alert).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reload the visit' })).toBeEnabled();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

export const Complete: Story = {
  args: reading(visitOf(sleepSteps, { patient_complete: '2026-01-02T00:00:00.000Z' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Thank you. We have your visit.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to my dashboard' })).toBeVisible();
  },
};
