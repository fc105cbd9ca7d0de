import type { Database } from '../../kernel/database/Database.ts';
import { statement } from '../../kernel/database/statement.ts';
import { withoutJob } from '../../kernel/jobs/jobId.ts';
import type { Work } from '../../kernel/jobs/Work.ts';
import { signedText, type MailHead } from './MailHead.ts';
import type { Mailer } from './Mailer.ts';
import { isSecretGone, textWith, withTokens, type LinkTokens } from '../../kernel/outbox/secretIn.ts';

const listDue = statement(
  'list_mails_due',
  `select id from outbox
    where delivered_at is null and given_up_at is null and channel = 'mail' and ${withoutJob('mail', 'outbox.id')}
      and (to_unverified or (select u.email_verified_at is not null from users u where u.id = outbox.user_id))
    order by created_at limit 50`,
);
/** What waited until an address was verified goes to that one, even if it was written when the account had another. */
const find = statement<'find_mail_due', { recipient: string }>(
  'find_mail_due',
  `select id, organization, user_id as "userId", subject, text, secret,
      case when to_unverified then recipient else coalesce((select u.email from users u where u.id = user_id), recipient)
      end as recipient
    from outbox where id = $1 and delivered_at is null and given_up_at is null`,
);
const markDelivered = statement(
  'mark_mail_delivered',
  'update outbox set delivered_at = $2, secret = case when $3 then secret end where id = $1',
);
const markGivenUp = statement('mark_mail_given_up', 'update outbox set given_up_at = $2, secret = null where id = $1');
const dropSecrets = statement(
  'drop_expired_secrets',
  'update outbox set secret = null where secret is not null and created_at < $1',
);

/** Milliseconds after which every mailed link and every code has expired. */
const EXPIRED = 15 * 60 * 1000;

/**
 * Delivers mails from the outbox, apart from the requests that wrote them: a slow or broken mail server holds nobody up,
 * and what it refuses is tried again for more than a day. Most mails wait until the patient has verified the address. The
 * link that a mail is about is kept until it was delivered or has expired.
 */
export const mailDelivery = (
  database: Database,
  mailer: Mailer,
  tokens: LinkTokens & { readonly headOf: (organization: string) => MailHead | undefined },
  clock: () => Date,
): Work => ({
  queue: 'mail',
  pause: 30_000,
  retries: { limit: 11, delay: 60 },
  // Longer than a mail server is waited for.
  expires: 120,
  async due() {
    await database.query(dropSecrets, [new Date(clock().getTime() - EXPIRED).toISOString()]);
    return (await database.query(listDue, [])).map(({ id }) => id);
  },
  async run(id) {
    const [kept] = await database.query(find, [id]);
    if (!kept) return;
    const { recipient, subject, secret, organization } = kept;
    const now = clock().toISOString();
    // Its link has expired before a mail server took it: it would lead nowhere.
    if (isSecretGone(kept.text, secret)) {
      await database.query(markGivenUp, [id, now]);
      return;
    }
    const head = tokens.headOf(organization);
    const text = signedText(textWith(withTokens(tokens, kept), secret), head);
    await mailer.send({ id, recipient, subject, text, head });
    await database.query(markDelivered, [id, now, mailer.isReadInOutbox ?? false]);
  },
  async giveUp(id) {
    await database.query(markGivenUp, [id, clock().toISOString()]);
  },
  end: () => mailer.close?.(),
});
