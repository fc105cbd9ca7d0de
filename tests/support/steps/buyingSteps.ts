import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Order } from '#schemas/wire/order.ts';
import type { PageCalls } from '../page/pageCalls.ts';
import type { Caller } from '../portal/beginSession.ts';

/** Waits for a text. */
export const says = (text: string | RegExp): Promise<HTMLElement[]> => screen.findAllByText(text);

/** Waits for a screen by its title. */
export const asks = (title: string | RegExp): Promise<HTMLElement> =>
  screen.findByRole('heading', { level: 1, name: title });

/** Presses a button by its name. */
export const press = async (user: UserEvent, name: string | RegExp): Promise<void> =>
  user.click(await screen.findByRole('button', { name }));

/** Chooses a radio button by its name. */
export const chooseRadio = async (user: UserEvent, name: string | RegExp): Promise<void> =>
  user.click(await screen.findByRole('radio', { name }));

const isText = (text: string, expected: string | RegExp) =>
  typeof expected === 'string' ? text === expected : expected.test(text);

/** A field by its label, much sooner than by the queries of the library, which look at every element of the page. */
function fieldOf(label: string | RegExp): HTMLInputElement {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => isText(textContent.trim(), label));
  const field = found && document.getElementById(found.htmlFor);
  return field instanceof HTMLInputElement ? field : screen.getByLabelText<HTMLInputElement>(label);
}

/** Puts a text into a field in place of what it holds, once it can be written in: a screen that has just come takes the focus once. */
export const fill = (user: UserEvent, label: string | RegExp, text: string): Promise<void> =>
  waitFor(async () => {
    const field = fieldOf(label);
    expect(field.readOnly).toBe(false);
    await user.clear(field);
    if (text !== '') await user.paste(text);
    expect(fieldOf(label).value === '').toBe(text === '');
  });

/** A ZIP code of each state that a test's patient may live in. */
const ZIP_CODES: { readonly [state: string]: string } = {
  AZ: '85004',
  CA: '94607',
  FL: '33130',
  NY: '10001',
  OR: '97204',
  TX: '78701',
  WA: '98101',
};

/** Fills in the address form. @param state by its name, where it is not that of the account */
export async function fillAddress(user: UserEvent, state?: string): Promise<void> {
  await fill(user, 'First name', 'Demo');
  await fill(user, 'Last name', 'Patient');
  await fill(user, 'Street address', '12 Harbor Street');
  await fill(user, 'City', 'Oakland');
  const select = screen.getByLabelText<HTMLSelectElement>('State');
  if (state !== undefined || select.value === '') await user.selectOptions(select, state ?? 'California');
  await fill(user, 'Zip code', ZIP_CODES[select.value] ?? '');
  await fill(user, 'Phone number', '5105550147');
}

/** Enters a card with a date far ahead. */
export async function fillCard(user: UserEvent, number: string): Promise<void> {
  await fill(user, 'Card number', number);
  await fill(user, 'Expiration date', '12/31');
  await fill(user, 'Security code', '123');
}

const SUBMIT = /^(Submit order|Place order|Error\. Try Again\.)$/;

/** The button that sends the order, whatever it says just now. */
export const submitButton = (): Promise<HTMLElement> => screen.findByRole('button', { name: SUBMIT });

/** Waits until the order can be sent, or until it cannot. */
export const canSend = (expected = true): Promise<void> =>
  waitFor(() => {
    const isDisabled = screen.getByRole('button', { name: SUBMIT }).getAttribute('aria-disabled') === 'true';
    expect(!isDisabled).toBe(expected);
  });

/** Sends the order once it can be sent. */
export async function sendOrder(user: UserEvent): Promise<void> {
  await canSend();
  await user.click(await submitButton());
}

/** Presses Continue. */
export const goOn = (user: UserEvent): Promise<void> => press(user, 'Continue');

/** Goes on from the treatment preferences once their plans are there. */
export async function confirmTreatment(user: UserEvent): Promise<void> {
  await screen.findAllByRole('radio', { name: /month/ });
  await goOn(user);
}

/** Goes on from the answers before the checkout. */
export async function confirmAnswers(user: UserEvent): Promise<void> {
  await asks('Check your answers');
  await goOn(user);
}

/** Leaves identity for later, checks the answers and waits for the checkout. */
export async function toCheckout(user: UserEvent): Promise<void> {
  await asks('Verify your identity');
  await press(user, "I'll do this later");
  await confirmAnswers(user);
  await asks('Where should we send your medication?');
}

/** The sum beside a line of the summary; the sums come a moment after their lines. */
export const sumOf = (line: string): Promise<string> =>
  waitFor(() => {
    const region = within(screen.getByRole('region', { name: 'Summary' }));
    const sum = region.getByText(line, { selector: 'dt' }).nextElementSibling?.textContent ?? '';
    expect(sum).not.toBe('');
    return sum;
  });

/** The calls that a page has made to change something, without their ids and those of the session. @param from how many of its calls are passed over */
export const changesOf = ({ calls }: PageCalls, from = 0): readonly string[] =>
  calls
    .slice(from)
    .filter(({ method, path }) => method !== 'GET' && !path.startsWith('/v2/session'))
    .map(({ method, path }) => `${method} ${path.replaceAll(/[0-9a-f]{24}/g, ':id')}`);

/** Lets the backend act, and loses the first answer to each kind of change at these paths. @returns those changes */
export function loseAnswers(calls: PageCalls, paths: RegExp): readonly string[] {
  const lostOnes: string[] = [];
  for (const method of ['POST', 'PUT'])
    calls.answer(`${method} /`, async ({ url }, pass) => {
      const { pathname } = new URL(url);
      const call = `${method} ${pathname.replaceAll(/[0-9a-f]{24}/g, ':id')}`;
      const answer = await pass();
      if (!paths.test(pathname) || lostOnes.includes(call)) return answer;
      lostOnes.push(call);
      throw new TypeError('Failed to fetch');
    });
  return lostOnes;
}

/** The orders of a patient that are more than drafts. */
export const ordersOf = async ({ call, organization, userId }: Caller): Promise<readonly Order[]> =>
  (await call<Order[]>('GET', `/orders/${organization}/patient/${userId}`)).filter(({ status }) => status !== 'draft');

/** Holds the answer of the next such call back, on which the backend has acted. @returns lets it go */
export const holdAnswer = (calls: PageCalls, call: string): (() => void) => calls.hold(call, { acts: true, times: 1 });

/** Waits until the page has left for a lab panel. */
export const isAtPanel = (): Promise<void> =>
  waitFor(() => expect(location.pathname).toMatch(/^\/labs\/[0-9a-f]{24}$/));
