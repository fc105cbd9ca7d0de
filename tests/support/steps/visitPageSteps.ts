import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Intake } from '#schemas/wire/intake.ts';
import type { Caller } from '../portal/beginSession.ts';
import type { DemoName } from '../portal/patientLike.ts';
import { readIntakes } from '../portal/readIntakes.ts';
import { asks } from './buyingSteps.ts';
import { FEELING } from './openFirstQuestion.ts';

/** What the steps need of the fixture of a page. */
interface Arriving {
  readonly like: (name: DemoName) => Promise<Caller>;
  readonly arrive: (who: Caller, path: string) => Promise<Caller & { readonly user: UserEvent }>;
}

/** Chooses a card by its label. */
export const choose = async (user: UserEvent, label: string): Promise<void> =>
  user.click(await screen.findByLabelText(label));

/** Puts a text into a field in place of what it holds. */
export async function write(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  if (text !== '') await user.paste(text);
}

/** The one text box of a question. */
export const textBox = (): Promise<HTMLTextAreaElement> => screen.findByRole<HTMLTextAreaElement>('textbox');

/** The path of a question of a visit. */
export const questionPath = (
  { intake, userId }: { readonly intake: Intake; readonly userId: string },
  step: string,
): string =>
  `/consultation/intake/${userId}/${intake._id}/question/${intake.intake_responses?.find((response) => response.step === step)?._id}`;

/** A patient of their own, like Hana, whose follow-up visit is open at its first question. */
export async function arriveAtFirstQuestion(fixture: Arriving) {
  const hana = await fixture.like('hana');
  const [intake] = await readIntakes(hana);
  if (!intake) throw new Error('Hana has begun a visit');
  const { user } = await fixture.arrive(hana, questionPath({ intake, userId: hana.userId }, 'feeling'));
  await asks(FEELING);
  return { hana, intake, user };
}

/** The labels of boxes. */
export const labelsOf = (boxes: readonly HTMLElement[]) => boxes.map((box) => box.closest('label')?.textContent);

/** The labels of the boxes that are chosen. */
export const chosen = () => labelsOf(screen.queryAllByRole('checkbox', { checked: true }));

/** Whether Continue does anything. */
export const canGoOn = () => screen.getByRole('button', { name: 'Continue' }).getAttribute('aria-disabled') !== 'true';

/** Waits until a step is the one that the address counts. */
export const atStep = (step: string) =>
  waitFor(() => expect(new URLSearchParams(location.search).get('step')).toBe(step));

/** The place above a question, as it is written and as the bar shows it. */
export async function isPlaced(at: number, total: number, about = ''): Promise<void> {
  await screen.findByText(`${at} of ${about}${total}`);
  const bar = within(screen.getByRole('main')).getByRole('progressbar');
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual([`${at}`, `${total}`]);
}

/** Waits until the page has left for a path. */
export const leftFor = (fixture: { readonly left: readonly string[] }, path: string | RegExp): Promise<void> =>
  waitFor(() => {
    const { pathname, search } = new URL(fixture.left.at(-1) ?? '', location.origin);
    expect(pathname + search).toMatch(path);
  });
