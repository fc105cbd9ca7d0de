import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { openPanel } from '../page/openPanel.ts';
import type { BackendFixture } from '../backend/backendFixture.ts';
import { mailedLink, mailsTo } from '../backend/mailsTo.ts';

/** A part of the page. */
export type Part = ReturnType<typeof within>;

/** A section of the settings. */
export const section = async (name: string): Promise<Part> => within(await screen.findByRole('region', { name }));

/** Waits until a panel is closed. */
export const isClosed = (name: string): Promise<void> =>
  waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());

/** Puts a text into a field of a part in place of what it holds. */
export async function fillIn(user: UserEvent, part: Part, label: string | RegExp, text: string): Promise<void> {
  const field = await part.findByLabelText(label);
  await user.clear(field);
  await user.click(field);
  if (text !== '') await user.paste(text);
}

/** Presses a button of a part by its name. */
export const pressIn = async (user: UserEvent, part: Part, name: string | RegExp): Promise<void> =>
  user.click(await part.findByRole('button', { name }));

/** What a field of a part holds. */
export function valueIn(part: Part, label: string | RegExp): string {
  const field = part.getByLabelText(label);
  return field instanceof HTMLInputElement ? field.value : '';
}

/** Whether a button of a part refuses to be pressed, and says why. */
export const refuses = (part: Part, name: string | RegExp): boolean =>
  part.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';

/** Waits until the page says that something is done. */
export const isSaid = (text: string): Promise<void> =>
  waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text));

/** Waits until a part says why it was refused. */
export const isRefused = (part: Part, text: string | RegExp): Promise<void> =>
  waitFor(() => {
    const alerts: readonly HTMLElement[] = part.getAllByRole('alert');
    const said = alerts.map(({ textContent }) => textContent);
    expect(said).toContainEqual(typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text));
  });

/** Enters the password of a login in a part, and sends it. */
export async function enterPassword(user: UserEvent, part: Part, secret = 'Portal123'): Promise<void> {
  await fillIn(user, part, 'Password', secret);
  await pressIn(user, part, 'Log in');
}

/** Logs out by the menu. */
export async function logOut(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  await pressIn(user, await openPanel('Menu'), 'Logout');
}

/** The subjects of the mails to an address, oldest first, once what follows the answers is done. */
export async function subjectsTo(backend: BackendFixture, email: string): Promise<readonly string[]> {
  await backend.portal.afterAnswer.rest();
  return (await mailsTo(backend, email)).map(({ subject }) => subject);
}

/** The path of the newest link in a mail to an address that leads to a page. @param page how its path begins */
export async function linkTo(backend: BackendFixture, email: string, page: string): Promise<string> {
  await backend.portal.afterAnswer.rest();
  return (await mailedLink(backend, email, `/${page}/`)).pathname;
}
