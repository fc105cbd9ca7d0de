import type { MailingTag } from '#schemas/wire/mailing.ts';

/** Whoever keeps the mailing list. It is told where a patient stands in the portal, and nothing of their health. */
export interface MailingList {
  /**
   * Puts a patient on the list; who is on it stays as they are.
   *
   * @returns the id of the entry
   * @throws MailingListUnavailable
   */
  subscribe(patient: { readonly id: string; readonly email: string }): Promise<string>;
  /**
   * Sets or clears a tag of an entry. Twice is the same as once.
   *
   * @throws MailingListUnavailable
   */
  tag(entry: string, tag: MailingTag): Promise<void>;
}
