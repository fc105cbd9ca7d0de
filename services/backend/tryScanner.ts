import type { Scanner } from './adapters/scanner/Scanner.ts';

/** Logs at the start that no virus scan answers, before a patient finds out with the first document. */
export async function tryScanner(scanner: Scanner, log: { readonly warn: (text: string) => void }): Promise<void> {
  try {
    await scanner.finds(Buffer.from('Is anybody there?'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'it gave no answer';
    log.warn(`No document can be attached until the scanner of PORTAL_CLAMD answers: ${reason}.`);
  }
}
