import { findingTexts } from '#engine/authoring/finding/findingTexts.ts';
import type { RefType } from '#engine/authoring/answers/Vocabulary.ts';
import type { EditorNames } from './EditorNames.ts';

/** A place in steps JSON: the keys and indexes that lead to it, and whether it is a key or a value. */
export interface EditorPlace {
  readonly path: readonly string[];
  readonly role: 'key' | 'value';
}

/** A suggestion for a key or a value. */
export interface Suggestion {
  readonly label: string;
  readonly detail: string;
  /** For a value, its JSON; for a key, the JSON of an initial value, if there is an obvious one. */
  readonly json?: string;
}

type ConditionPlace =
  | { readonly kind: 'condition' }
  | { readonly kind: 'comparison'; readonly ref: string; readonly operator: string };

const operators = new Set(['', 'is', 'isNot', 'in', 'notIn', 'includes']);

/** The keys that hold conditions. */
const CONDITIONS: ReadonlySet<string> = new Set(['when', 'excludesWhen', 'lockedWhen']);

/** The part of a condition that a path leads to; undefined outside of conditions. */
function conditionPlace(path: readonly string[]): ConditionPlace | undefined {
  const start = path[0] === 'conditions' ? 1 : path.findLastIndex((part) => CONDITIONS.has(part));
  if (start < 0 || path.length <= start) return undefined;
  const rest = path.slice(start + 1);
  while (rest.length > 0) {
    const [part = ''] = rest;
    if (part === 'not') rest.splice(0, 1);
    else if (part === 'all' || part === 'any') rest.splice(0, 2);
    else return { kind: 'comparison', ref: part, operator: rest[1] ?? '' };
  }
  return { kind: 'condition' };
}

const literals = (type: RefType | undefined): readonly string[] => {
  if (!type) return [];
  if (type.type === 'boolean') return ['true', 'false'];
  return 'values' in type ? type.values.map((one) => JSON.stringify(one)) : [];
};

const inWords = (type: RefType) => ('values' in type ? type.values.join(', ') : type.type);

/** A step can only refer to facts and earlier steps. */
function readable({ references, sections }: EditorNames, [room, section = '', at]: readonly string[]) {
  const from = room === 'sections' ? sections.get(section) : undefined;
  const limit = from === undefined || at === undefined ? Infinity : from + Number(at);
  return references.filter(({ position }) => position < limit);
}

const named = (names: readonly string[], detail: string, json?: string) =>
  names.map((label) => ({ label, detail, ...(json !== undefined && { json }) }));

const quoted = (suggestions: readonly Suggestion[]) =>
  suggestions.map((one) => ({ ...one, json: JSON.stringify(one.label) }));

function keys(path: readonly string[], names: EditorNames): readonly Suggestion[] {
  const at = conditionPlace(path);
  if (at?.kind === 'condition')
    return readable(names, path).map(({ ref, type, detail }) => {
      const [first] = literals(type);
      return { label: ref, detail: `${detail}: ${inWords(type)}`, ...(first !== undefined && { json: first }) };
    });
  const [room, , part] = path;
  if (path.length === 1 && room === 'sections') return named(names.walked, 'section of the machine', '[]');
  if (path.length === 1 && room === 'effects') return named(names.effects, 'effect of the machine', '{}');
  if (room === 'effects' && (part === 'learns' || part === 'learnsOnFailure')) return facts(names);
  return [];
}

const facts = ({ references }: EditorNames): readonly Suggestion[] =>
  references
    .filter(({ position }) => position < 0)
    .map(({ ref, type }) => ({
      label: ref,
      detail: inWords(type),
      json: 'values' in type ? JSON.stringify({ enum: type.values }) : JSON.stringify(type.type),
    }));

function values(path: readonly string[], names: EditorNames): readonly Suggestion[] {
  const at = conditionPlace(path);
  if (at?.kind === 'condition') return quoted(names.conditions.map(({ name, detail }) => ({ label: name, detail })));
  if (at && operators.has(at.operator)) {
    const found = names.references.find(({ ref }) => ref === at.ref);
    return literals(found?.type).map((json) => ({
      label: String(JSON.parse(json)),
      detail: found?.detail ?? '',
      json,
    }));
  }
  const [room] = path;
  const last = path.at(-1);
  if (room === 'invariants' && last === 'always')
    return quoted(names.conditions.map(({ name, detail }) => ({ label: name, detail })));
  if (room === 'invariants' && last === 'before') return quoted(named(names.states, 'state of the machine'));
  if (room === 'acknowledged' && last === 'finding') return quoted(named(Object.keys(findingTexts), 'finding'));
  if (path.slice(2).includes('saves')) return quoted(facts(names));
  return [];
}

/** Suggestions from the rest of the flow, in addition to those of the schema. */
export const suggest = ({ path, role }: EditorPlace, names: EditorNames): readonly Suggestion[] =>
  role === 'key' ? keys(path, names) : values(path, names);
