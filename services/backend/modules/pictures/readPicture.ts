import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { contentTypes, type Picture } from './Picture.ts';
import { svgFaultIn } from './svgFaultIn.ts';

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
