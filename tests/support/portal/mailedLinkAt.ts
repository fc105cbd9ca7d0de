import { vi } from 'vitest';
import type { Message } from '#services/backend/sandbox/messageSchema.ts';
import { readPublic } from '../steps/entrySteps.ts';

/**
 * The link in the newest message to an address that a running portal holds, which comes a moment after it was asked for.
 *
 * @param than a link that is known already: a newer one is waited for
 */
export async function mailedLinkAt(url: string, recipient: string, than?: string): Promise<string> {
  return vi.waitFor(
    async () => {
      const messages = await readPublic<readonly Message[]>(url, '/sandbox/outbox');
      const [link] = messages.flatMap(({ to, text }) => (to === recipient ? (/https?:\/\/\S+/.exec(text) ?? []) : []));
      if (link === undefined || link === than) throw new Error(`no new message to ${recipient} holds a link`);
      return link;
    },
    { timeout: 30_000 },
  );
}
