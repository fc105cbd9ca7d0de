import { isOwnFile } from './isOwnFile.ts';
import { isHarmlessLink } from './isHarmlessLink.ts';
import { problems } from '../../kernel/problems/problems.ts';

/** Fields that start a program, and that bring in another file. */
const ACTIVE = /^[\s"]*(?:dde|ddeauto|includetext|link)\b/i;

/** Links that a reader may press, and what is written beside where they lead: a tip and the name of a window. */
const LINK = /^[\s"]*hyperlink\b/i;
const BESIDE = /\\[ot]\s*(?:"[^"]*"?|\S+)/gi;

const leadsAway = (link: string): boolean =>
  Array.from(
    link
      .replace(LINK, '')
      .replaceAll(BESIDE, '')
      .matchAll(/"([^"]*)|[^\s"]+/g),
  ).some(([word, quoted]) => !isHarmlessLink((quoted ?? word).trim()));

/** Fields that bring in a picture, and what they say about it. */
const PICTURE = /^[\s"]*(?:includepicture|import)\b(?:\s*\\[a-z*]\s)*\s*(?:"([^"]*)|(\S*))/i;

/**
 * Whether a field of a Word document starts a program or loads something: `DDEAUTO c:\\a.exe` does, `PAGE` and a `HYPERLINK` to a page do not.
 * Pictures that were pasted with a message or on the author's own computer stay: there is nothing to load them from.
 *
 * @param instruction what is written in the field
 */
export function isActiveField(instruction: string): boolean {
  if (ACTIVE.test(instruction)) return true;
  if (LINK.test(instruction)) return leadsAway(instruction);
  const picture = PICTURE.exec(instruction);
  if (!picture) return false;
  const target = (picture[1] ?? picture[2] ?? '').trim();
  // A picture that other fields name can't be known.
  return target === '' || !(/^cid:/i.test(target) || isOwnFile(target));
}

/** The refusal of a Word document that runs or loads something. */
export const activeDocument = () =>
  problems.invalidAttachment(
    'the document holds macros or other files, or loads some from elsewhere',
    'This document contains macros or other files. Save it as a PDF, and attach that.',
  );
