import type { Settings } from '../../kernel/settings/settings.ts';
import { directoryMedia } from './directoryMedia.ts';
import { memoryMedia } from './memoryMedia.ts';
import type { MediaStore } from './MediaStore.ts';

/** Where images are kept, as the settings say. */
export const mediaOf = async ({ media }: Pick<Settings, 'media'>): Promise<MediaStore> =>
  media === 'memory' ? memoryMedia() : directoryMedia(media);
