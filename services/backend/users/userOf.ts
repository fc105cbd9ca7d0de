import type { User } from '#schemas/wire/user.ts';

/** The patient alone, out of a row that was read together with others. */
export const userOf = (row: User): User => ({
  _id: row._id,
  organization: row.organization,
  email: row.email,
  first_name: row.first_name,
  last_name: row.last_name,
  sex: row.sex,
  height: row.height,
  weight: row.weight,
  birthday: row.birthday,
  state: row.state,
  verified: row.verified,
  mobile_number: row.mobile_number ?? null,
  mobile_verified: row.mobile_verified,
  verificationStatus: row.verificationStatus,
  medical_profile: row.medical_profile,
  shipping_info: row.shipping_info,
  stripe_id: row.stripe_id,
  stripe_profile: row.stripe_profile,
  has_card_source: row.has_card_source,
  membership: row.membership,
  mailchimp_id: row.mailchimp_id,
  intakes: row.intakes,
  revision: row.revision,
});
