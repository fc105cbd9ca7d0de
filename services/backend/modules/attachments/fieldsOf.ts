import type { SaxesTagNS } from 'saxes';
import { readXml } from './readXml.ts';
import { unclearDocument } from './WorkBudget.ts';

/** Where a field begins within others, and where one within others ends. */
const BEGIN = '\u{E000}';
const END = '\u{E001}';

/** What is read within a paragraph, or within one of the ways that a document can be shown. */
interface Frame {
  readonly isParagraph: boolean;
  readonly texts: string[];
}

const attribute = ({ attributes }: SaxesTagNS, local: string): string =>
  Object.values(attributes).find((found) => found.local === local)?.value ?? '';

/**
 * The instructions of the fields in a part of a Word document. A field is written in pieces, which belong together within a
 * paragraph; those of a field within another are given by themselves, and so is what comes behind it.
 *
 * @throws ProblemError InvalidFile where it is not well-formed, and where a field differs by how the document is shown
 */
export function fieldsOf(part: Buffer): readonly string[] {
  const found: string[] = [];
  const frames: Frame[] = [{ isParagraph: true, texts: [] }];
  let isInstruction = false;
  const add = (text: string) => {
    const frame = frames.at(-1);
    if (frame?.isParagraph !== true) throw unclearDocument('a field of the document is written in two ways');
    frame.texts.push(text);
  };
  const close = () => {
    found.push(
      ...(frames
        .pop()
        ?.texts.join('')
        .split(new RegExp(`[${BEGIN}${END}]`)) ?? []),
    );
  };
  readXml(part, {
    onOpen(element) {
      if (element.local === 'p') frames.push({ isParagraph: true, texts: [] });
      if (element.local === 'AlternateContent') frames.push({ isParagraph: false, texts: [] });
      if (element.local === 'fldSimple') found.push(attribute(element, 'instr'));
      if (element.local === 'fldChar') add(attribute(element, 'fldCharType').trim() === 'begin' ? BEGIN : END);
      if (element.local === 'instrText') isInstruction = true;
    },
    onText(text) {
      if (isInstruction) add(text);
    },
    onClose(element) {
      if (element.local === 'instrText') isInstruction = false;
      if (element.local === 'p' || element.local === 'AlternateContent') close();
    },
  });
  close();
  return found;
}
