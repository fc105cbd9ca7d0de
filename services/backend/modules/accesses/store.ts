import type { Access, Accesses } from '#schemas/wire/access.ts';
import type { Database } from '../../kernel/database/Database.ts';
import { isoText } from '../../kernel/database/isoText.ts';
import { statement } from '../../kernel/database/statement.ts';

/** Whose a photo, a file of a message, an invoice, an appointment or a lab report is that was opened by its address alone. */
const OWNER = `coalesce(
    (select i.user_id from images i where i.id = e.ids->>'imageId'),
    (select f.user_id from attachments f where f.id = e.ids->>'mediaId'),
    (select s.user_id from invoices v join subscriptions s on s.id = v.subscription_id where v.id = e.ids->>'invoiceId'),
    (select a.user_id from appointments a where a.id = e.ids->>'appointmentId'),
    (select l.user_id from report_links l where l.id = e.ids->>'linkId'))`;

/** Whose what the care team acted on is. */
const TREATED = `coalesce(
    (select u.id from users u where u.id = e.ids->>'userId'),
    (select i.user_id from intakes i where i.id = e.ids->>'intakeId'),
    (select o.user_id from orders o where o.id = e.ids->>'orderId'),
    (select s.user_id from subscriptions s where s.id = e.ids->>'subscriptionId'),
    (select l.user_id from lab_panels l where l.id = e.ids->>'panelId'),
    (select c.user_id from conversations c where c.id = e.ids->>'conversationId'))`;

const insert = statement(
  'insert_accesses',
  `insert into accesses (at, organization, patient, actor, reader, session, route, ids, status, address, user_agent)
    select noted.* from (
      select e.at, e.organization,
        case when e.by_care_team then ${TREATED} else coalesce(e.actor, ${OWNER}) end as patient, e.actor, e.reader, e.session, e.route, e.ids, e.status,
        e.address, e.user_agent
      from jsonb_to_recordset($1::jsonb) as e (at timestamptz, organization text, actor text, reader text, session text, route text,
        ids jsonb, status integer, address text, user_agent text, by_care_team boolean)
    ) noted where noted.patient is not null`,
);

const list = statement<'list_accesses', Access>(
  'list_accesses',
  `select a.id::text as "_id", ${isoText('a.at')} as at, a.actor as "user", a.reader, a.session, a.route, a.ids, a.status,
      a.address, a.user_agent
    from accesses a where a.patient = $1 and ($2::text is null or a.id < $2::text::bigint)
    order by a.id desc limit $3::integer`,
);

const sweep = statement('sweep_accesses', 'delete from accesses where at < $1');

/** Something that a request read or changed, as it is noted. */
export interface NotedAccess {
  readonly at: Date;
  readonly organization: string;
  /** Who; null where a signed address was opened, which says whose record it is and not who reads. */
  readonly actor: string | null;
  /** Whether `actor` is of the care team or a laboratory: then the ids say whose record it is. */
  readonly by_care_team?: boolean;
  /** Whom a link of the patient was for. */
  readonly reader?: string;
  readonly session: string | null;
  readonly route: string;
  readonly ids: { readonly [name: string]: string };
  readonly status: number;
  readonly address: string;
  readonly user_agent: string;
}

/**
 * Writes what was noted, all of it or nothing. What belongs to nobody is left out.
 *
 * @param noted each entry as JSON
 */
export async function insertAccesses(database: Database, noted: readonly string[]): Promise<void> {
  await database.query(insert, [`[${noted.join()}]`]);
}

/**
 * A page of what was read and changed of a patient's record, newest first.
 *
 * @param before the `next` of the page before
 */
export async function accessesOf(
  database: Database,
  patient: string,
  { before, limit = 50 }: { readonly before?: string | undefined; readonly limit?: number },
): Promise<Pick<Accesses, 'accesses' | 'next'>> {
  const rows = await database.query(list, [patient, before ?? null, limit + 1]);
  const accesses = rows.slice(0, limit);
  return { accesses: [...accesses], next: rows.length > limit ? (accesses.at(-1)?._id ?? null) : null };
}

/** Removes what is older than a moment. */
export async function removeAccesses(database: Database, before: Date): Promise<void> {
  await database.query(sweep, [before.toISOString()]);
}
