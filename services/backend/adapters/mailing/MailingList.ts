import type { MailingTag } from '#schemas/wire/mailing.ts';
import { AnswerableError, type ProblemError } from '../../kernel/problems/ProblemError.ts';
import { problems } from '../../kernel/problems/problems.ts';

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
  /**
   * Takes an entry off the list. Twice is the same as once.
   *
   * @param isFinal whether nothing of it is kept, so that it can never be put on the list again by the portal
   * @throws MailingListUnavailable
   */
  remove(entry: string, isFinal: boolean): Promise<void>;
}

/** The mailing list did not answer, or not in a way that says that it did what was asked. */
export class MailingListUnavailable extends AnswerableError {
  override readonly name = 'MailingListUnavailable';

  constructor(options?: ErrorOptions) {
    super('the mailing list gave no usable answer', options);
  }

  override answer(): ProblemError {
    return problems.mailingListUnavailable();
  }
}
