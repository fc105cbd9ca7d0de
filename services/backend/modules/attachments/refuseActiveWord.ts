import { unzipSync } from 'fflate';
import { problems } from '../../kernel/problems/problems.ts';

/** Most bytes of one part that says what else is in the document. */
const MOST = 2_000_000;

/** Kinds of parts that run. */
const ACTIVE_PART = /vbaProject|macroEnabled|activeX|oleObject/i;
const ACTIVE_RELATION = /\/(?:oleObject|package|control|activeXControlBinary|vbaProject|aFChunk|subDocument|frame)$/i;

/** Where a link may lead, and a template of the author's own computer. */
const LINK = /\/hyperlink$/i;
const TEMPLATE = /\/attachedTemplate$/i;
const OWN_TEMPLATE = /^(?:file:\/{3}(?![\\/])|(?![\\/]{2}))(?:[a-z]:[\\/])?[^:]*$/i;

/** Names of the streams of an old document that hold macros or files, as such a document writes them. */
const inUtf16 = (name: string) => Buffer.from(name, 'utf16le');
const ACTIVE_STREAMS = ['_VBA_PROJECT', 'Macros', 'Ole10Native'].map(inUtf16);

const active = () =>
  problems.invalidAttachment(
    'the document holds macros or other files, or loads some from elsewhere',
    'This document contains macros or other files. Save it as a PDF, and attach that.',
  );

/** The text of an XML part, in whichever encoding, with its character references written out. */
function textOf(part: Uint8Array): string {
  const encoding = part[0] === 0xff ? 'utf-16le' : part[0] === 0xfe ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding)
    .decode(part)
    .replaceAll(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (_, hex?: string, decimal?: string) =>
      String.fromCodePoint(Math.min(Number.parseInt(hex ?? decimal ?? '0', hex === undefined ? 10 : 16), 0x10ffff)),
    );
}

const attribute = (element: string, name: string): string =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(element)?.slice(1).find(Boolean) ?? '';

function isActive(relation: string): boolean {
  const type = attribute(relation, 'Type');
  if (ACTIVE_RELATION.test(type)) return true;
  if (attribute(relation, 'TargetMode').toLowerCase() !== 'external' || LINK.test(type)) return false;
  return !(TEMPLATE.test(type) && OWN_TEMPLATE.test(attribute(relation, 'Target')));
}

/** The parts that say what a document consists of, and what belongs to what. */
function describingParts(bytes: Buffer): readonly (readonly [name: string, part: Uint8Array])[] {
  try {
    return Object.entries(
      unzipSync(bytes, {
        filter({ name, originalSize }) {
          const isDescribing = /^\[content_types\]\.xml$|\.rels$/i.test(name);
          if (/vbaProject/i.test(name) || (isDescribing && originalSize > MOST)) throw active();
          return isDescribing;
        },
      }),
    );
  } catch {
    throw active();
  }
}

/**
 * Refuses a new Word document with macros, controls or files in it, whatever their names, and one that loads a template, a
 * picture or anything else from elsewhere when it is opened. Links that a reader can press stay.
 *
 * @throws ProblemError InvalidFile
 */
export function refuseActiveDocx(bytes: Buffer): void {
  for (const [name, part] of describingParts(bytes)) {
    const text = textOf(part);
    const relations = text.match(/<(?:\w+:)?Relationship\s[^>]*>/g) ?? [];
    const isList = !/\.rels$/i.test(name);
    if (/<!(?:DOCTYPE|ENTITY)/i.test(text) || (isList && ACTIVE_PART.test(text)) || relations.some(isActive))
      throw active();
  }
}

/**
 * Refuses an old Word document with macros or files in it.
 *
 * @throws ProblemError InvalidFile
 */
export function refuseActiveDoc(bytes: Buffer): void {
  if (ACTIVE_STREAMS.some((stream) => bytes.includes(stream))) throw active();
}
