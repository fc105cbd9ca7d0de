const decoded = (text: string) =>
  text.replaceAll(/&#(?:x([\da-f]{1,6})|(\d{1,7}));?/gi, (_, hex?: string, decimal?: string) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
  });

/** Why an SVG text may not be shown: it is none, or it could run or declare something; undefined where it may. */
export function svgFaultIn(text: string): string | undefined {
  if (!/<svg[\s>]/.test(text)) return 'is no SVG; it must begin with <svg …>';
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return 'declares a document type; take <!DOCTYPE …> out of it';
  const plain = decoded(text);
  if (/<(?:[\w-]+:)?script/i.test(plain)) return 'carries a <script>; take it out';
  const [, handler] = /<[^>]*[\s"'/](on\w+)\s*=/i.exec(plain) ?? [];
  if (handler !== undefined) return `carries the script attribute ${handler}; take it out`;
  if (/j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:/i.test(plain)) return 'carries a javascript: link; take it out';
}
