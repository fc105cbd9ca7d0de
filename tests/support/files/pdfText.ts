import { inflateSync } from 'node:zlib';

const WRITTEN = /\[((?:<[0-9a-f]*>|[\s\d.-])*)\] TJ/gi;

/** What is written in a PDF in the fonts that every reader has, a line of text each. */
export function pdfText(pdf: Buffer): string {
  const source = pdf.toString('latin1');
  const streams = [...source.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, stream = '']) => {
    const bytes = Buffer.from(stream, 'latin1');
    return source.includes('/FlateDecode') ? inflateSync(bytes).toString('latin1') : stream;
  });
  return streams
    .flatMap((stream) => [...stream.matchAll(WRITTEN)])
    .map(([, parts = '']) =>
      [...parts.matchAll(/<([0-9a-f]*)>/gi)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join(''),
    )
    .join('\n');
}
