import type { Page } from 'playwright-core';
import type { Conversation } from '#schemas/wire/messages/conversation.ts';
import type { MessagePage } from '#schemas/wire/messages/message.ts';
import { memberIdOf } from '#services/backend/demo/careTeam.ts';
import { callPortal } from '../portal/callPortal.ts';
import type { Caller } from '../portal/beginSession.ts';

/** The parts of an announcement, as the console of the sandbox has fields for them. */
interface ConsoleParts {
  readonly text?: string;
  readonly paragraph?: string;
  readonly list?: string;
  readonly image_url?: string;
  readonly image_alt?: string;
  readonly video_id?: string;
  readonly video_title?: string;
  readonly action_label?: string;
  readonly action_url?: string;
}

/** The conversation of a patient, from both sides. */
export async function conversationOf(url: string, { call, organization, userId }: Caller) {
  const read = () => call<Conversation>('GET', '/v2/conversations/patient');
  const { _id: conversation } = await read();
  const path = `/conversations/${organization}/patient/${userId}/conversation/${conversation}`;
  const act = (what: 'write' | 'type' | 'read', parts: ConsoleParts = {}) =>
    callPortal(`${url}/sandbox/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-organization': organization },
      body: JSON.stringify({ conversation, author: memberIdOf(organization, 'robin-hale'), act: what, ...parts }),
    });
  return {
    path,
    read,
    /** What the server has, oldest first, at most 30. */
    texts: async () => (await call<MessagePage>('GET', path)).messages.map(({ message }) => message).toReversed(),
    careTeam: {
      writes: (parts: string | ConsoleParts) => act('write', typeof parts === 'string' ? { text: parts } : parts),
      types: () => act('type'),
      reads: () => act('read'),
      /** Writes so many messages, one after the other. */
      async counts(from: number, to: number) {
        for (let number = from; number < to; number += 1) await act('write', { text: `Message ${number}` });
      },
    },
  };
}

/** The messages on a page, as a patient sees them. */
export const history = (page: Page) => page.getByRole('region', { name: 'Message history' });
export const bubbles = (page: Page) => history(page).locator('[data-bubble]');
export const input = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });

/** The texts of all bubbles that are drawn, oldest first. */
export const textsOn = (page: Page): Promise<readonly string[]> => bubbles(page).allInnerTexts();

/** Writes and sends a message. */
export async function write(page: Page, text: string): Promise<void> {
  await input(page).fill(text);
  await input(page).press('Enter');
}

/** The links of the navigation that say that something is unread. */
export const dots = (page: Page) => page.getByRole('link', { name: 'Messages (unread messages)' });
