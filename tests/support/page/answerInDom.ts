import { within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import type { Answer } from '#schemas/flow/answer.ts';
import type { Option } from '#flows/kinds/options/option.ts';
import type { Step } from '#flows/kinds/stepKinds.ts';
import { flowWords } from '#renderers/words/flowWords.ts';

/** The step on screen, whatever it is. */
const stepOnScreen = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-step]');

/** The id of the step on screen; undefined where there is none. */
export const shownStep = (): string | undefined => stepOnScreen()?.dataset['step'];

/** The screen of a step, and what a patient does there. */
function screenOf(user: UserEvent) {
  const screen = stepOnScreen();
  if (!screen) throw new Error('there is no step on screen');
  const press = async (selector: string) => {
    const found = screen.querySelector(selector);
    if (!found) throw new Error(`there is no ${selector}`);
    await user.click(found);
  };
  const write = async (field: HTMLElement, text: unknown) => {
    await user.clear(field);
    if (String(text) !== '') await user.paste(String(text));
  };
  return {
    screen: within(screen),
    press: () => press('button[type="submit"]'),
    pressFirst: () => press('button'),
    choose: (value: string) => press(`input[value="${value}"]`),
    write: (label: string, text: unknown) => write(within(screen).getByLabelText(label), text),
  };
}

type Screen = ReturnType<typeof screenOf>;

/** Chooses options and writes the details that they ask for. @returns whether any did */
async function chooseAll(screen: Screen, options: readonly Option[], values: readonly string[], answer: Answer) {
  let detailed = false;
  for (const value of values) {
    await screen.choose(value);
    const details = options.find((one) => one.value === value)?.details;
    const text = answer[`details.${value}`];
    if (!details) continue;
    detailed = true;
    if (text !== undefined) await screen.write(details.label, text);
  }
  return detailed;
}

/**
 * Gives an answer on the screen of its step as a patient does, by what kind of step it is: nothing here knows a flow. Of a form or
 * a review, what is on screen already is confirmed; numbers are written.
 *
 * @throws RangeError on a kind that a patient does not answer by choosing or writing
 */
export async function answerInDom(user: UserEvent, step: Step, answer: Answer): Promise<void> {
  const screen = screenOf(user);
  const { value } = answer;
  switch (step.kind) {
    case 'intro':
      await user.click(await screen.screen.findByRole('button'));
      return;
    case 'notice':
      return screen.pressFirst();
    case 'form':
      for (const field of step.fields)
        if (field.type === 'number' && answer[field.id] !== undefined)
          await screen.write(field.unit ? `${field.label} (${field.unit})` : field.label, answer[field.id]);
      return screen.press();
    case 'review':
      return screen.press();
    case 'yes-no':
      if (typeof value !== 'boolean') return screen.press();
      await screen.choose(value ? 'yes' : 'no');
      if (!value || !step.details) return;
      if (answer['details'] !== undefined) await screen.write(step.details.label, answer['details']);
      return screen.press();
    case 'choice': {
      if (typeof value !== 'string') return screen.press();
      const detailed = await chooseAll(screen, step.options, [value], answer);
      return detailed || step.confirms ? screen.press() : undefined;
    }
    case 'checklist': {
      const values = Array.isArray(value) ? value : [];
      await chooseAll(screen, step.options, values, answer);
      const none = values.some((one) => step.options.every((option) => option.value !== one));
      return none && step.none?.continues ? undefined : screen.press();
    }
    case 'short-text':
    case 'long-text':
      if (value !== undefined) await screen.write(step.label ?? flowWords.yourAnswer, value);
      return screen.press();
    case 'decision': {
      const action = step.actions.find((one) => one.value === value);
      await user.click(screen.screen.getByRole('button', { name: action?.label ?? '' }));
      return;
    }
    default:
      throw new RangeError(`nobody answers a step of kind '${step.kind}' by choosing or writing`);
  }
}
