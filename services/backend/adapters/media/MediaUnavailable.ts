import { AnswerableError } from '../../kernel/problems/AnswerableError.ts';
import type { ProblemError } from '../../kernel/problems/ProblemError.ts';
import { problems } from '../../kernel/problems/problems.ts';

/** Where the images are kept is away for now, or has no room left. What was asked of it may have been done or not. */
export class MediaUnavailable extends AnswerableError {
  override readonly name = 'MediaUnavailable';

  constructor(options?: ErrorOptions) {
    super('the store of images gave no usable answer', options);
  }

  override answer(): ProblemError {
    return problems.serviceUnavailable('the store of images is not available; the log says why');
  }
}
