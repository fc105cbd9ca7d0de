import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { contentTypes, type Picture } from './Picture.ts';

const decoded = (text: string) =>
  text.replaceAll(/&#(?:x([\da-f]{1,6})|(\d{1,7}));?/gi, (_, hex?: string, decimal?: string) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
  });

/** Why an SVG text may not be shown: it is none, or it could run or declare something; undefined where it may. */
function svgFaultIn(text: string): string | undefined {
  if (!/<svg[\s>]/.test(text)) return 'is no SVG; it must begin with <svg …>';
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return 'declares a document type; take <!DOCTYPE …> out of it';
  const plain = decoded(text);
  if (/<(?:[\w-]+:)?script/i.test(plain)) return 'carries a <script>; take it out';
  const [, handler] = /<[^>]*[\s"'/](on\w+)\s*=/i.exec(plain) ?? [];
  if (handler !== undefined) return `carries the script attribute ${handler}; take it out`;
  if (/j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:/i.test(plain)) return 'carries a javascript: link; take it out';
}

const isExtension = (text: string): text is Picture['extension'] => Object.hasOwn(contentTypes, text);

/** How files of a kind begin, in Latin-1. */
const beginnings = {
  png: /^\u0089PNG\r\n/,
  webp: /^RIFF[^]{4}WEBP/,
  jpg: /^\u00FF\u00D8\u00FF/,
} as const;

/** Reads a picture file. @returns the picture as it is written, or why it cannot be shown */
export function readPicture(file: string): Picture | { readonly fault: string } {
  const extension = extname(file).slice(1);
  if (!isExtension(extension)) return { fault: `must end in .${Object.keys(contentTypes).join(', .')}` };
  const content = readFileSync(file);
  if (extension === 'svg') {
    const text = content.toString('utf8');
    const fault = svgFaultIn(text);
    return fault === undefined ? { extension, content: text } : { fault };
  }
  if (!beginnings[extension].test(content.toString('latin1', 0, 12)))
    return { fault: `is no ${contentTypes[extension]}; save it in the form that its name says` };
  return { extension, content };
}
