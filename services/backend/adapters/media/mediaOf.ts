import type { Settings } from '../../kernel/settings/settings.ts';
import { directoryMedia } from './directoryMedia.ts';
import { memoryMedia } from './memoryMedia.ts';
import type { MediaStore } from './MediaStore.ts';
import { openS3 } from './s3/openS3.ts';

/** Where images are kept, as the settings say. @throws SettingsError where that cannot be used */
export async function mediaOf({ media, mediaS3 }: Pick<Settings, 'media' | 'mediaS3'>): Promise<MediaStore> {
  if (mediaS3) return openS3(mediaS3);
  return media === 'memory' ? memoryMedia() : directoryMedia(media);
}
