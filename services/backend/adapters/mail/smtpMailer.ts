import { createTransport } from 'nodemailer';
import type { Mailer } from './Mailer.ts';
import type { SmtpSettings } from '../../kernel/settings/SmtpSettings.ts';

/** Milliseconds until a server that does not go on counts as gone. */
const PATIENCE = 10_000;

const hostOf = (from: string) => from.slice(from.lastIndexOf('@') + 1).replace(/>$/, '');

/**
 * Sends mails through a mail server, as plain text and with nothing in them that tells when they are read.
 *
 * @param patience milliseconds until a server that does not go on counts as gone
 */
export function smtpMailer({ url, from }: SmtpSettings, patience = PATIENCE): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    dnsTimeout: patience,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  });
  return {
    async send({ id, recipient, subject, text, head }) {
      const sender = head?.from === undefined ? from : { name: head.name, address: head.from };
      await transport.sendMail({
        from: sender,
        ...(head && { replyTo: { name: head.name, address: head.replyTo } }),
        // As an address and not as text: a text could name several.
        to: { name: '', address: recipient },
        subject,
        text,
        // The same at every attempt, so that a second delivery is recognised as such.
        messageId: `<${id}@${hostOf(head?.from ?? from)}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        xMailer: false,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    check: async () => void (await transport.verify()),
    close: () => transport.close(),
  };
}
