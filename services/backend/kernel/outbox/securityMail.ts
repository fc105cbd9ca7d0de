interface Parts {
  /** The part of the statement whose rows, each a patient with `id`, `organization` and `email`, are written to. */
  readonly source: string;
  /** Expressions over a row `s` of the source. */
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  readonly now: string;
}

/**
 * A part of a statement that writes to patients about the safety of their accounts: to the address of the account, verified
 * or not, and to the one before it for as long as the change can be undone.
 *
 * @returns a query to put between `insert into outbox` and the next part
 */
export const securityMail = ({ source, id, subject, text, now }: Parts): string =>
  `insert into outbox (id, organization, user_id, channel, recipient, subject, text, to_unverified, created_at)
      select left(encode(sha256(convert_to(${id} || a.recipient, 'utf8')), 'hex'), 24), s.organization, s.id, 'mail',
        a.recipient, ${subject}, ${text}, true, ${now}::timestamptz
      from ${source} s, lateral (
        select s.email as recipient
        union
        select c.email from email_changes c where c.user_id = s.id and c.expires_at > ${now}::timestamptz
      ) a`;
