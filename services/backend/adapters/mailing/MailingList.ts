import type { MailingTag } from '#schemas/wire/mailing.ts';

/** Whoever keeps the mailing list. It is told where a patient stands and nothing of their health. */
export interface MailingList {
  /** Puts a patient on the list, once. @returns the id of the entry */
  subscribe(patient: { readonly id: string; readonly email: string }): Promise<string>;
  tag(entry: string, tag: MailingTag): Promise<void>;
}
