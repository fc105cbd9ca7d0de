import type { ImageType } from '#schemas/wire/image.ts';
import type { User } from '#schemas/wire/user.ts';
import { createId } from '../../kernel/ids/createId.ts';
import { sqlStateOf } from '../../kernel/database/sqlStateOf.ts';
import { problems } from '../../kernel/problems/problems.ts';
import type { Portal } from '../portal/Portal.ts';
import type { StoredUser } from '../profile/StoredUser.ts';
import { userOf } from '../users/userOf.ts';
import type { RemadePicture } from './remakePicture.ts';
import { addImage, pruneImages } from './store.ts';

/** Whose image it is, what it shows, and where it was sent. */
export interface ImageTarget {
  readonly organization: string;
  readonly userId: string;
  readonly type: ImageType;
  /** The visit in which it was sent; null where it was sent outside of one. */
  readonly intakeId: string | null;
  /** Whether it is sent as the photo that a visit waits for. */
  readonly reupload: boolean;
}

/** Whether the database said no. A connection that broke may have broken after the row was written. */
const isRefusal = (error: unknown) => sqlStateOf(error) !== undefined;

async function write(
  { database, media, clock }: Pick<Portal, 'database' | 'media' | 'clock'>,
  target: ImageTarget,
  { bytes, width, height }: RemadePicture,
): Promise<StoredUser> {
  const now = clock();
  const id = createId(now);
  await media.put(id, bytes);
  try {
    const user = await addImage(database, { ...target, id, size: bytes.length, width, height }, now);
    if (user) return user;
  } catch (error) {
    if (isRefusal(error)) await media.remove(id);
    throw error;
  }
  await media.remove(id);
  throw target.reupload ? problems.photoNotAsked() : problems.notFound('the patient has no such visit');
}

/**
 * Keeps an image of a patient and removes those that it replaces. The bytes are there before anything speaks of them and
 * go after nothing does any more, so that no row is ever without its bytes.
 *
 * @throws ProblemError NotFound where the visit was closed in the meantime, WrongIntakeState where no visit waits for it
 */
export async function storeImage(
  portal: Pick<Portal, 'database' | 'media' | 'imageAddresses' | 'clock'>,
  target: ImageTarget,
  picture: RemadePicture,
): Promise<User> {
  const { database, media, imageAddresses } = portal;
  const user = await write(portal, target, picture);
  for (const replaced of await pruneImages(database, target.userId)) await media.remove(replaced);
  return userOf(user, imageAddresses);
}
