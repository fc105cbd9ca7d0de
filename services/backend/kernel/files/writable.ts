/** Letters that are no other letter with a mark. */
const PLAIN: { readonly [letter: string]: string } = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
  Œ: 'OE',
  œ: 'oe',
  '’': "'",
};

const isWritable = (sign: string) => /^[\u0020-\u007e\u00a0-\u00ff]+$/.test(sign);

/** A text as the fonts that every reader of PDF has can write it: another letter loses its marks, any other sign is a '?'. */
export const writable = (text: string) =>
  Array.from(
    text.normalize('NFC'),
    (sign) => [sign, PLAIN[sign] ?? '', sign.normalize('NFD').charAt(0)].find(isWritable) ?? '?',
  ).join('');
