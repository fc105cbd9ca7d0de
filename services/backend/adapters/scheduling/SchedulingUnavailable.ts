import { AnswerableError, type ProblemError } from '../../kernel/problems/ProblemError.ts';
import { problems } from '../../kernel/problems/problems.ts';

/** The scheduling service did not answer, or not in a way that says what is booked. */
export class SchedulingUnavailable extends AnswerableError {
  override readonly name = 'SchedulingUnavailable';
  /** Whether the service may still do what it was asked: nobody knows, because no answer came. */
  readonly isOpen: boolean;

  constructor({ isOpen = false, ...options }: ErrorOptions & { readonly isOpen?: boolean } = {}) {
    super('the scheduling service gave no usable answer', options);
    this.isOpen = isOpen;
  }

  override answer(): ProblemError {
    return problems.schedulingUnavailable();
  }
}
