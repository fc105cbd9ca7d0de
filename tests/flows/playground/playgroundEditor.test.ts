import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { stepLanguage } from '#flows/kinds/stepLanguage.ts';
import { describe, expect, it } from 'vitest';
import { compile } from '#engine/definition/compile.ts';
import { compositionsOf } from '#engine/authoring/read/compositionsOf.ts';
import { readableSets } from '#engine/authoring/check/files/readableSets.ts';
import { flowIndex } from '#flows/flowIndex.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readStepSets } from '#engine/authoring/read/readStepSets.ts';
import { editorNamesOf } from '#stories/playground/editor/editorNamesOf.ts';
import { formatJson } from '#stories/playground/editor/formatJson.ts';
import { parsed } from '#stories/playground/editor/jsonService.ts';
import { parsedFor } from '#stories/playground/editor/parsedFor.ts';
import { placeAt } from '#stories/playground/editor/placeAt.ts';
import { rangeOf } from '#stories/playground/editor/rangeOf.ts';
import { suggest } from '#stories/playground/editor/suggest.ts';
import { withWritten } from '#stories/playground/editor/withWritten.ts';
import { root } from '../check/realFlows.ts';

const sources = readStepSets(root);
const file = 'flows/pharmacy/pharmacy.steps.json';
const textOf = (name: string) => readFileSync(join(root, name), 'utf8');
const text = textOf(file);

const [composition] = compositionsOf(flowIndex, readableSets(stepLanguage, sources).written, 'pharmacy');
if (!composition) throw new Error('pharmacy runs in no flow');
const names = editorNamesOf(composition, compile(stepKinds, ...composition.written.map(({ set }) => set)), file);

/** What is offered where `|` stands. */
function offered(marked: string): readonly string[] {
  const offset = marked.indexOf('|');
  const { read } = parsedFor(marked.replace('|', ''), offset);
  const place = placeAt(read, offset);
  return place ? suggest(place, withWritten(names, read)).map(({ label }) => label) : [];
}

describe('the format', () => {
  it.each(sources.map((source) => source.file))('of %s is that of the formatter of the project', (name) => {
    expect(formatJson(textOf(name))).toBe(textOf(name));
  });

  it('closes what was spread without need, keeps what its author began on a line of its own, breaks what is too long', () => {
    const long = 'x'.repeat(120);
    expect(formatJson(`{"a":\n["b",\n"c"],"d":{\n"e":1},"f":{"g":"${long}"}}`)).toBe(
      `{\n  "a": ["b", "c"],\n  "d": {\n    "e": 1\n  },\n  "f": {\n    "g": "${long}"\n  }\n}\n`,
    );
  });

  it('leaves invalid JSON alone', () => {
    expect(formatJson('{ "a": 1, }')).toBeUndefined();
  });
});

describe('completions', () => {
  it('for a condition of a step: the names that its file declares, those just written too', () => {
    const found = offered(
      text.replace('"when": "notMale"', '"when": "|"').replace('"female":', '"new": true, "female":'),
    );
    expect(found).toContain('notMale');
    expect(found).toContain('new');
    expect(found).not.toContain('approved');
  });

  it('for a comparison in a step: facts, and steps before it', () => {
    const at = text.indexOf('"id": "allergies"');
    const found = offered(`${text.slice(0, at)}"when": { "|" },\n${text.slice(at)}`);
    expect(found).toEqual(expect.arrayContaining(['patient.sex', 'pregnancy', 'profile.state']));
    expect(found).not.toContain('allergies');
    expect(found).not.toContain('current-medications');
  });

  it('for a named condition: every step', () => {
    expect(offered(text.replace('"conditions": {', '"conditions": { "new": { "all": [{ "|": true }] },'))).toEqual(
      expect.arrayContaining(['allergies', 'allergies.details', 'patient.sex']),
    );
  });

  it.each([
    ['"new": { "patient.sex": "|" },', ['female', 'male', 'other']],
    ['"new": { "patient.sex": { "in": ["|"] } },', ['female', 'male', 'other']],
    ['"new": { "not": { "allergies": | } },', ['true', 'false']],
    ['"new": { "pregnancy": { "includes": "|" } },', ['pregnant', 'planning', 'breastfeeding', 'none']],
    ['"new": { "patient.medical_profile.allergy_text": "|" },', []],
  ])('for the value in %s', (condition, values) => {
    expect(offered(text.replace('"conditions": {', `"conditions": { ${condition}`))).toEqual(values);
  });

  it('for sections, effects, facts that are saved, and what invariants name: what the machine and the file have', () => {
    expect(offered(text.replace('"sections": {', '"sections": { "|": [],'))).toEqual([
      'pharmacy-overview',
      'pharmacy-questions',
    ]);
    expect(offered(text.replace('"effects": {', '"effects": { "|": {},'))).toEqual(['saveAnswer']);
    expect(offered(text.replace('"saves": "patient.medical_profile.pregnant"', '"saves": "|"'))).toContain(
      'patient.sex',
    );
    const invariant = (rest: string) =>
      offered(text.replace('"sections": {', `"invariants": [{ ${rest} }], "sections": {`));
    expect(invariant('"before": "|"')).toContain('overview');
    expect(invariant('"always": "|"')).toContain('notMale');
  });

  it('for a key above another one: the key alone, with a comma after it', () => {
    const before = '"kind": "yes-no",\n        "title": "Do you have any allergies?"';
    const marked = text.replace(
      before,
      `"kind": "yes-no",\n        "wh"\n        "title": "Do you have any allergies?"`,
    );
    const offset = marked.indexOf('"wh"') + 3;
    const { read, needsComma } = parsedFor(marked, offset);
    expect(needsComma).toBe(true);
    expect(placeAt(read, offset)).toMatchObject({ role: 'key', hasValue: false });
    expect(parsedFor(text, text.indexOf('"pharmacy"') + 3).needsComma).toBe(false);
  });
});

/** What is underlined for a place. */
function underlined(pointer: string, line = 1, of = text): string {
  const { from, to } = rangeOf(parsed(of), { pointer, line });
  return of.slice(from, to);
}

describe('a finding is underlined', () => {
  it('at what its pointer names, or the nearest that is there', () => {
    expect(underlined('/conditions/female')).toBe('"female": { "patient.sex": "female" }');
    expect(underlined('/conditions/female/patient.sex/is')).toBe('"patient.sex": "female"');
  });

  it('at the name of what takes many lines', () => {
    expect(underlined('/sections/pharmacy-questions/1')).toBe('"id": "allergies"');
    expect(underlined('/sections/pharmacy-questions')).toBe('"pharmacy-questions"');
  });

  it('at its line where the text is no JSON', () => {
    expect(underlined('', 3, '{\n  "a": 1\n    "b": 2\n}')).toBe('"b": 2');
  });
});
