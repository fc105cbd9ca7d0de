import { asc, eq } from 'drizzle-orm';
import { textWith, withTokens } from '#services/backend/kernel/outbox/secretIn.ts';
import { outbox } from '#services/backend/kernel/database/tables/outbox.ts';
import type { BackendFixture } from './backendFixture.ts';

/** The messages to an address as they are read there, oldest first. */
export async function mailsTo({ portal }: Pick<BackendFixture, 'portal'>, email: string) {
  const kept = await portal.database.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, email))
    .orderBy(asc(outbox.createdAt), asc(outbox.id));
  return kept.map((mail) => ({
    ...mail,
    text: textWith(withTokens(portal, mail), mail.secret),
  }));
}

/**
 * The link in the newest message to an address.
 *
 * @param path what the link leads to: of messages that were written at one moment, none is the newest
 */
export async function mailedLink(backend: Pick<BackendFixture, 'portal'>, email: string, path = ''): Promise<URL> {
  const mail = (await mailsTo(backend, email)).findLast(({ text }) => text.includes(path));
  const [link] = /https?:\/\/\S+/.exec(mail?.text ?? '') ?? [];
  if (link === undefined) throw new Error('no message to this address holds a link');
  return new URL(link);
}
