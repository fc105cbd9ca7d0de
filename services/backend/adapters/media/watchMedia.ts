import { MediaUnavailable } from './MediaUnavailable.ts';
import type { MediaStore } from './MediaStore.ts';

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
