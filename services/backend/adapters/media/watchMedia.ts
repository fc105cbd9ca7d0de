import type { MediaStore } from './MediaStore.ts';
import { AnswerableError, type ProblemError } from '../../kernel/problems/ProblemError.ts';
import { problems } from '../../kernel/problems/problems.ts';

/** Where the images are kept is away for now, or has no room left. What was asked of it may have been done or not. */
class MediaUnavailable extends AnswerableError {
  override readonly name = 'MediaUnavailable';

  constructor(options?: ErrorOptions) {
    super('the store of images gave no usable answer', options);
  }

  override answer(): ProblemError {
    return problems.serviceUnavailable('the store of images is not available; the log says why');
  }
}

async function watched<Result>(answer: Promise<Result>): Promise<Result> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof RangeError ? error : new MediaUnavailable({ cause: error });
  }
}

/** The same store, of which every failure but that of a caller is a MediaUnavailable. */
export const watchMedia = (media: MediaStore): MediaStore => ({
  put: (id, bytes) => watched(media.put(id, bytes)),
  read: (id) => watched(media.read(id)),
  remove: (id) => watched(media.remove(id)),
  list: () => media.list(),
});
