import type { Facts } from '#engine/definition/facts.ts';
import type { MedicalHistory } from '#schemas/wire/medicalProfile.ts';
import type { ProblemField } from '#schemas/problem.ts';
import type { User, UserUpdate } from '#schemas/wire/user.ts';
import { once } from '../../kernel/once/once.ts';
import { problems } from '../../kernel/problems/problems.ts';
import type { Portal } from '../portal/Portal.ts';
import { today } from '../../kernel/clock/days.ts';
import { checkUserUpdate } from './checkUserUpdate.ts';
import { medicalFields } from '../profile/medicalFields.ts';
import { normaliseUpdate } from './normaliseUpdate.ts';
import { factsOf } from '../profile/factsOf.ts';
import { stopsOfPatient } from '../stops/stopsOfPatient.ts';
import { findUser, updateUser } from './store.ts';
import type { StoredUser } from '../profile/StoredUser.ts';
import { userOf } from './userOf.ts';

/** What identity verification has confirmed. */
const VERIFIED = ['first_name', 'last_name', 'sex', 'birthday'] as const;

const LOCKED = "This profile is verified and can't be changed. For any updates, please contact support.";

const UNVERIFIED = 'Please verify your mobile number first. Then you can choose how we keep you up to date.';

/** The country of an address that names none; parcels go nowhere else. */
const HOME = 'us';

const MEDICAL = 'patient.medical_profile.';

function lockedFields(user: StoredUser, update: UserUpdate): readonly ProblemField[] {
  if (!user.verified) return [];
  return VERIFIED.filter((name) => update[name] !== undefined && update[name] !== user[name]).map((field) => ({
    field,
    code: 'verified',
    message: LOCKED,
  }));
}

/** The preferences of an update that leaves the patient without a verified mobile number: they are offered with one only. */
function unverifiedFields(
  user: StoredUser,
  { notifications = {}, mobile_number }: UserUpdate,
): readonly ProblemField[] {
  const isVerified = user.mobile_verified && (mobile_number === undefined || mobile_number === user.mobile_number);
  if (isVerified) return [];
  return Object.keys(notifications).map((name) => ({
    field: `notifications.${name}`,
    code: 'unverified',
    message: UNVERIFIED,
  }));
}

/** @throws ProblemError InvalidRequest where the medical profile has no such field */
function refuseUnknown({ medical_profile = {} }: UserUpdate): void {
  const unknown = Object.keys(medical_profile).filter((name) => !medicalFields.has(name));
  if (unknown.length === 0) return;
  throw problems.invalidRequest(
    'no question saves this in the medical profile',
    unknown.map((name) => ({
      field: `medical_profile.${name}`,
      code: 'additionalProperties',
      message: 'The medical profile has no such entry.',
    })),
  );
}

/**
 * Changes a patient's own profile on the revision that the patient saw. Without one, on whatever is stored. The stops that it
 * raises, in visits and for treatments, are written down with it.
 *
 * @throws ProblemError NotFound, InvalidRequest, RevisionConflict with the stored user, or InvalidAnswer with the refused
 * fields
 */
export async function changeUser(
  portal: Portal,
  organization: { readonly id: string; readonly name: string },
  id: string,
  sent: UserUpdate,
): Promise<User> {
  refuseUnknown(sent);
  const { database, clock } = portal;
  const update = normaliseUpdate(sent);
  return once<User>({
    plan: async () => {
      const user = await findUser({ database, clock }, organization.id, id);
      if (!user) throw problems.notFound();
      if (update.revision !== undefined && update.revision !== user.revision)
        throw problems.revisionConflict(userOf(user, portal));
      const refused = [...lockedFields(user, update), ...unverifiedFields(user, update)];
      if (refused.length > 0) throw problems.invalidAnswer(refused);
      const checked = checkUserUpdate(user, update, today(clock()));
      if (checked.problems.length > 0)
        throw problems.invalidAnswer(
          checked.problems.map((problem) => ({
            ...problem,
            message: problem.message.replaceAll('{organization.name}', organization.name),
          })),
        );
      const { medical_profile, shipping_info: parts, notifications, ...profile } = update;
      const shipping_info = parts ? { country: HOME, ...user.shipping_info, ...parts } : user.shipping_info;
      const medical: MedicalHistory = Object.fromEntries(
        Object.entries({ ...factsWithPrefix(medical_profile), ...checked.facts })
          .filter(([ref]) => ref.startsWith(MEDICAL))
          .map(([ref, value]) => [ref.slice(MEDICAL.length), value]),
      );
      const changed = {
        ...user,
        ...profile,
        ...confirmedIn(checked.facts),
        shipping_info,
        notifications: { ...user.notifications, ...notifications },
        revision: user.revision,
      };
      const now = clock();
      const after = { ...changed, medical_profile: { ...user.medical_profile, ...medical } };
      const stops = await stopsOfPatient(portal, id, { before: factsOf(user), after: factsOf(after) }, now);
      return {
        write: async () => {
          const updated = await updateUser(database, changed, medical, stops, now);
          if (updated && stops.length > 0) portal.jobs.wake('holds');
          return updated && userOf(updated, portal);
        },
      };
    },
  });
}

/** What was confirmed of the numbers that an update sets: another number ends the confirmation of the one before. */
const confirmedIn = (facts: Facts) =>
  Object.fromEntries(
    (['height_confirmed', 'weight_confirmed'] as const).flatMap((name) => {
      const value = facts[`patient.${name}`];
      return value === undefined ? [] : [[name, typeof value === 'number' ? value : null]];
    }),
  );

const factsWithPrefix = (profile: UserUpdate['medical_profile']) =>
  Object.fromEntries(Object.entries(profile ?? {}).map(([name, value]) => [MEDICAL + name, value]));
