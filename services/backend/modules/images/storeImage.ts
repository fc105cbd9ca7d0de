import type { ImageType } from '#schemas/wire/image.ts';
import type { User } from '#schemas/wire/user.ts';
import { createId } from '../../kernel/ids/createId.ts';
import { sqlStateOf } from '../../kernel/database/sqlStateOf.ts';
import { problems } from '../../kernel/problems/problems.ts';
import type { Portal } from '../portal/Portal.ts';
import type { StoredUser } from '../profile/StoredUser.ts';
import { userOf } from '../users/userOf.ts';
import type { RemadePicture } from './remakePicture.ts';
import { addImage, pruneImages, writeAvatar, type NewPicture } from './store.ts';

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

/** @returns undefined where the row was not written, and nothing is kept */
async function write(
  { media, clock }: Pick<Portal, 'media' | 'clock'>,
  { bytes, width, height }: RemadePicture,
  add: (picture: Pick<NewPicture, 'id' | 'size' | 'width' | 'height'>, now: Date) => Promise<StoredUser | undefined>,
): Promise<StoredUser | undefined> {
  const now = clock();
  const id = createId(now);
  await media.put(id, bytes);
  try {
    const user = await add({ id, size: bytes.length, width, height }, now);
    if (!user) await media.remove(id);
    return user;
  } catch (error) {
    if (isRefusal(error)) await media.remove(id);
    throw error;
  }
}

/** The patient, once the images that a new one has replaced are gone. */
async function withoutReplaced(
  portal: Pick<Portal, 'database' | 'media' | 'imageAddresses' | 'tenants'>,
  user: StoredUser,
): Promise<User> {
  for (const replaced of await pruneImages(portal.database, user._id)) await portal.media.remove(replaced);
  return userOf(user, portal);
}

/**
 * Keeps an image of a patient and removes those that it replaces. The bytes are there before anything speaks of them and
 * go after nothing does any more, so that no row is ever without its bytes.
 *
 * @throws ProblemError NotFound where the visit was closed in the meantime, WrongIntakeState where no visit waits for it
 */
export async function storeImage(
  portal: Pick<Portal, 'database' | 'media' | 'imageAddresses' | 'tenants' | 'clock'>,
  target: ImageTarget,
  picture: RemadePicture,
): Promise<User> {
  const user = await write(portal, picture, (written, now) =>
    addImage(portal.database, { ...target, ...written }, now),
  );
  if (user) return withoutReplaced(portal, user);
  throw target.reupload ? problems.photoNotAsked() : problems.notFound('the patient has no such visit');
}

/**
 * Keeps the picture that stands for a patient in place of the one before it, in the same order.
 *
 * @throws ProblemError NotFound where the account is gone
 */
export async function storeAvatar(
  portal: Pick<Portal, 'database' | 'media' | 'imageAddresses' | 'tenants' | 'clock'>,
  patient: Pick<ImageTarget, 'organization' | 'userId'>,
  picture: RemadePicture,
): Promise<User> {
  const user = await write(portal, picture, (written, now) =>
    writeAvatar(portal.database, { ...patient, ...written }, now),
  );
  if (user) return withoutReplaced(portal, user);
  throw problems.notFound('the account is gone');
}
