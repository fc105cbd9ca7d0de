import { AnswerableError } from '../../kernel/problems/AnswerableError.ts';
import type { ProblemError } from '../../kernel/problems/ProblemError.ts';
import { problems } from '../../kernel/problems/problems.ts';

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
