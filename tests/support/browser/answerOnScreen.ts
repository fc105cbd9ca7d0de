import type { Locator, Page } from 'playwright-core';
import type { Answer } from '#schemas/flow/answer.ts';
import type { Option } from '#flows/kinds/options/option.ts';
import type { Step } from '#flows/kinds/stepKinds.ts';

/** The step on screen, whatever it is. */
export const stepOnScreen = (page: Page): Locator => page.locator('[data-step]');

/** The id of the step on screen. */
export async function shownStep(page: Page): Promise<string> {
  return (await stepOnScreen(page).getAttribute('data-step')) ?? '';
}

/** Waits until another step is on screen, or the flow is left. */
export const stepLeft = (page: Page, step: string) =>
  page.waitForFunction((id) => document.querySelector<HTMLElement>('[data-step]')?.dataset['step'] !== id, step);

const press = (screen: Locator) => screen.locator('button[type="submit"]').click();

const choose = (screen: Locator, value: string) =>
  screen.locator('label', { has: screen.page().locator(`input[value="${value}"]`) }).click();

const write = (screen: Locator, label: string, text: unknown) =>
  screen.getByLabel(label, { exact: true }).fill(String(text));

/** Chooses options and writes the details that they ask for. @returns whether any did */
async function chooseAll(screen: Locator, options: readonly Option[], values: readonly string[], answer: Answer) {
  let detailed = false;
  for (const value of values) {
    await choose(screen, value);
    const details = options.find((one) => one.value === value)?.details;
    const text = answer[`details.${value}`];
    if (!details) continue;
    detailed = true;
    if (text !== undefined) await write(screen, details.label, text);
  }
  return detailed;
}

/**
 * Gives an answer on the screen of its step as a patient does, by what kind of step it is: nothing here knows a flow. Of
 * a form or a review, what stands there already is confirmed; numbers are written.
 *
 * @throws RangeError on a kind that a patient does not answer by choosing or writing
 */
export async function answerOnScreen(page: Page, step: Step, answer: Answer): Promise<void> {
  const screen = page.locator(`[data-step="${step.id}"]`);
  const { value } = answer;
  switch (step.kind) {
    case 'intro':
      await screen.getByRole('button').click();
      return;
    case 'notice':
      await screen.getByRole('button').first().click();
      return;
    case 'form':
      for (const field of step.fields)
        if (field.type === 'number' && answer[field.id] !== undefined)
          await write(screen, field.unit ? `${field.label} (${field.unit})` : field.label, answer[field.id]);
      return press(screen);
    case 'review':
      return press(screen);
    case 'yes-no': {
      if (typeof value !== 'boolean') return press(screen);
      await choose(screen, value ? 'yes' : 'no');
      if (!value || !step.details) return;
      if (answer['details'] !== undefined) await write(screen, step.details.label, answer['details']);
      return press(screen);
    }
    case 'choice': {
      if (typeof value !== 'string') return press(screen);
      const detailed = await chooseAll(screen, step.options, [value], answer);
      return detailed || step.confirms ? press(screen) : undefined;
    }
    case 'checklist': {
      const values = Array.isArray(value) ? value : [];
      await chooseAll(screen, step.options, values, answer);
      const none = values.some((one) => step.options.every((option) => option.value !== one));
      return none && step.none?.continues ? undefined : press(screen);
    }
    case 'short-text':
    case 'long-text':
      if (value !== undefined) await screen.getByRole('textbox').fill(String(value));
      return press(screen);
    case 'decision': {
      const action = step.actions.find((one) => one.value === value);
      return screen.getByRole('button', { name: action?.label ?? '', exact: true }).click();
    }
    default:
      throw new RangeError(`nobody answers a step of kind '${step.kind}' by choosing or writing`);
  }
}
