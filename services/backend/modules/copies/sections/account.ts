import { isLifestyleStep } from '#flows/signup/rules/lifestyleAnswers.ts';
import type { CopiedAccount, CopiedMedical } from '#schemas/wire/copied/copiedAccount.ts';
import { isoText } from '../../../kernel/database/isoText.ts';
import { statement } from '../../../kernel/database/statement.ts';
import { lifestyleSet } from '../../profile/lifestyleDefinition.ts';
import { lifestyleToday } from '../../profile/lifestyleToday.ts';
import type { StoredUser } from '../../profile/StoredUser.ts';
import type { CopyOf } from './CopyOf.ts';

/** Of the card what a patient reads on it: its id at the provider says nothing to them. */
const readAccount = statement<'copy_account', { item: CopiedAccount }>(
  'copy_account',
  `select json_build_object('_id', u.id, 'created_at', ${isoText('u.created_at')}, 'email', u.email,
      'email_verified_at', ${isoText('u.email_verified_at')},
      'former_email', (select json_build_object('email', c.email, 'verified_at', ${isoText('c.verified_at')},
          'kept_until', ${isoText('c.expires_at')})
        from email_changes c where c.user_id = u.id),
      'first_name', u.first_name, 'last_name', u.last_name, 'sex', u.sex, 'height', u.height, 'weight', u.weight,
      'height_confirmed', u.height_confirmed, 'weight_confirmed', u.weight_confirmed,
      'birthday', u.birthday, 'state', u.state, 'verified', u.verified, 'verification_status', u.verification_status,
      'mobile_number', u.mobile_number, 'mobile_verified', u.mobile_verified,
      'mobile_verification', (select json_build_object('number', m.number, 'codes_sent', m.codes_sent,
          'counted_since', ${isoText('m.counted_since')})
        from mobile_verifications m where m.user_id = u.id),
      'notifications', json_build_object('email', u.email_notifications, 'sms_since', ${isoText('u.sms_since')},
        'sms_stopped_at', ${isoText('u.sms_stopped_at')}),
      'waits_for_lab_note', u.waits_for_lab_note,
      'shipping_info', u.shipping_info,
      'card', case when u.card is not null then json_build_object('brand', u.card->'brand', 'last4', u.card->'last4',
        'exp_month', u.card->'exp_month', 'exp_year', u.card->'exp_year') end,
      'referral', u.referral, 'affiliate', u.affiliate,
      'social_security_number_since', (select ${isoText('n.updated_at')}
        from social_security_numbers n where n.user_id = u.id),
      'two_step_since', (select ${isoText('t.turned_on_at')} from two_steps t where t.user_id = u.id),
      'passkeys', (select coalesce(json_agg(json_build_object('made_with', k.user_agent,
          'created_at', ${isoText('k.created_at')}, 'last_used_at', ${isoText('k.last_used_at')}) order by k.created_at), '[]')
        from passkeys k where k.user_id = u.id),
      'feature_flags', json_build_object('labs2', u.labs2),
      'mailing_list', (select coalesce(json_agg(json_build_object('name', t.name, 'status', t.status,
          'updated_at', ${isoText('t.updated_at')}) order by t.updated_at), '[]')
        from mailing_tags t where t.user_id = u.id)) as item
    from users u where u.id = $1`,
);

const readMedical = statement<'copy_medical_profile', Pick<StoredUser, 'medical_profile' | 'lifestyle_version'>>(
  'copy_medical_profile',
  'select medical_profile, lifestyle_version from users where id = $1',
);

/** The account of a patient. @throws Error where it is gone */
export async function copiedAccount({ portal, userId }: CopyOf): Promise<CopiedAccount> {
  const [row] = await portal.database.query(readAccount, [userId]);
  if (!row) throw new Error('the patient is gone');
  return row.item;
}

/** The medical profile, whatever of it is still asked. @throws Error where the patient is gone */
export async function copiedMedical({ portal, userId }: CopyOf): Promise<CopiedMedical> {
  const [row] = await portal.database.query(readMedical, [userId]);
  if (!row) throw new Error('the patient is gone');
  const titles = new Map(
    Object.values(lifestyleSet.sections)
      .flat()
      .filter(isLifestyleStep)
      .map(({ id, title }) => [id, title]),
  );
  return {
    history: row.medical_profile,
    lifestyle: Object.entries(lifestyleToday(lifestyleSet, row)).map(([step, answer]) => ({
      question: titles.get(step) ?? step,
      answer: [answer].flat(),
    })),
  };
}
