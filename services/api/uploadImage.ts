import type { ImageType } from '#schemas/wire/image.ts';
import type { User } from '#schemas/wire/user.ts';
import { currentOrganization } from './client/currentOrganization.ts';
import { fetchWithProgress } from './client/fetchWithProgress.ts';
import { http } from './client/http.ts';
import { networkError } from './client/ProblemError.ts';
import { imagesPath } from './images.ts';

/** A photo to upload, with its purpose. */
export interface ImageUpload {
  readonly photo: Blob;
  readonly type: ImageType;
  /** Whether the care team asked for a new photo. */
  readonly reupload: boolean;
  /** The visit in which the photo is sent. */
  readonly intake?: string | undefined;
}

/**
 * Uploads a photo of the patient. Fails with FileSizeLimitError, InvalidImage (fields), TooManyRequests, NetworkError,
 * or WrongIntakeState for a `reupload` that the care team is not waiting for.
 *
 * @param onProgress receives the share sent, from 0 to 1
 */
export function uploadImage(
  userId: string,
  { photo, type, reupload, intake }: ImageUpload,
  onProgress: (share: number) => void,
): Promise<User> {
  const parts = { image_type: type, reupload_image: String(reupload), ...(intake !== undefined && { intake }) };
  return send(userId, imagesPath(userId), { photo, parts }, onProgress);
}

/**
 * Uploads the picture that stands for the patient in the portal; it verifies nothing. Fails with FileSizeLimitError,
 * InvalidImage (fields), TooManyRequests or NetworkError.
 *
 * @param onProgress receives the share sent, from 0 to 1
 */
export const uploadAvatar = (userId: string, photo: Blob, onProgress: (share: number) => void): Promise<User> =>
  send(
    userId,
    `users/${currentOrganization.get()._id}/user/${userId}/avatar`,
    { photo, parts: { image_type: 'profile_images', reupload_image: 'false' } },
    onProgress,
  );

function send(
  userId: string,
  path: `users/${string}/user/${string}/${'images' | 'avatar'}`,
  { photo, parts }: { readonly photo: Blob; readonly parts: { readonly [name: string]: string } },
  onProgress: (share: number) => void,
): Promise<User> {
  const form = new FormData();
  form.set('client_id', userId);
  for (const [name, value] of Object.entries(parts)) form.set(name, value);
  form.set('file', photo, photo instanceof File ? photo.name : 'photo.jpg');
  const sendForm = fetchWithProgress(onProgress);
  return http
    .post(path, {
      body: form,
      fetch: (input, init) =>
        sendForm(input, init).catch(() => {
          throw networkError();
        }),
    })
    .json();
}
