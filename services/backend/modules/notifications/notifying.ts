import type { NotificationEvent } from '#schemas/wire/notification.ts';

interface Parts {
  readonly event: NotificationEvent;
  /** The part of the statement whose rows are told of. */
  readonly source: string;
  /** Expressions over a row `s` of the source. */
  readonly user?: string;
  /** What it is about; with the state that it has come to, where the same can happen to it again. */
  readonly about: string;
  /** Of a lab panel: its id, and that of the report that is ready. */
  readonly lab?: { readonly panel: string; readonly report: string };
  /** Whether the row is told of; every row where it is left out. */
  readonly when?: string;
  readonly now: string;
  /** The name of the part, where a statement tells of several events. */
  readonly as?: string;
}

/**
 * Expression of the id of a notification: it follows from patient, event and what it is about.
 *
 * @param user expression of the patient's id
 * @param about expressions, separated by commas
 */
export const notificationId = (user: string, event: NotificationEvent, about: string): string =>
  `left(encode(sha256(convert_to(concat_ws(' ', ${user}, '${event}', ${about}), 'utf8')), 'hex'), 24)`;

/**
 * A part of a statement that tells patients of an event in the portal: with what has happened or not at all, and once.
 */
export const notifying = ({
  event,
  source,
  user = 's.user_id',
  about,
  lab = { panel: 'null', report: 'null' },
  when = 'true',
  now,
  as = 'notified',
}: Parts): string =>
  `${as} as (
      insert into notifications (id, user_id, event, panel_id, report_id, created_at)
      select ${notificationId(user, event, about)}, ${user}, '${event}', ${lab.panel}, ${lab.report}, ${now}::timestamptz
      from ${source} s where ${when}
      on conflict do nothing
    )`;
