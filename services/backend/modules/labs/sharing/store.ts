import type { ReportLink } from '#schemas/wire/labs/reportLink.ts';
import type { Database } from '../../../kernel/database/Database.ts';
import { isoText } from '../../../kernel/database/isoText.ts';
import { statement } from '../../../kernel/database/statement.ts';
import { createId } from '../../../kernel/ids/createId.ts';
import type { Attempt } from '../../../kernel/once/attemptOf.ts';
import { SHOWN_REPORTS, sqlList } from '../receiving/shownStatuses.ts';

const SHOWN = sqlList(SHOWN_REPORTS);

const LINK = `l.id as "_id", l.reader, ${isoText('l.created_at')} as created_at, ${isoText('l.expires_at')} as expires_at,
  ${isoText('l.ended_at')} as ended_at, ${isoText('l.opened_at')} as opened_at`;

/** An attempt that comes again has its link, with another secret: nobody has heard of the first, which is kept nowhere. */
const create = statement<'create_report_link', ReportLink>(
  'create_report_link',
  `insert into report_links as l (id, user_id, report_id, reader, hash, key, digest, created_at, expires_at)
    select $1, r.user_id, r.id, $4, $5, $6, $7, $8::timestamptz, $9::timestamptz from lab_reports r
    where r.id = $2 and r.user_id = $3 and r.status in (${SHOWN})
    on conflict (user_id, key) do update set hash = excluded.hash where l.digest = excluded.digest
    returning ${LINK}`,
);

const findKey = statement('find_report_link_key', 'select digest from report_links where user_id = $1 and key = $2');

const list = statement<'list_report_links', ReportLink>(
  'list_report_links',
  `select ${LINK} from report_links l where l.report_id = $1 and l.user_id = $2 order by l.created_at desc, l.id desc`,
);

/** One that has ended before stays ended at its time. */
const end = statement(
  'end_report_link',
  'update report_links set ended_at = coalesce(ended_at, $3::timestamptz) where id = $1 and user_id = $2 returning id',
);

/** Whether a link is unknown, over, or of a report that was taken back, is told to nobody. */
const open = statement<
  'open_report_link',
  { id: string; userId: string; reportId: string; reader: string; expires_at: string }
>(
  'open_report_link',
  `update report_links l set opened_at = $3::timestamptz from lab_reports r
    where l.hash = $1 and r.id = l.report_id and r.user_id = l.user_id and r.organization = $2
      and r.status in (${SHOWN}) and l.ended_at is null and l.expires_at > $3::timestamptz
    returning l.id, l.user_id as "userId", l.report_id as "reportId", l.reader, ${isoText('l.expires_at')} as expires_at`,
);

/** What a link is made of. */
interface NewLink {
  readonly userId: string;
  readonly reportId: string;
  readonly reader: string;
  readonly hash: string;
  readonly expires: Date;
}

/** Writes a link, once for an attempt. @returns undefined where the patient has no such report, or the key is of another attempt */
export async function writeLink(
  database: Database,
  { userId, reportId, reader, hash, expires }: NewLink,
  { key, digest }: Attempt,
  now: Date,
): Promise<ReportLink | undefined> {
  const [link] = await database.query(create, [
    createId(now),
    reportId,
    userId,
    reader,
    hash,
    key,
    digest,
    now.toISOString(),
    expires.toISOString(),
  ]);
  return link;
}

/** Whether an attempt's key was used for something else. */
export async function isOfAnother(database: Database, userId: string, { key, digest }: Attempt): Promise<boolean> {
  const [found] = key === null ? [] : await database.query(findKey, [userId, key]);
  return found !== undefined && found.digest !== digest;
}

/** The links of a report of a patient, newest first. */
export const listLinks = async (database: Database, reportId: string, userId: string): Promise<ReportLink[]> => [
  ...(await database.query(list, [reportId, userId])),
];

/** Ends a link of a patient. @returns false where the patient has no such link */
export async function endLink(database: Database, id: string, userId: string, now: Date): Promise<boolean> {
  return (await database.query(end, [id, userId, now.toISOString()])).length > 0;
}

/** Notes that a link is opened, and says what it shows; undefined where it shows nothing to anybody. */
export async function openLink(database: Database, hash: string, organization: string, now: Date) {
  const [opened] = await database.query(open, [hash, organization, now.toISOString()]);
  return opened;
}
