import type { SaxesTagNS } from 'saxes';
import { activeDocument } from './activeDocument.ts';
import { isOwnFile } from './isOwnFile.ts';
import { readXml } from './readXml.ts';
import { readZip, unzipEntry, type ZipEntry } from './readZip.ts';
import { unclearDocument, WorkBudget } from './WorkBudget.ts';

/** Most bytes, and most parts, that say what a document consists of and what belongs to what. */
const MOST_DESCRIBING = 5_000_000;
const MOST_PARTS = 500;

const TYPES = '[content_types].xml';

/** Kinds of parts that run. */
const ACTIVE_PART = /vbaProject|macroEnabled|activeX|oleObject/i;
const ACTIVE_RELATION = /\/(?:oleObject|package|control|activeXControlBinary|vbaProject|aFChunk|subDocument|frame)$/i;

/** Where a link may lead, and a template of the author's own computer. */
const LINK = /\/hyperlink$/i;
const TEMPLATE = /\/attachedTemplate$/i;

const attribute = ({ attributes }: SaxesTagNS, name: string): string => attributes[name]?.value.trim() ?? '';

function isActiveRelation(relation: SaxesTagNS): boolean {
  const type = attribute(relation, 'Type');
  if (ACTIVE_RELATION.test(type)) return true;
  if (attribute(relation, 'TargetMode').toLowerCase() !== 'external' || LINK.test(type)) return false;
  return !(TEMPLATE.test(type) && isOwnFile(attribute(relation, 'Target')));
}

/** Whether something of the list of types, or of the relations of a part, runs or loads something. */
const isActive = (element: SaxesTagNS, isList: boolean): boolean =>
  isList
    ? Object.values(element.attributes).some(({ value }) => ACTIVE_PART.test(value))
    : element.local === 'Relationship' && isActiveRelation(element);

const isDescribing = ({ name }: ZipEntry): boolean => name === TYPES || name.endsWith('.rels');

/**
 * Refuses a new Word document with macros, controls or files in it, whatever their names, and one that loads a template, a
 * picture or anything else from elsewhere when it is opened. Links that a reader can press stay.
 *
 * @param unpacked bytes that may be unpacked to see what the document consists of
 * @throws ProblemError InvalidFile
 */
export function refuseActiveDocx(bytes: Buffer, unpacked = new WorkBudget(MOST_DESCRIBING)): void {
  const entries = readZip(bytes);
  if (entries.some(({ name }) => name.includes('vbaproject'))) throw activeDocument();
  const describing = entries.filter(isDescribing);
  if (describing.length > MOST_PARTS)
    throw unclearDocument('the document has more parts than any that somebody writes');
  if (!describing.some(({ name }) => name === TYPES)) throw unclearDocument('the document has no list of its parts');
  for (const entry of describing)
    readXml(unzipEntry(entry, unpacked), {
      onOpen(element) {
        if (isActive(element, entry.name === TYPES)) throw activeDocument();
      },
    });
}
