import type { SaxesTagNS } from 'saxes';
import { activeDocument, isActiveField } from './isActiveField.ts';
import { fieldsOf } from './fieldsOf.ts';
import { isOwnFile } from './isOwnFile.ts';
import { isHarmlessLink } from './isHarmlessLink.ts';
import { readXml, xmlText } from './readXml.ts';
import { readZip, unzipEntry, zipName, type ZipEntry } from './readZip.ts';
import { unclearDocument, WorkBudget } from './WorkBudget.ts';

/** Most bytes, and most parts, that say what a document consists of and what belongs to what. */
const MOST_DESCRIBING = 5_000_000;
const MOST_PARTS = 500;

/** Most bytes of the parts that are read by people: a book has less. */
const MOST_TEXT = 5_000_000;

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
  if (attribute(relation, 'TargetMode').toLowerCase() !== 'external') return false;
  if (LINK.test(type)) return !isHarmlessLink(attribute(relation, 'Target'));
  return !(TEMPLATE.test(type) && isOwnFile(attribute(relation, 'Target')));
}

/** Whether something of the list of types, or of the relations of a part, runs or loads something. */
const isActive = (element: SaxesTagNS, isList: boolean): boolean =>
  isList
    ? Object.values(element.attributes).some(({ value }) => ACTIVE_PART.test(value))
    : element.local === 'Relationship' && isActiveRelation(element);

const isDescribing = ({ name }: ZipEntry): boolean => name === TYPES || name.endsWith('.rels');

/** Kinds of parts that are XML, by what the list of types calls them. */
const XML_TYPE = /(?:\+|\/)xml$/i;

/** What the instructions of fields are written in. */
const FIELD = /instrText|fldSimple/;

/**
 * Refuses a new Word document with macros, controls or files in it, whatever their names, and one that loads a template, a
 * picture or anything else from elsewhere when it is opened. Links to pages, mails and
 * calls that a reader can press stay.
 *
 * @param unpacked bytes that may be unpacked to see what the document consists of
 * @param unpackedText bytes of its text that may be unpacked, to see its fields
 * @throws ProblemError InvalidFile
 */
export function refuseActiveDocx(
  bytes: Buffer,
  unpacked = new WorkBudget(MOST_DESCRIBING),
  unpackedText = new WorkBudget(MOST_TEXT),
): void {
  const entries = readZip(bytes);
  if (entries.some(({ name }) => name.includes('vbaproject'))) throw activeDocument();
  const describing = entries.filter(isDescribing);
  if (describing.length > MOST_PARTS)
    throw unclearDocument('the document has more parts than any that somebody writes');
  if (!describing.some(({ name }) => name === TYPES)) throw unclearDocument('the document has no list of its parts');
  const xmlNames = new Set<string>();
  const xmlExtensions = new Set(['xml']);
  for (const entry of describing)
    readXml(unzipEntry(entry, unpacked), {
      onOpen(element) {
        if (isActive(element, entry.name === TYPES)) throw activeDocument();
        if (!XML_TYPE.test(attribute(element, 'ContentType'))) return;
        xmlNames.add(zipName(attribute(element, 'PartName')));
        xmlExtensions.add(attribute(element, 'Extension').toLowerCase());
      },
    });
  for (const entry of entries) {
    const isXml = xmlNames.has(entry.name) || xmlExtensions.has(entry.name.slice(entry.name.lastIndexOf('.') + 1));
    if (!isXml || isDescribing(entry)) continue;
    const part = unzipEntry(entry, unpackedText);
    if (FIELD.test(xmlText(part)) && fieldsOf(part).some(isActiveField)) throw activeDocument();
  }
}
