import type { Caller } from './beginSession.ts';
import { picture } from '../files/pictures.ts';

/** Sends photos of a patient's ID and face, as the portal would. */
export async function sendPhotos(url: string, { organization, userId, headers }: Caller): Promise<void> {
  const photo = await picture().jpeg().toBuffer();
  for (const type of ['id_images', 'profile_images']) {
    const body = new FormData();
    body.set('client_id', userId);
    body.set('image_type', type);
    body.set('reupload_image', 'false');
    body.set('file', new Blob([photo]), 'photo.jpg');
    const sent = await fetch(`${url}/users/${organization}/user/${userId}/images`, { method: 'POST', headers, body });
    if (!sent.ok) throw new Error(`the photo was answered with ${sent.status}`);
  }
}
