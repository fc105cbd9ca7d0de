import { screen } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import type { Message } from '#schemas/wire/messages/message.ts';
import type { PageCalls } from '../page/pageCalls.ts';

/** The texts of all bubbles on the page, oldest first. */
export const shownTexts = (): readonly string[] =>
  [...document.querySelectorAll('[data-bubble]')].map(({ textContent }) => textContent);

export const messageInput = () => screen.findByLabelText<HTMLTextAreaElement>('Message');

/** Writes and sends a message. */
export async function send(user: UserEvent, text: string): Promise<void> {
  await user.type(await messageInput(), text);
  await user.keyboard('{Enter}');
}

/** The messages that a page has sent. */
export const sentMessages = ({ calls }: PageCalls) =>
  calls.filter(({ method, path }) => method === 'PUT' && /\/conversation\/[0-9a-f]{24}$/.test(path));

/** A page that is seen again, as a tab that slept. */
export const comeBack = (): boolean => document.dispatchEvent(new Event('visibilitychange'));

/** The links that say that messages are unread. */
export const unreadDots = () => screen.queryAllByRole('link', { name: /unread messages/ });

/** The texts of so many messages that the care team counts. */
export const counted = (from: number, to: number): readonly Message['message'][] =>
  Array.from({ length: to - from }, (_, at) => `Message ${from + at}`);
