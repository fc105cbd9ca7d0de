import type { CreatedReportLink, NewReportLink } from '#schemas/wire/labs/reportLink.ts';
import { lineFault } from '#flows/signup/rules/lineFault.ts';
import type { Attempt } from '../../../kernel/once/attemptOf.ts';
import { problems } from '../../../kernel/problems/problems.ts';
import { linkToken } from '../../accounts/linkToken.ts';
import type { Portal } from '../../portal/Portal.ts';
import { isOfAnother, writeLink } from './store.ts';

const DAY = 24 * 60 * 60 * 1000;

/** What is wrong with the name of a reader; undefined where nothing is. */
const faultOf = (reader: string) =>
  reader === '' ? { code: 'required', message: 'Please write whom the link is for.' } : lineFault(reader, 'name');

/**
 * Makes a link to a report of a patient. What opens it is answered and kept nowhere.
 *
 * @throws ProblemError InvalidAnswer (reader), NotFound where the patient has no such report, IdempotencyConflict
 */
export async function createLink(
  { database, clock }: Pick<Portal, 'database' | 'clock'>,
  of: { readonly userId: string; readonly reportId: string },
  { reader: written, days }: NewReportLink,
  attempt: Attempt,
): Promise<CreatedReportLink> {
  const reader = written.trim();
  const fault = faultOf(reader);
  if (fault) throw problems.invalidAnswer([{ field: 'reader', ...fault }]);
  const now = clock();
  const secret = linkToken.create();
  const expires = new Date(now.getTime() + days * DAY);
  const link = await writeLink(database, { ...of, reader, expires, hash: linkToken.hashOf(secret) }, attempt, now);
  if (link) return { link, secret };
  if (await isOfAnother(database, of.userId, attempt)) throw problems.idempotencyConflict();
  throw problems.notFound('the patient has no such report');
}
