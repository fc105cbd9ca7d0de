import type { MedicalProfile } from '#schemas/wire/medicalProfile.ts';
import type { User } from '#schemas/wire/user.ts';
import type { Database } from '../database/Database.ts';

/** The columns of `users u`, named as the wire names them. */
export const USER_COLUMNS = `u.id as "_id", u.organization, u.email, u.first_name, u.last_name, u.sex, u.height, u.weight,
  u.birthday, u.state, u.verified, u.mobile_number, u.mobile_verified, u.verification_status as "verificationStatus",
  u.medical_profile, u.revision`;

const find = { name: 'find_user', text: `select ${USER_COLUMNS} from users u where u.id = $1 and u.organization = $2` };

const update = {
  name: 'update_user',
  text: `update users u set first_name = $3, last_name = $4, sex = $5, height = $6, weight = $7, birthday = $8, state = $9,
    medical_profile = u.medical_profile || $10::jsonb, revision = u.revision + 1
    where u.id = $1 and u.revision = $2 returning ${USER_COLUMNS}`,
};

/** The patient of an organization; undefined where there is none. */
export async function findUser(database: Database, organization: string, id: string): Promise<User | undefined> {
  const [user] = await database.query<User>(find, [id, organization]);
  return user;
}

/**
 * Writes the profile of a patient on the revision that it was read at, and merges a part of the medical profile.
 *
 * @returns undefined where the stored revision is another by now
 */
export async function updateUser(
  database: Database,
  user: User,
  medicalProfile: MedicalProfile,
): Promise<User | undefined> {
  const { _id, revision, first_name, last_name, sex, height, weight, birthday, state } = user;
  const [updated] = await database.query<User>(update, [
    _id,
    revision,
    first_name,
    last_name,
    sex ?? null,
    height ?? null,
    weight ?? null,
    birthday ?? null,
    state ?? null,
    JSON.stringify(medicalProfile),
  ]);
  return updated;
}
