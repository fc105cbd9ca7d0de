import type { Mailer } from './adapters/mail/Mailer.ts';
import type { Scanner } from './adapters/scanner/Scanner.ts';

interface Log {
  readonly warn: (text: string) => void;
}

const reasonOf = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : 'it gave no answer';

/** Logs at the start that no virus scan answers, before a patient finds out with the first document. */
export async function tryScanner(scanner: Scanner, log: Log): Promise<void> {
  try {
    await scanner.finds(Buffer.from('Is anybody there?'));
  } catch (error) {
    log.warn(`No document can be attached until the scanner of PORTAL_CLAMD answers: ${reasonOf(error)}.`);
  }
}

/** Logs at the start that the mail server takes no mails, before a patient waits for one. */
export async function tryMailer(mailer: Mailer, log: Log): Promise<void> {
  try {
    await mailer.check?.();
  } catch (error) {
    log.warn(`Mails wait until the server of PORTAL_SMTP_URL takes them: ${reasonOf(error)}.`);
  }
}
