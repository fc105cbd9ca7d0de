import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { describe, expect, it } from 'vitest';
import type { Option } from '#flows/kinds/options/option.ts';
import type { Step } from '#flows/kinds/stepKinds.ts';
import type { FormField } from '#flows/kinds/fields/fieldTypes.ts';
import type { Migration, StepSet } from '#schemas/flow/stepSet.ts';
import { diffSets } from '#engine/authoring/diff/diffSets.ts';
import { formatDiff, isCovered } from '#engine/authoring/diff/formatDiff.ts';
import { readsTheSame } from '#engine/authoring/diff/names/wording.ts';

const setOf = (...steps: readonly Step[]): StepSet => ({ flow: 'short', version: 1, sections: { all: steps } });

const migrated = (set: StepSet, migration: Omit<Migration, 'to'> = {}): StepSet => ({
  ...set,
  version: 2,
  migrations: [{ to: 2, ...migration }],
});

const yesNo = (title: string, id = 'ill'): Step => ({ id, kind: 'yes-no', title });

const many = (id: string) => Array.from({ length: 600 }, (_, at) => yesNo(`Do you have illness ${at}?`, `${id}${at}`));

const choice = (...options: readonly (readonly [value: string, label: string])[]): Step => ({
  id: 'often',
  kind: 'choice',
  title: 'How often?',
  options: options.map(([value, label]): Option => ({ value, label })),
});

const weight = (field: Partial<FormField & { type: 'number' }>, id = 'weight'): Step => ({
  id: 'body',
  kind: 'form',
  title: 'Your body',
  fields: [
    { label: 'Weight', unit: 'lb', ...field, id, type: 'number' },
    { id: 'zip', type: 'text', label: 'Zip code' },
  ],
});

const twoNumbers = (first: string, second: string): Step => ({
  id: 'body',
  kind: 'form',
  title: 'Your body',
  fields: [
    { id: 'x', type: 'number', label: first },
    { id: 'y', type: 'number', label: second },
  ],
});

const derived = (old: Step, now: Step) => diffSets(stepKinds, setOf(old), setOf(now)).derived;

/** The same with its yes-no questions answered into a fact. */
const held = ({ sections, ...set }: StepSet): StepSet => ({
  ...set,
  facts: { 'patient.ill': 'boolean' },
  sections: {
    all: (sections['all'] ?? []).map((one) =>
      one.kind === 'yes-no' ? { ...one, saves: { value: 'patient.ill' } } : one,
    ),
  },
});

describe('two wordings', () => {
  it.each([
    ['Do you have diabetes?', 'do you have DIABETES'],
    ['Do you use tobacco or nicotine?', 'Do you use tobacco, nicotine or both?'],
    ['What would you like to achieve?', 'What do you want to achieve?'],
    ['Which medications do you take?', 'Which medication do you take?'],
    ['Yes', 'Yes.'],
    ['Tobacco, alcohol, or cannabis', 'Tobacco, alcohol or cannabis'],
    ['Tobacco, alcohol and cannabis', 'Tobacco and alcohol and cannabis'],
    ['What do you do?', 'What do you do'],
    ['…', '…'],
  ])('ask the same: “%s” and “%s”', (one, other) => {
    expect([readsTheSame(one, other), readsTheSame(other, one)]).toEqual([true, true]);
  });

  it.each([
    ['Do you have diabetes?', 'Do you have asthma?'],
    ['Has a doctor ever told you that you have diabetes?', 'Has a doctor ever told you that you have asthma?'],
    ['Can you walk a mile without pain?', 'Can you walk a mile with pain?'],
    ['Do you eat breakfast every day?', `Don't you eat breakfast every day?`],
    ['Do you eat and sleep well?', 'Did you eat and sleep well?'],
    ['More than 7 drinks a week', 'More than 14 drinks a week'],
    ['Bad sleep last year', 'Bad sleep last 5 years'],
    ['Pain < half an hour', 'Pain > half an hour'],
    ['Heart and liver', 'Heart or liver'],
    ['Diabetes', 'Gestational diabetes'],
    ['Have you had cancer?', 'Have you had breast cancer?'],
    ['Do you have high blood pressure?', 'Do you have untreated high blood pressure?'],
    ['Do you smoke cigarettes?', 'Do you smoke electronic cigarettes?'],
    ['Do you take rapamycin?', 'Would you like to take rapamycin?'],
    ['Pain in your knees', 'Pain in both knees'],
    ['Pain in one knee', 'Pain in one knee or both'],
    ['Pain and fever', 'Pain, fever or both'],
    ['Cold sweats', 'Cold or sweats'],
    ['No fever', 'No, fever'],
    ['Fever, no pain or cough', 'Fever or no pain or cough'],
    ['Fever, no pain', 'Pain, no fever'],
    ['Before meals, not after', 'After meals, not before'],
    ['Better in the morning, worse at night', 'Worse in the morning, better at night'],
    ['1-2 drinks', '2-1 drinks'],
    ['Asthma or fever and cough', 'Asthma and fever or cough'],
    ['Yes', 'No'],
    ['What do you do?', 'Who are you?'],
    ['👍', '👎'],
  ])('may ask for something else: “%s” and “%s”', (one, other) => {
    expect([readsTheSame(one, other), readsTheSame(other, one)]).toEqual([false, false]);
  });
});

describe('answers that are kept under another wording', () => {
  it.each<[string, Step, Step, object]>([
    [
      'a question that is turned around',
      yesNo('Do you smoke?'),
      yesNo('Are you free of smoke?'),
      { ref: 'ill', was: 'Do you smoke?', is: 'Are you free of smoke?' },
    ],
    [
      'a single word of a long question',
      yesNo('Has a doctor ever told you that you have diabetes?'),
      yesNo('Has a doctor ever told you that you have asthma?'),
      { ref: 'ill' },
    ],
    [
      'an option of a list',
      choice(['a', 'Every day'], ['b', 'Never']),
      choice(['a', 'Once a week'], ['b', 'Never']),
      { ref: 'often', option: 'a', was: 'Every day', is: 'Once a week' },
    ],
    [
      'the unit in a label',
      weight({ label: 'Weight in pounds' }),
      weight({ label: 'Weight in kilograms' }),
      { ref: 'body.weight' },
    ],
  ])('are asked about, and need no version: %s', (_, old, now, rewording) => {
    const diff = diffSets(stepKinds, setOf(old), setOf(now));
    expect(diff.rewordings).toEqual([expect.objectContaining({ ...rewording, kind: 'wording' })]);
    expect(isCovered(diff)).toBe(true);
    const lines = formatDiff(diff);
    expect(lines).toContain('Same value, other wording: do the kept answers still mean this?');
    expect(lines).toContain('As far as can be told, nothing affects stored answers: the version can stay.');
    expect(diffSets(stepKinds, setOf(old), migrated(setOf(now))).rewordings).toEqual(diff.rewordings);
  });

  it('need a version where a number counts something else', () => {
    const [old, now] = [setOf(weight({ unit: 'lb' })), setOf(weight({ unit: 'kg' }))];
    const diff = diffSets(stepKinds, old, now);
    expect(diff.rewordings).toEqual([
      { kind: 'unit', step: 'body', ref: 'body.weight', was: 'Weight (lb)', is: 'Weight (kg)' },
    ]);
    expect(diff.steps.map(({ touches }) => touches)).toEqual([[`'body.weight' may mean something else`]]);
    expect(isCovered(diff)).toBe(false);
    expect(formatDiff(diff).at(-1)).toContain('"drop": ["body.weight"]');
    expect(isCovered(diffSets(stepKinds, old, migrated(now)))).toBe(true);
  });

  it('are not asked about where the texts say the same', () => {
    const old = setOf(yesNo('Do you have diabetes?'), weight({}), choice(['a', 'Yes, daily'], ['b', 'No']));
    const now = setOf(
      yesNo('Any diabetes?'),
      weight({ label: 'Your weight' }),
      choice(['a', 'yes, daily'], ['b', 'No.']),
    );
    const diff = diffSets(stepKinds, old, now);
    expect(diff.rewordings).toEqual([]);
    expect(diff.steps).toHaveLength(3);
    expect(isCovered(diff)).toBe(true);
  });

  it('are not asked about where the answers are given up, or facts hold them', () => {
    const [old, now] = [setOf(yesNo('Do you smoke?')), setOf(yesNo('Do you drink?'))];
    expect(diffSets(stepKinds, old, migrated(now, { drop: ['ill'] })).rewordings).toEqual([]);
    expect(diffSets(stepKinds, held(old), held(now))).toMatchObject({ rewordings: [], touchesAnswers: false });
  });
});

describe('labels that changed places', () => {
  const old = setOf(choice(['a', 'Every day'], ['b', 'Never'], ['c', 'Sometimes']));
  const now = setOf(choice(['a', 'Never'], ['b', 'Every day'], ['c', 'Sometimes']));

  it('are told with both migrations that are possible', () => {
    const diff = diffSets(stepKinds, old, now);
    expect(diff.rewordings.map(({ option, movedTo }) => [option, movedTo])).toEqual([
      ['a', 'b'],
      ['b', 'a'],
    ]);
    expect(diff.derived).toEqual({ migration: { to: 2 }, doubts: [] });
    expect(isCovered(diff)).toBe(false);
    expect(formatDiff(diff).slice(-5)).toEqual([
      'Same value, other wording: do the kept answers still mean this?',
      `  'often' = 'a': “Every day” is now “Never”; “Every day” is now 'b'`,
      `  'often' = 'b': “Never” is now “Every day”; “Never” is now 'a'`,
      '    If the name moved with its label, add: "map": { "often": { "a": "b", "b": "a" } }',
      '    If only the label changed: raise the version and nothing else.',
    ]);
  });

  it('are told where their words are the same in another order', () => {
    const [pain, fever] = ['Fever, no pain', 'Pain, no fever'];
    const diff = diffSets(
      stepKinds,
      setOf(choice(['a', pain], ['b', fever])),
      setOf(choice(['a', fever], ['b', pain])),
    );
    expect(diff.rewordings.map(({ option, movedTo }) => [option, movedTo])).toEqual([
      ['a', 'b'],
      ['b', 'a'],
    ]);
    expect(isCovered(diff)).toBe(false);
  });

  it('are settled by either of them', () => {
    const exchanged = diffSets(stepKinds, old, migrated(now, { map: { often: { a: 'b', b: 'a' } } }));
    expect(exchanged).toMatchObject({ rewordings: [], coverage: { missing: [], differing: [] } });
    expect(isCovered(exchanged)).toBe(true);
    const kept = diffSets(stepKinds, old, migrated(now));
    expect(kept.rewordings).toHaveLength(2);
    expect(isCovered(kept)).toBe(true);
  });

  it('are found of whole questions and of fields too', () => {
    const [one, other] = ['Do you have diabetes?', 'Do you have asthma?'];
    const questions = diffSets(
      stepKinds,
      setOf(yesNo(one, 'first'), yesNo(other, 'second')),
      setOf(yesNo(other, 'first'), yesNo(one, 'second')),
    );
    expect(formatDiff(questions)).toContain(
      '    If the name moved with its label, add: "rename": { "first": "second", "second": "first" }',
    );
    const fields = diffSets(stepKinds, setOf(twoNumbers('Waist', 'Hip')), setOf(twoNumbers('Hip', 'Waist')));
    expect(fields.rewordings.map(({ ref, movedTo }) => [ref, movedTo])).toEqual([
      ['body.x', 'body.y'],
      ['body.y', 'body.x'],
    ]);
  });
});

describe('a new name', () => {
  it('of a question is certain only where it asks the same', () => {
    const old = yesNo('Has a doctor ever told you that you have diabetes?', 'diabetes');
    expect(derived(old, yesNo('Has a doctor ever told you that you have diabetes', 'sugar'))).toEqual({
      migration: { to: 2, rename: { diabetes: 'sugar' } },
      doubts: [],
    });
    for (const other of ['asthma', 'gestational diabetes'])
      expect(derived(old, yesNo(`Has a doctor ever told you that you have ${other}?`, 'other'))).toEqual({
        migration: { to: 2 },
        doubts: [{ kind: 'rename', old: 'diabetes', candidates: ['other'] }],
      });
  });

  it('of every one of many questions is found', () => {
    const { rename, drop } = diffSets(stepKinds, setOf(...many('old')), setOf(...many('now'))).derived.migration;
    expect(Object.entries(rename ?? {})).toHaveLength(600);
    expect(rename).toMatchObject({ old0: 'now0', old599: 'now599' });
    expect(drop).toBeUndefined();
  });

  it('of an option is certain only where it reads the same', () => {
    const old = choice(['m', 'I take metformin for my blood sugar'], ['n', 'None']);
    const now = (label: string) => choice(['x', label], ['n', 'None']);
    expect(derived(old, now('I take metformin for blood sugar.')).migration).toEqual({
      to: 2,
      map: { often: { m: 'x' } },
    });
    expect(derived(old, now('I take insulin for my blood sugar'))).toEqual({
      migration: { to: 2 },
      doubts: [{ kind: 'map', old: 'm', candidates: ['x'], of: 'often' }],
    });
  });

  it('of a field is certain only where it reads the same and counts the same', () => {
    expect(derived(weight({}), weight({ label: 'Weight:' }, 'mass')).migration.rename).toEqual({
      'body.weight': 'body.mass',
    });
    for (const other of [weight({ unit: 'kg' }, 'mass'), weight({ label: 'Weight at birth' }, 'mass')])
      expect(derived(weight({}), other)).toEqual({
        migration: { to: 2 },
        doubts: [{ kind: 'rename', old: 'body.weight', candidates: ['body.mass'] }],
      });
  });
});
