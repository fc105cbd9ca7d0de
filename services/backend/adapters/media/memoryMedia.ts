import type { MediaStore } from './MediaStore.ts';

/** Images that are gone with the process. */
export function memoryMedia(): MediaStore {
  const kept = new Map<string, Buffer>();
  return {
    async put(id, bytes) {
      kept.set(id, Buffer.from(bytes));
    },
    async read(id) {
      return kept.get(id);
    },
    async remove(id) {
      kept.delete(id);
    },
    async *list() {
      yield* kept.keys();
    },
  };
}
