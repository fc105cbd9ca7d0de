import type { Database } from '../../kernel/database/Database.ts';
import { statement } from '../../kernel/database/statement.ts';
import { withoutJob } from '../../kernel/jobs/jobId.ts';
import type { Work } from '../../kernel/jobs/Work.ts';
import type { Mailer } from './Mailer.ts';

const listDue = statement(
  'list_mails_due',
  `select id from outbox
    where delivered_at is null and given_up_at is null and channel = 'mail' and ${withoutJob('mail', 'outbox.id')}
    order by created_at limit 50`,
);
const find = statement(
  'find_mail_due',
  `select id, recipient, subject, text from outbox where id = $1 and delivered_at is null and given_up_at is null`,
);
const markDelivered = statement('mark_mail_delivered', 'update outbox set delivered_at = $2 where id = $1');
const markGivenUp = statement('mark_mail_given_up', 'update outbox set given_up_at = $2 where id = $1');

/**
 * Delivers mails from the outbox, apart from the requests that wrote them: a slow or broken mail server holds nobody up,
 * and what it refuses is tried again for more than a day.
 */
export const mailDelivery = (database: Database, mailer: Mailer, clock: () => Date): Work => ({
  queue: 'mail',
  pause: 30_000,
  retries: { limit: 11, delay: 60 },
  // Longer than a mail server is waited for.
  expires: 120,
  due: async () => (await database.query(listDue, [])).map(({ id }) => id),
  async run(id) {
    const [mail] = await database.query(find, [id]);
    if (!mail) return;
    await mailer.send(mail);
    await database.query(markDelivered, [id, clock().toISOString()]);
  },
  async giveUp(id) {
    await database.query(markGivenUp, [id, clock().toISOString()]);
  },
  end: () => mailer.close?.(),
});
