import type { S3Settings } from '../../../kernel/settings/S3Settings.ts';
import type { MediaStore } from '../MediaStore.ts';
import { bucketFault } from './bucketFault.ts';
import { s3Media } from './s3Media.ts';

/**
 * Opens a bucket for images, and tries first whether images can be kept there.
 *
 * @throws SettingsError where they cannot
 */
export async function openS3(settings: S3Settings): Promise<MediaStore> {
  const bucket = await s3Media(settings);
  try {
    await bucket.probe();
  } catch (error) {
    throw bucketFault(error, settings);
  }
  return bucket;
}
