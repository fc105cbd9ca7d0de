/** Parses a number as people write it: surrounding spaces and commas between thousands are ignored. */
export function readNumber(text: string): number | undefined {
  const plain = text.trim().replace(/,(?=\d{3}(?:\D|$))/g, '');
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}
