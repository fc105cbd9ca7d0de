import { AnswerableError } from '../../kernel/problems/AnswerableError.ts';
import type { ProblemError } from '../../kernel/problems/ProblemError.ts';
import { problems } from '../../kernel/problems/problems.ts';

/** The scheduling service did not answer, or not in a way that says what is booked. */
export class SchedulingUnavailable extends AnswerableError {
  override readonly name = 'SchedulingUnavailable';

  constructor(options?: ErrorOptions) {
    super('the scheduling service gave no usable answer', options);
  }

  override answer(): ProblemError {
    return problems.schedulingUnavailable();
  }
}
