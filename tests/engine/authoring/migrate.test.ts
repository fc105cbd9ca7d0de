import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { array, assert, constantFrom, dictionary, property, record, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answer } from '#schemas/flow/answer.ts';
import type { Step } from '#flows/kinds/stepKinds.ts';
import type { Migration, StepSet } from '#schemas/flow/stepSet.ts';
import type { SavedAnswer } from '#engine/answers/Answers.ts';
import { carriesFrom, migrateAnswers, stepToday } from '#engine/answers/migrate.ts';

const text = (id: string): Step => ({ id, kind: 'short-text', title: id });
const choice = (id: string, ...values: readonly string[]): Step => ({
  id,
  kind: 'choice',
  title: id,
  options: values.map((value) => ({ value, label: value, details: { label: 'Which?' } })),
});
const checklist = (id: string, ...values: readonly string[]): Step => ({
  id,
  kind: 'checklist',
  title: id,
  options: values.map((value) => ({ value, label: value, details: { label: 'Which?' } })),
});
const form = (id: string, ...fields: readonly string[]): Step => ({
  id,
  kind: 'form',
  title: id,
  fields: fields.map((field) => ({ id: field, type: 'text', label: field })),
});

const setOf = (steps: readonly Step[], ...migrations: readonly Migration[]): StepSet => ({
  flow: 'flow',
  version: migrations.at(-1)?.to ?? 1,
  sections: { questions: steps },
  migrations,
});

const savedOf = (answers: { readonly [step: string]: Answer }) =>
  new Map<string, SavedAnswer>(Object.entries(answers).map(([step, answer]) => [step, { answer, revision: 1 }]));

/** What becomes of answers of version 1. */
function migrated(set: StepSet, answers: { readonly [step: string]: Answer }) {
  const { saved, lost } = migrateAnswers(stepKinds, set, 1, savedOf(answers));
  return { kept: Object.fromEntries([...saved].map(([step, { answer }]) => [step, answer])), lost };
}

describe('answers of an earlier version', () => {
  it('stay where nothing is said of them', () => {
    expect(migrated(setOf([text('a'), text('b')], { to: 2 }), { a: { value: 'x' } })).toEqual({
      kept: { a: { value: 'x' } },
      lost: [],
    });
  });

  it('follow a renamed step, whole and with their revision', () => {
    const set = setOf([choice('sleep', 'well')], { to: 2, rename: { sleeping: 'sleep' } });
    const answer = { value: 'well', 'details.well': 'x' };
    const { saved, lost } = migrateAnswers(stepKinds, set, 1, new Map([['sleeping', { answer, revision: 7 }]]));
    expect([...saved]).toEqual([['sleep', { answer, revision: 7 }]]);
    expect(lost).toEqual([]);
  });

  it('follow a renamed field', () => {
    const set = setOf([form('profile', 'first', 'last')], { to: 2, rename: { 'profile.name': 'profile.first' } });
    expect(migrated(set, { profile: { name: 'Ann', last: 'Bo' } }).kept).toEqual({
      profile: { first: 'Ann', last: 'Bo' },
    });
  });

  it('move from a field to a step of its own and back', () => {
    const apart = setOf([form('profile', 'last'), text('first')], { to: 2, rename: { 'profile.first': 'first' } });
    expect(migrated(apart, { profile: { first: 'Ann', last: 'Bo' } }).kept).toEqual({
      profile: { last: 'Bo' },
      first: { value: 'Ann' },
    });
    const together = setOf([form('profile', 'first', 'last')], { to: 2, rename: { first: 'profile.first' } });
    expect(migrated(together, { profile: { last: 'Bo' }, first: { value: 'Ann' } }).kept).toEqual({
      profile: { first: 'Ann', last: 'Bo' },
    });
  });

  it('are exchanged where two names are', () => {
    const set = setOf([text('a'), text('b')], { to: 2, rename: { a: 'b', b: 'a' } });
    expect(migrated(set, { a: { value: 'first' }, b: { value: 'second' } })).toEqual({
      kept: { b: { value: 'first' }, a: { value: 'second' } },
      lost: [],
    });
  });

  it('have their options mapped, an exchange included', () => {
    const set = setOf([choice('a', 'yes', 'no')], { to: 2, map: { a: { yes: 'no', no: 'yes' } } });
    expect(migrated(set, { a: { value: 'yes' } }).kept).toEqual({ a: { value: 'no' } });
    expect(migrated(set, { a: { value: 'no' } }).kept).toEqual({ a: { value: 'yes' } });
  });

  it('have the members of a list mapped, each once, and the details of an option with it', () => {
    const set = setOf([checklist('a', 'heart', 'other')], {
      to: 2,
      map: { a: { angina: 'heart', infarct: 'heart', else: 'other' } },
    });
    expect(migrated(set, { a: { value: ['angina', 'infarct', 'else'], 'details.else': 'x' } }).kept).toEqual({
      a: { value: ['heart', 'other'], 'details.other': 'x' },
    });
  });

  it('have a yes or no mapped to an option', () => {
    const set = setOf([choice('a', 'often', 'never')], { to: 2, map: { a: { true: 'often', false: 'never' } } });
    expect(migrated(set, { a: { value: true } }).kept).toEqual({ a: { value: 'often' } });
  });

  it('have the options of a named field mapped', () => {
    const step: Step = {
      id: 'profile',
      kind: 'form',
      title: 'p',
      fields: [{ id: 'sex', type: 'choice', label: 'Sex', options: [{ value: 'female', label: 'Female' }] }],
    };
    const set = setOf([step], { to: 2, map: { 'profile.sex': { f: 'female' } } });
    expect(migrated(set, { profile: { sex: 'f' } }).kept).toEqual({ profile: { sex: 'female' } });
  });

  it('are mapped under the name that the same migration gives', () => {
    const set = setOf([choice('b', 'new')], { to: 2, rename: { a: 'b' }, map: { b: { old: 'new' } } });
    expect(migrated(set, { a: { value: 'old' } }).kept).toEqual({ b: { value: 'new' } });
  });

  it('go through all migrations in the order of their versions', () => {
    const set: StepSet = {
      ...setOf([text('c')]),
      version: 3,
      migrations: [
        { to: 3, rename: { b: 'c' } },
        { to: 2, rename: { a: 'b' } },
      ],
    };
    expect(migrated(set, { a: { value: 'x' } })).toEqual({ kept: { c: { value: 'x' } }, lost: [] });
  });

  it('pass over migrations that were made before them or are yet to come', () => {
    const set: StepSet = {
      ...setOf([text('a')]),
      version: 3,
      migrations: [
        { to: 2, drop: ['a'] },
        { to: 3, map: { a: { x: 'y' } } },
        { to: 4, drop: ['a'] },
      ],
    };
    const { saved, lost } = migrateAnswers(stepKinds, set, 2, savedOf({ a: { value: 'x' } }));
    expect([...saved]).toEqual([['a', { answer: { value: 'y' }, revision: 1 }]]);
    expect(lost).toEqual([]);
  });

  it('keep an empty answer, which says that an optional question was passed', () => {
    expect(migrated(setOf([text('b')], { to: 2, rename: { a: 'b' } }), { a: {} }).kept).toEqual({ b: {} });
  });
});

describe('a lost answer is named', () => {
  it('with its step and its values, when a migration drops it', () => {
    const set = setOf([text('c')], { to: 2, rename: { a: 'b' }, map: { b: { x: 'y' } } }, { to: 3, drop: ['b'] });
    expect(migrated(set, { a: { value: 'x' } })).toEqual({
      kept: {},
      lost: [{ step: 'a', answer: { value: 'x' }, reason: 'dropped' }],
    });
  });

  it('where one field of several is dropped', () => {
    const set = setOf([form('profile', 'last')], { to: 2, drop: ['profile.first'] });
    expect(migrated(set, { profile: { first: 'Ann', last: 'Bo' } })).toEqual({
      kept: { profile: { last: 'Bo' } },
      lost: [{ step: 'profile', answer: { first: 'Ann' }, reason: 'dropped' }],
    });
  });

  it('where its step is gone without a word', () => {
    expect(migrated(setOf([text('b')], { to: 2 }), { a: { value: 'x' } })).toEqual({
      kept: {},
      lost: [{ step: 'a', answer: { value: 'x' }, reason: 'removed' }],
    });
  });

  it('where its field is gone, and the rest is kept', () => {
    expect(migrated(setOf([form('p', 'last')], { to: 2 }), { p: { first: 'Ann', last: 'Bo' } })).toEqual({
      kept: { p: { last: 'Bo' } },
      lost: [{ step: 'p', answer: { first: 'Ann' }, reason: 'removed' }],
    });
  });

  it('where another is renamed to its place', () => {
    const set = setOf([text('b')], { to: 2, rename: { a: 'b' } });
    expect(migrated(set, { b: { value: 'old' }, a: { value: 'new' } })).toEqual({
      kept: { b: { value: 'new' } },
      lost: [{ step: 'b', answer: { value: 'old' }, reason: 'removed' }],
    });
  });

  it('in every case: no value vanishes, whatever the migrations say', () => {
    const names = constantFrom('a', 'b', 'c', 'd');
    const migration = record({
      rename: dictionary(names, names),
      drop: array(names, { maxLength: 1 }),
    });
    assert(
      property(
        array(migration, { minLength: 1, maxLength: 3 }),
        uniqueArray(names, { minLength: 1 }),
        uniqueArray(names, { minLength: 1 }),
        (migrations, given, known) => {
          const set = setOf(known.map(text), ...migrations.map((one, at) => ({ to: at + 2, ...one })));
          const { kept, lost } = migrated(set, Object.fromEntries(given.map((id) => [id, { value: `of ${id}` }])));
          const values = [...Object.values(kept), ...lost.map(({ answer }) => answer)].map(({ value }) => value);
          expect(new Set(values)).toEqual(new Set(given.map((id) => `of ${id}`)));
          expect(values).toHaveLength(given.length);
        },
      ),
    );
  });
});

const today = (id: string, ...migrations: readonly Migration[]) =>
  stepToday(setOf([text('c'), text('d')], ...migrations), 1, id);

describe('a step of an earlier version', () => {
  it('is found under the name it has today', () => {
    const renames = [
      { to: 2, rename: { a: 'b' } },
      { to: 3, rename: { b: 'c' } },
    ];
    expect(['a', 'd'].map((id) => today(id, ...renames))).toEqual([
      { id: 'c', asItWas: true },
      { id: 'd', asItWas: true },
    ]);
  });

  it('is not found where it was dropped or removed', () => {
    expect(['d', 'f'].map((id) => today(id, { to: 2, drop: ['d'] }))).toEqual([undefined, undefined]);
  });

  it.each<readonly [string, Migration]>([
    ['options are mapped', { to: 2, map: { c: { yes: 'no' } } }],
    ['options are mapped under its new name', { to: 2, rename: { d: 'c' }, map: { c: { yes: 'no' } } }],
    ['fields are dropped', { to: 2, drop: ['c.details'] }],
    ['fields are renamed', { to: 2, rename: { 'c.value': 'c.details' } }],
    ['main field is moved to another step', { to: 2, rename: { c: 'd.details' } }],
  ])('is not as it was where its %s', (_, migration) => {
    const from = 'd' in (migration.rename ?? {}) ? 'd' : 'c';
    expect(today(from, migration)).toEqual({ id: 'c', asItWas: false });
  });
});

describe('a step set carries the answers of a version', () => {
  const set: StepSet = { ...setOf([text('a')]), version: 4, migrations: [{ to: 2 }, { to: 4 }, { to: 5 }] };

  it('where each version after it has its migration', () => {
    expect([1, 2, 3, 4].map((from) => carriesFrom(set, from))).toEqual([false, false, true, true]);
  });

  it('only where it is not a later one', () => {
    expect(carriesFrom(set, 5)).toBe(false);
  });
});
