import { stepLanguage } from '#flows/kinds/stepLanguage.ts';
import { describe, expect, it } from 'vitest';
import { checkSchema } from '#engine/authoring/check/files/checkSchema.ts';
import { sourceOf } from '#engine/authoring/read/Source.ts';
import { beginningOf } from '#stories/playground/beginningOf.ts';
import { runnable } from '#stories/playground/editedFlows.ts';
import { diagnosticsOf } from '#stories/playground/editor/diagnosticsOf.ts';
import { editorNamesOf } from '#stories/playground/editor/editorNamesOf.ts';
import { formatJson } from '#stories/playground/editor/formatJson.ts';
import { flowTexts } from '#stories/playground/flowTexts.ts';
import { LiveWalk } from '#stories/playground/live/LiveWalk.ts';
import { personas } from '#stories/playground/personas.ts';
import { isFull, times } from '#tests/support/full.ts';
import { subjectOf } from '#stories/playground/Subject.ts';

interface Mutation {
  readonly change: string;
  readonly text: string;
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The path of everything that stands in a text, down to the leaves. */
const pathsIn = (value: unknown, path: readonly string[] = []): readonly (readonly string[])[] =>
  isContainer(value)
    ? Object.entries(value).flatMap(([key, one]) => [[...path, key], ...pathsIn(one, [...path, key])])
    : [];

/** What an author might write in place of a value on the way to something else. */
function insteadOf(value: unknown): readonly unknown[] {
  if (typeof value === 'string') return [`${value}-new`];
  if (typeof value === 'number') return [0, 1_000_000];
  if (typeof value === 'boolean') return [!value];
  if (Array.isArray(value)) return [[], value.toReversed(), [...value, ...value]];
  return [{}];
}

/** A text with one place changed: `change` is given what holds the place, and its key there. */
function changed(text: string, path: readonly string[], change: (holder: object, key: string) => void): string {
  const json: unknown = JSON.parse(text);
  const holder = path.slice(0, -1).reduce<unknown>((at, key) => Reflect.get(Object(at), key), json);
  const key = path.at(-1);
  if (isContainer(holder) && key !== undefined) change(holder, key);
  return JSON.stringify(json, null, 2);
}

function remove(holder: object, key: string): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else Reflect.deleteProperty(holder, key);
}

function rename(holder: object, key: string): void {
  const value: unknown = Reflect.get(holder, key);
  Reflect.deleteProperty(holder, key);
  Reflect.set(holder, `${key}New`, value);
}

/** Into so many pieces a text is typed. */
const PIECES = times(7, 20);

/** The depth at which sections, conditions, facts and effects are named. Below it only one place in so many is tried. */
const NAMES = 2;
const SAMPLE = times(149, 31);

/** The places of a text removed, renamed and written otherwise, and the text half written. Outside a full run, each place in one way. */
function* mutationsOf(text: string): Generator<Mutation> {
  for (let piece = 0; piece < PIECES; piece += 1)
    yield { change: `${piece} of ${PIECES} pieces`, text: text.slice(0, (text.length / PIECES) * piece) };
  const json: unknown = JSON.parse(text);
  let tried = 0;
  for (const [index, path] of pathsIn(json).entries()) {
    if (path.length > NAMES && index % SAMPLE > 0) continue;
    const at = `/${path.join('/')}`;
    const value = path.reduce<unknown>((one, key) => Reflect.get(Object(one), key), json);
    const ways = [
      { change: `${at} removed`, by: remove },
      ...(/^\d+$/.test(path.at(-1) ?? '') ? [] : [{ change: `${at} renamed`, by: rename }]),
      ...insteadOf(value).map((other) => ({
        change: `${at} = ${JSON.stringify(other).slice(0, 40)}`,
        by: (holder: object, key: string) => void Reflect.set(holder, key, other),
      })),
    ];
    for (const [way, { change, by }] of ways.entries())
      if (isFull || way === tried % ways.length) yield { change, text: changed(text, path, by) };
    tried += 1;
  }
}

/** Nothing was saved since the page was loaded. */
const others: ReadonlyMap<string, string> = new Map();

/** A page that is open at a file. */
class OpenPage {
  readonly #file: string;
  readonly #walk = new LiveWalk();
  #edits = 0;

  constructor(file: string) {
    this.#file = file;
  }

  /** Does with a text what the page does with it, each time for another patient. @returns why it does not run */
  take(text: string): string | undefined {
    const file = this.#file;
    const edit = { file, text, others };
    const { composition } = subjectOf(file);
    this.#edits += 1;
    formatJson(text);
    diagnosticsOf(text, checkSchema(stepLanguage, sourceOf(file, text)).findings, () => undefined);
    this.#walk.take({ type: 'define', edit, composition });
    this.#walk.report();
    const runs = runnable(edit, composition);
    if ('refused' in runs) return runs.refused;
    editorNamesOf(runs.composition, runs.definition, file);
    const persona = personas[this.#edits % personas.length] ?? personas[0];
    this.#walk.take({ type: 'begin', beginning: beginningOf(runs, { file, persona, changes: {} }) });
    this.#walk.report();
    return undefined;
  }
}

describe('an edit', () => {
  it.each([...flowTexts.keys()])('of %s never ends the page: it runs, or why it does not is told', (file) => {
    const page = new OpenPage(file);
    const failed: string[] = [];
    const outcomes = { runs: 0, refused: 0 };
    for (const { change, text } of mutationsOf(flowTexts.get(file) ?? '')) {
      try {
        const refused = page.take(text);
        outcomes[refused === undefined ? 'runs' : 'refused'] += 1;
        if (refused === '') failed.push(`${change}: refused without a word`);
      } catch (error) {
        failed.push(`${change}: ${String(error)}`);
      }
    }
    expect(failed).toEqual([]);
    expect(outcomes.runs).toBeGreaterThan(0);
    expect(outcomes.refused).toBeGreaterThan(0);
  });

  it.each([
    ['a condition that only the machine asks', 'pharmacy', '"opensQuestions": {', '"opens": {', "'opensQuestions'"],
    ['a condition that is asked once a step is left', 'retention', '"cancels": {', '"leaves": {', "'cancels'"],
    ['a section that the machine walks', 'retention', '"heads-up": [', '"warning": [', "'heads-up'"],
  ])('that renames %s is refused by its name', (_, flow, before, after, name) => {
    const file = `flows/${flow}/${flow}.steps.json`;
    const text = flowTexts.get(file) ?? '';
    expect(text).toContain(before);
    const page = new OpenPage(file);
    expect(page.take(text)).toBeUndefined();
    expect(page.take(text.replace(before, after))).toContain(name);
  });
});

describe('a page that opens at a text that does not run', () => {
  const file = 'flows/retention/retention.steps.json';

  it('shows the flow as its file has it, and says why', () => {
    const walk = new LiveWalk();
    walk.take({ type: 'define', edit: { file, text: '{', others }, composition: 'retention' });
    expect(walk.report()).toMatchObject({ section: 'heads-up', refused: expect.stringContaining('Line 1') });
  });

  it('shows the flow that it is of, and not the one before it', () => {
    const walk = new LiveWalk();
    const before = 'flows/pharmacy/pharmacy.steps.json';
    const text = flowTexts.get(before) ?? '';
    walk.take({ type: 'define', edit: { file: before, text, others }, composition: 'visit with rapamycin' });
    walk.take({ type: 'define', edit: { file, text: '{', others }, composition: 'retention' });
    expect(walk.flow).toBe('retention');
  });
});

describe('what another file holds since it was saved', () => {
  it('is what runs', () => {
    const [file, saved] = ['flows/visit/visit.steps.json', 'flows/pharmacy/pharmacy.steps.json'];
    const text = flowTexts.get(file) ?? '';
    const held = (flowTexts.get(saved) ?? '').replace('"id": "allergies"', '"id": "reactions"');
    const runs = runnable({ file, text, others: new Map([[saved, held]]) }, 'visit with rapamycin');
    expect('definition' in runs && [...runs.definition.positions.keys()]).toContain('reactions');
  });
});
