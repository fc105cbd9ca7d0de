import type { Page } from 'playwright-core';
import { wholeAnswer } from '#engine/authoring/answerSamples.ts';
import { compile } from '#engine/compile.ts';
import { stepSetOf } from '#engine/stepSetOf.ts';
import pharmacy from '#flows/pharmacy/pharmacy.steps.json';
import type { Answer } from '#schemas/flow/answer.ts';
import { answerOnScreen, shownStep, stepLeft, stepOnScreen } from './answerOnScreen.ts';
import { expectAccessible } from './patientSteps.ts';

const SECTION = 'pharmacy-questions';

const { steps, positions } = compile(stepSetOf(pharmacy));

/** Where a question of the medical history stands in its section, as its address counts it. */
export const historyPlace = (id: string): number => pharmacy.sections[SECTION].findIndex((step) => step.id === id);

/**
 * Walks the medical history as it is asked today, from its first question on screen. What is not given here is answered
 * in the plainest way, so that a question more needs no word in a test that is about something else.
 *
 * @param given answers by step id
 * @returns the ids of the steps that were shown
 */
export async function walkMedicalHistory(
  page: Page,
  given: { readonly [step: string]: Answer },
): Promise<readonly string[]> {
  const shown: string[] = [];
  await stepOnScreen(page).waitFor();
  for (;;) {
    const id = await shownStep(page);
    const step = steps[positions.get(id) ?? -1];
    if (step?.section !== SECTION) return shown;
    shown.push(id);
    await expectAccessible(page);
    await answerOnScreen(page, step.step, given[id] ?? wholeAnswer(step.fields));
    await stepLeft(page, id);
  }
}
