import type { FastifyRequest } from 'fastify';
import { statement } from '../../kernel/database/statement.ts';
import type { Access } from '../access/AccessTokens.ts';
import type { Portal } from '../portal/Portal.ts';
import { sessionCookies } from './sessionCookies.ts';

const findPatient = statement(
  'find_patient_of_session',
  `select s.user_id from sessions s join users u on u.id = s.user_id
    where s.id = $1 and s.organization = $2 and s.ended_at is null and s.epoch = u.session_epoch`,
);

/** A page that is opened by its patient: not one that a browser or a script reads ahead, in a frame, or as data. */
const isOpened = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  headers['sec-fetch-dest'] === 'document' &&
  headers['sec-purpose'] === undefined &&
  headers['purpose'] === undefined;

/** Who opens a page, by the cookie of pages; undefined where that is unknown, or nobody opens it yet. */
export async function patientOfPage(
  { database, pageTokens, clock }: Pick<Portal, 'database' | 'pageTokens' | 'clock'>,
  request: FastifyRequest,
): Promise<Access | undefined> {
  const token = isOpened(request) ? sessionCookies.readPage(request) : undefined;
  const session = token === undefined ? undefined : pageTokens.sessionOf(token, clock());
  if (session === undefined) return undefined;
  const organization = request.tenant.id;
  const [found] = await database.query(findPatient, [session, organization]);
  return found && { user: found.user_id, organization, session };
}
