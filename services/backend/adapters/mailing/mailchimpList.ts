import { createHash } from 'node:crypto';
import type { MailchimpSettings } from '../../kernel/settings/MailchimpSettings.ts';
import { type MailingList, MailingListUnavailable } from './MailingList.ts';

/** Milliseconds until an unanswered request counts as lost. */
const PATIENCE = 10_000;

/** How Mailchimp names an entry: by a hash of the address. */
const entryOf = (email: string): string => createHash('md5').update(email.toLowerCase()).digest('hex');

/**
 * Keeps the mailing list at Mailchimp, in one audience, through its Marketing API. All calls can be repeated.
 *
 * @param patience milliseconds until an unanswered request counts as lost
 */
export function mailchimpList({ apiKey, audience, apiUrl }: MailchimpSettings, patience = PATIENCE): MailingList {
  const members = `${apiUrl}/3.0/lists/${encodeURIComponent(audience)}/members`;
  const authorization = `Basic ${Buffer.from(`portal:${apiKey}`).toString('base64')}`;

  /** @param isDone the statuses that say that it was done before */
  async function ask(
    method: 'PUT' | 'POST' | 'DELETE',
    url: string,
    body?: object,
    isDone: readonly number[] = [],
  ): Promise<void> {
    let response: Response;
    try {
      response = await fetch(url, {
        method,
        headers: { authorization, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
      await response.body?.cancel();
    } catch (error) {
      throw new MailingListUnavailable({ cause: error });
    }
    if (!response.ok && !isDone.includes(response.status)) throw new MailingListUnavailable();
  }

  return {
    async subscribe({ email }) {
      const entry = entryOf(email);
      // Whoever has unsubscribed stays so, and a new entry gets no newsletters before its owner asks for them.
      await ask('PUT', `${members}/${entry}`, { email_address: email, status_if_new: 'transactional' });
      return entry;
    },
    tag: (entry, { name, status }) =>
      ask('POST', `${members}/${encodeURIComponent(entry)}/tags`, { tags: [{ name, status }] }),
    remove(entry, isFinal) {
      const member = `${members}/${encodeURIComponent(entry)}`;
      // What is archived already, or not there any more, is answered so.
      return isFinal
        ? ask('POST', `${member}/actions/delete-permanent`, undefined, [404])
        : ask('DELETE', member, undefined, [404, 405]);
    },
  };
}
