import type { Scanner } from './adapters/scanner/Scanner.ts';

/** Tells whoever runs the portal at the start, and not a patient at the first document, that no virus scan answers. */
export async function tryScanner(scanner: Scanner, log: { readonly warn: (text: string) => void }): Promise<void> {
  try {
    await scanner.finds(Buffer.from('Is anybody there?'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'it gave no answer';
    log.warn(`No document can be attached until the scanner of PORTAL_CLAMD answers: ${reason}.`);
  }
}
