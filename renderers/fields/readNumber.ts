/** Reads a number as people write it: spaces around it and commas between thousands are no part of it. */
export function readNumber(text: string): number | undefined {
  const plain = text.trim().replace(/,(?=\d{3}(?:\D|$))/g, '');
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}
