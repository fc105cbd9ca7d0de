import type { MediaStore } from '#services/backend/adapters/media/MediaStore.ts';

/** The ids of everything that a store keeps, in their order. */
export async function keptMedia(media: Pick<MediaStore, 'list'>): Promise<readonly string[]> {
  const ids: string[] = [];
  for await (const id of media.list()) ids.push(id);
  return ids.toSorted();
}
