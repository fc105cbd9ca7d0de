import type { User } from '#schemas/wire/user.ts';
import { classesIn } from '#flows/medicines/rules/classFacts.ts';
import type { SignedAddresses } from '../../kernel/http/SignedAddresses.ts';
import { factsOf } from '../profile/factsOf.ts';
import { medicalProfileOf } from '../profile/medicalProfileOf.ts';
import type { Portal } from '../portal/Portal.ts';
import type { StoredUser } from '../profile/StoredUser.ts';

/** The patient alone, as the wire has one, out of a row that may have been read together with others. */
export function userOf(row: StoredUser, { imageAddresses, tenants }: Pick<Portal, 'imageAddresses' | 'tenants'>): User {
  const facts = factsOf(row);
  const medicine_classes = classesIn((ref) => facts[ref]);
  return {
    _id: row._id,
    organization: row.organization,
    email: row.email,
    email_verified: row.email_verified,
    first_name: row.first_name,
    last_name: row.last_name,
    sex: row.sex,
    height: row.height,
    weight: row.weight,
    height_confirmed: row.height_confirmed,
    weight_confirmed: row.weight_confirmed,
    birthday: row.birthday,
    state: row.state,
    verified: row.verified,
    mobile_number: row.mobile_number ?? null,
    mobile_verified: row.mobile_verified,
    waits_for_lab_note: row.waits_for_lab_note,
    notifications: row.notifications,
    verificationStatus: row.verificationStatus,
    medical_profile: medicalProfileOf(row),
    ...(medicine_classes && { medicine_classes }),
    shipping_info: row.shipping_info,
    stripe_id: row.stripe_id,
    stripe_profile: { stripe_customer: { default_source: row.default_source } },
    analytics_traits: {
      ...(row.referral !== null && { referral: row.referral }),
      ...(row.affiliate !== null && { affiliate: row.affiliate }),
    },
    has_card_source: row.has_card_source,
    membership: row.membership,
    mailchimp_id: row.mailchimp_id,
    feature_flags: flagsOf(row, tenants),
    image: imageOf(row, imageAddresses),
    appointment_counts: {
      upcoming: row.upcoming_appointments.length,
      user_verification: row.upcoming_appointments.filter((kind) => kind === 'user-verification').length,
    },
    intakes: row.visits.map(({ id }) => id),
    complete_intake: row.visits.some(({ patient_complete }) => patient_complete !== null),
    requires_intake: row.visits.every(({ patient_complete, closed }) => patient_complete === null && closed !== null),
    revision: row.revision,
  };
}

/** What staff have said of the patient wins over what the organization says of all its patients. */
function flagsOf({ organization, labs2 }: StoredUser, tenants: Portal['tenants']): User['feature_flags'] {
  const tenant = tenants.all.find(({ id }) => id === organization);
  return { labs2: labs2 ?? tenant?.feature_flags?.labs2 ?? true };
}

function imageOf(
  { organization, id_image, profile_image, profile_image_at, avatar_image }: StoredUser,
  addresses: SignedAddresses,
): User['image'] {
  const profile_url = addresses.of(organization, profile_image);
  const id_url = addresses.of(organization, id_image);
  const avatar_url = addresses.of(organization, avatar_image);
  return {
    avatar: avatar_url === null ? null : { avatar_url },
    id: id_url === null ? null : { id_url },
    profile:
      profile_url === null || profile_image_at === null ? null : { profile_url, date_uploaded: profile_image_at },
  };
}
