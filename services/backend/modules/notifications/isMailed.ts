import type { StatementTypes } from '../../kernel/database/StatementTypes.ts';

/**
 * What each statement that writes a mail writes it for. News tell only what a notification in the portal tells as well, and
 * are for patients to choose. What guards an account, says what happened to money, or cannot wait for safety, always comes.
 */
export const mailPurposes = {
  // To the care team.
  tell_stop: 'security',
  create_account: 'security',
  mail_email_verification: 'security',
  issue_account_link: 'security',
  reset_password: 'security',
  warn_of_guesses: 'security',
  warn_of_device: 'security',
  change_email: 'security',
  undo_email_change: 'security',
  change_password: 'security',
  finish_data_copy: 'security',
  close_account: 'security',
  reopen_account: 'security',
  turn_on_two_step: 'security',
  turn_off_two_step: 'security',
  renew_recovery_codes: 'security',
  spend_recovery_code: 'security',
  warn_of_codes: 'security',
  begin_lost_step: 'security',
  end_lost_step: 'security',
  add_passkey: 'security',
  remove_passkey: 'security',
  complete_intake: 'money',
  submit_order: 'money',
  activate_subscription: 'money',
  // Nothing was charged, and what was reserved is released.
  refuse_visit: 'money',
  receive_payment_event: 'money',
  receive_subscription_event: 'money',
  receive_refund: 'money',
  pay_subscription: 'money',
  resume_subscription_now: 'money',
  pay_renewal: 'money',
  turn_period: 'money',
  // To the care team alone.
  note_refused_lab_bundle: 'safety',
  answer_patient: 'news',
  // A critical result is mailed in any case.
  receive_lab_reports: 'news',
  explain_lab_report: 'news',
  approve_visit: 'news',
  request_photo: 'news',
  ship_order: 'news',
  deliver_order: 'news',
  // A treatment on hold: the patient asks before the next dose.
  hold_subscription: 'safety',
  clear_stops: 'news',
  pause_subscription: 'news',
  resume_subscription: 'news',
  reschedule_subscription: 'news',
  cancel_subscription: 'news',
  decide_identity: 'news',
  book_verification_call: 'news',
  insert_appointment: 'news',
  move_appointment: 'news',
  cancel_appointment: 'news',
} as const satisfies { readonly [name in keyof StatementTypes]?: 'security' | 'money' | 'safety' | 'news' };

/** A statement that writes a mail. */
export type MailingStatement = keyof typeof mailPurposes;

/**
 * The condition under which a statement writes its mail to a patient.
 *
 * @param name of the statement
 * @param user name of a row that has `email_notifications`
 */
export const isMailed = (name: MailingStatement, user: string): string =>
  mailPurposes[name] === 'news' ? `${user}.email_notifications` : 'true';
