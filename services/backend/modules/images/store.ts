import type { ImageType } from '#schemas/wire/image.ts';
import type { Database } from '../../kernel/database/Database.ts';
import type { StoredUser } from '../profile/StoredUser.ts';
import { userColumns } from '../users/store.ts';
import { statement } from '../../kernel/database/statement.ts';

const findVisit = statement(
  'find_visit_for_image',
  'select 1 from intakes where id = $1 and user_id = $2 and closed is null',
);

const findAwaiting = statement(
  'find_visit_awaiting_photo',
  'select 1 from intakes where user_id = $1 and closed is null and awaiting_reason is not null limit 1',
);

const find = statement('find_image', 'select 1 from images where id = $1 and organization = $2');

/** Of the rows of visits: the one in which the image was sent, and those that wait for the photo that it is. */
const NAMED = '(id is not distinct from $5 and closed is null)';
const WAITING = `($6::boolean and $4 = 'profile_images' and closed is null and awaiting_reason is not null)`;

const BOTH = `((u.id_image is not null or $4 = 'id_images') and (u.profile_image is not null or $4 = 'profile_images'))`;
const REPLACES = `(case when $4 = 'id_images' then u.id_image else u.profile_image end is not null)`;

/**
 * The visits are locked before the patient, as a completion does it, so that neither waits for the other for ever. Both
 * images together are what the care team looks at: nobody is verified by an image that it has not seen. A new photo of
 * the patient is what visits on hold wait for, and nothing is written as one where no visit waits.
 */
const add = statement<'add_image', StoredUser>(
  'add_image',
  `with visits as materialized (
      select id, ${NAMED} as named, ${WAITING} as resumed from intakes
      where user_id = $2 and (${NAMED} or ${WAITING}) order by id for update
    ), patient as (
      update users u set
        id_image = case when $4 = 'id_images' then $1 else u.id_image end,
        profile_image = case when $4 = 'profile_images' then $1 else u.profile_image end,
        profile_image_at = case when $4 = 'profile_images' then $10::timestamptz else u.profile_image_at end,
        verified = u.verified and not ${BOTH} and not ${REPLACES},
        verification_status = case when ${BOTH} then 'pending'
          when u.verification_status = 'completed' and ${REPLACES} then 'outdated'
          else u.verification_status end,
        revision = u.revision + 1
      where u.id = $2 and u.organization = $3
        and (select count(*) from visits where named) = (case when $5::text is null then 0 else 1 end)
        and (not $6::boolean or exists (select 1 from visits where resumed))
      returning ${userColumns('$10')}
    ), image as (
      insert into images (id, organization, user_id, kind, bytes, width, height, created_at)
      select $1, organization, "_id", $4, $7::integer, $8::integer, $9::integer, $10::timestamptz from patient
    ), changed as (
      update intakes i set
        id_image = case when visits.named and $4 = 'id_images' then $1 else i.id_image end,
        profile_image = case when visits.named and $4 = 'profile_images' then $1 else i.profile_image end,
        awaiting_reason = case when visits.resumed then null else i.awaiting_reason end,
        on_hold_since = case when visits.resumed then null else i.on_hold_since end,
        revision = i.revision + 1
      from visits, patient where i.id = visits.id
    ), events as (
      insert into intake_events (intake_id, actor, kind, at)
      select visits.id, $2, e.kind, $10::timestamptz from visits, patient,
        lateral (values ('photographed', visits.named), ('resumed', visits.resumed)) as e (kind, happened)
      where e.happened
    )
    select * from patient`,
);

/** It stands for the patient and is looked at by nobody who verifies: no state changes with it. */
const addAvatar = statement<'add_avatar', StoredUser>(
  'add_avatar',
  `with patient as (
      update users u set avatar_image = $1, revision = u.revision + 1 where u.id = $2 and u.organization = $3
      returning ${userColumns('$7')}
    ), image as (
      insert into images (id, organization, user_id, kind, bytes, width, height, created_at)
      select $1, organization, "_id", 'avatar', $4::integer, $5::integer, $6::integer, $7::timestamptz from patient
    )
    select * from patient`,
);

const prune = statement(
  'prune_images',
  `delete from images m where m.user_id = $1
    and not exists (select 1 from users u where u.id = m.user_id and m.id in (u.id_image, u.profile_image, u.avatar_image))
    and not exists (select 1 from intakes i where i.user_id = m.user_id and m.id in (i.id_image, i.profile_image))
    returning m.id`,
);

/** Whether a visit is the patient's and not closed, so that an image may be sent in it. */
export async function takesImages(database: Database, intakeId: string, userId: string): Promise<boolean> {
  return (await database.query(findVisit, [intakeId, userId])).length > 0;
}

/** Whether the care team has asked a patient for a new photo, for which a visit waits. */
export async function awaitsPhoto(database: Database, userId: string): Promise<boolean> {
  return (await database.query(findAwaiting, [userId])).length > 0;
}

/** Whether an organization has an image. */
export async function hasImage(database: Database, organization: string, id: string): Promise<boolean> {
  return (await database.query(find, [id, organization])).length > 0;
}

/** An image that was made anew and put into the media store. */
export interface NewImage {
  readonly id: string;
  readonly organization: string;
  readonly userId: string;
  readonly type: ImageType;
  /** The visit in which it was sent; null where it was sent outside of one. */
  readonly intakeId: string | null;
  /** Whether it is sent as the photo that a visit waits for. */
  readonly reupload: boolean;
  readonly size: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Writes an image with everything that hangs on it: the patient's images and state of verification, the visit in which
 * it was sent, and the visits that waited for it.
 *
 * @returns the patient; undefined where there is no such visit any more, or none waits for it, and nothing is written
 */
export async function addImage(database: Database, image: NewImage, now: Date): Promise<StoredUser | undefined> {
  const [user] = await database.query(add, [
    image.id,
    image.userId,
    image.organization,
    image.type,
    image.intakeId,
    image.reupload,
    image.size,
    image.width,
    image.height,
    now.toISOString(),
  ]);
  return user;
}

/** A picture that was made anew and put into the media store. */
export type NewPicture = Omit<NewImage, 'type' | 'intakeId' | 'reupload'>;

/** Writes the picture that stands for a patient. @returns the patient; undefined where there is none any more */
export async function writeAvatar(
  database: Database,
  { id, organization, userId, size, width, height }: NewPicture,
  now: Date,
): Promise<StoredUser | undefined> {
  const [user] = await database.query(addAvatar, [id, userId, organization, size, width, height, now.toISOString()]);
  return user;
}

/** Removes the rows of a patient's images that neither the account nor a visit shows any more. @returns their ids */
export async function pruneImages(database: Database, userId: string): Promise<readonly string[]> {
  const rows = await database.query(prune, [userId]);
  return rows.map(({ id }) => id);
}
