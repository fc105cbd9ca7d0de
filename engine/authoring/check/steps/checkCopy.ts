import type { WrittenSet } from '../../read/Composition.ts';
import { findingAt, type Finding } from '../../finding/Finding.ts';
import { pointerPart } from '../../read/readJson.ts';
import type { Source } from '../../read/Source.ts';

/** The maximum length of a text in characters, by its key. */
const limits: { readonly [key: string]: number } = {
  title: 140,
  help: 300,
  label: 160,
  description: 200,
  hint: 100,
  placeholder: 100,
  text: 200,
  note: 300,
  body: 600,
  points: 120,
  certification: 500,
  continueLabel: 40,
  errors: 160,
  name: 60,
  reason: 500,
};

/** Checks one text. An empty text counts as missing. */
function checkText(
  key: string,
  text: string,
): { readonly code: 'missingCopy' | 'tooLong'; readonly what: string } | undefined {
  const limit = limits[key];
  if (limit === undefined) return undefined;
  if (text.trim() === '') return { code: 'missingCopy', what: `'${key}' is empty` };
  return text.length > limit
    ? { code: 'tooLong', what: `'${key}' has ${text.length} characters; at most ${limit} fit` }
    : undefined;
}

function visit(source: Source, value: unknown, key: string, pointer: string): readonly Finding[] {
  if (typeof value === 'string') {
    const problem = checkText(key, value);
    return problem ? [findingAt(problem.code, source.place(pointer), problem.what)] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const inherits = Array.isArray(value) || key === 'errors';
    return visit(source, part, inherits ? key : name, pointer + pointerPart(name));
  });
}

/** Checks the texts of a set: none empty, none too long for a phone. */
export const checkCopy = (written: WrittenSet): readonly Finding[] => [
  ...visit(written.source, written.set.template ?? {}, '', '/template'),
  ...visit(written.source, written.set.stops ?? [], '', '/stops'),
  ...visit(written.source, written.set.sections, '', '/sections'),
];
