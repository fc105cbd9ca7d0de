import { readPdf } from './readPdf.ts';

/** The text of a PDF, a line for each text that stands apart, from its first page to its last. */
export const pdfText = async (pdf: Uint8Array): Promise<string> => (await readPdf(pdf)).pages.join('\n');
