import type { PdfString } from './PdfValue.ts';

const ESCAPED = /\\(?:([0-7]{1,3})|(\r\n|[\s\S]))/g;
const SIGNS: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  '\r\n': '',
  '\n': '',
  '\r': '',
};

const bytesOf = (written: string): string =>
  written.startsWith('<')
    ? Buffer.from(written.replaceAll(/[^\da-f]/gi, ''), 'hex').toString('latin1')
    : written
        .slice(1, -1)
        .replaceAll(ESCAPED, (_, code: string | undefined, sign: string) =>
          code === undefined ? (SIGNS[sign] ?? sign) : String.fromCodePoint(Number.parseInt(code, 8)),
        );

/** What a string of a PDF says, in letters of one byte each; of UTF-16, its second bytes are left, which schemes of links consist of. */
export const pdfTextOf = ({ written }: PdfString): string =>
  bytesOf(written).replaceAll(/^(?:\xFE\xFF|\xEF\xBB\xBF)|\0/g, '');
