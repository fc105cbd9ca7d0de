import type { StepBase } from '#schemas/flow/stepBase.ts';
import { asStep } from '#flows/kinds/asStep.ts';
import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { stepLanguage } from '#flows/kinds/stepLanguage.ts';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '#schemas/flow/answer.ts';
import type { Condition } from '#schemas/flow/condition.ts';
import type { Step } from '#flows/kinds/stepKinds.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import { readableSets } from '#engine/authoring/check/files/readableSets.ts';
import { diffSets, type SetDiff } from '#engine/authoring/diff/diffSets.ts';
import { formatDiff, isCovered } from '#engine/authoring/diff/formatDiff.ts';
import { readStepSets } from '#engine/authoring/read/readStepSets.ts';
import { runCommand } from '#engine/authoring/commands/runCommand.ts';

const root = resolve(import.meta.dirname, '../../..');
const { written } = readableSets(stepLanguage, readStepSets(root));

function setOf(name: string): StepSet {
  const found = written.find(({ set }) => set.flow === name);
  if (!found) throw new Error(`there is no flow '${name}'`);
  return found.set;
}

const rapamycin = setOf('rapamycin');

/** A set with some of its steps made anew, or left out where nothing is made. */
const remade = (set: StepSet, make: { readonly [id: string]: (step: Step) => readonly Step[] }): StepSet => ({
  ...set,
  sections: Object.fromEntries(
    Object.entries(set.sections).map(([name, steps]) => [
      name,
      steps.flatMap((one): readonly StepBase[] => make[one.id]?.(asStep(one)) ?? [one]),
    ]),
  ),
});

const renamed = (id: string) => (step: Step) => [{ ...step, id }];
const removed = () => [];
const retitled = (title: string) => (step: Step) => [{ ...step, title }];

const shortened = (step: Step) => (step.kind === 'short-text' ? [{ ...step, maxLength: 100 }] : [step]);

const ofStep = ({ steps }: SetDiff, id: string) => steps.find(({ step }) => step === id);

/** A choice with one of its values called otherwise. */
const withValue = (old: string, value: string, label?: string) => (step: Step) =>
  step.kind === 'choice'
    ? [
        {
          ...step,
          options: step.options.map((one) =>
            one.value === old ? { ...one, value, ...(label !== undefined && { label }) } : one,
          ),
        },
      ]
    : [step];

/** A few questions, of which a review, an item of it and a last one have conditions. */
const review = (when: Condition): StepSet<Step> => ({
  flow: 'short',
  version: 1,
  sections: {
    all: [
      { id: 'ill', kind: 'yes-no', title: 'Are you ill?' },
      {
        id: 'history',
        kind: 'review',
        title: 'Is this still right?',
        when: { 'patient.sex': { answered: true } },
        items: [{ id: 'pain', kind: 'yes-no', title: 'Pain?', when }],
      },
      { id: 'last', kind: 'yes-no', title: 'Anything else?', when },
    ],
  },
});

describe('two versions of a template', () => {
  it('that are the same have no difference', () => {
    const diff = diffSets(stepKinds, rapamycin, structuredClone(rapamycin));
    expect(formatDiff(diff)).toEqual(['rapamycin, version 1: nothing changed']);
    expect(isCovered(diff)).toBe(true);
  });

  it('that differ in texts, order and new steps touch no answers', () => {
    const added: Step = { id: 'pets', kind: 'yes-no', title: 'Do you have pets?' };
    const now = remade(rapamycin, {
      goals: retitled('What do you want to achieve?'),
      'anything-else': (step) => [added, step],
      alcohol: removed,
      tobacco: (step) => [
        ...(rapamycin.sections['intake'] ?? []).map(asStep).filter(({ id }) => id === 'alcohol'),
        step,
      ],
    });
    const diff = diffSets(stepKinds, rapamycin, now);
    expect(diff.steps.map(({ step, status, moved }) => [step, status, moved])).toEqual([
      ['goals', 'kept', undefined],
      ['alcohol', 'kept', expect.stringMatching(/^after '/)],
      ['pets', 'added', undefined],
    ]);
    expect(ofStep(diff, 'goals')?.changes).toEqual([
      { at: 'title', from: 'What would you like to achieve?', to: 'What do you want to achieve?' },
    ]);
    expect(isCovered(diff)).toBe(true);
    expect(formatDiff(diff).at(-1)).toBe('Nothing affects stored answers: the version can stay.');
  });

  it('give renamed and dropped names as a migration that can be pasted', () => {
    const now: StepSet = {
      ...remade(rapamycin, {
        tobacco: (step) => [{ ...step, id: 'smoking', title: 'Do you use tobacco, nicotine or both?' }],
        'rapamycin-before': withValue('current', 'now'),
        'procedure-anaesthesia': removed,
      }),
      conditions: {
        ...rapamycin.conditions,
        smokes: { smoking: { in: ['daily', 'sometimes'] } },
        usedBefore: { 'rapamycin-before': { in: ['now', 'past'] } },
      },
    };
    const diff = diffSets(stepKinds, rapamycin, now);
    expect(diff.suggested).toEqual({
      version: 2,
      migrations: [
        {
          to: 2,
          rename: { tobacco: 'smoking' },
          drop: ['procedure-anaesthesia'],
          map: { 'rapamycin-before': { current: 'now' } },
        },
      ],
    });
    expect(diff.derived.doubts).toEqual([]);
    // Conditions that only follow the new names are the same.
    expect(diff.others).toEqual([]);
    expect(diff.steps.map(({ step, was, touches }) => [step, was, touches])).toEqual([
      ['rapamycin-before', undefined, [`'current' is called 'now'`]],
      ['smoking', 'tobacco', [`its answers stand under 'tobacco'`]],
      ['procedure-anaesthesia', undefined, ['its answers are not asked for any more']],
    ]);
    expect(isCovered(diff)).toBe(false);
    expect(isCovered(diffSets(stepKinds, rapamycin, { ...now, ...diff.suggested }))).toBe(true);
  });

  it('tell of a condition that changed on every step that uses it, itself or through others', () => {
    const now = {
      ...rapamycin,
      conditions: { ...rapamycin.conditions, usedBefore: { 'rapamycin-before': 'current' } },
    };
    const diff = diffSets(stepKinds, rapamycin, now);
    expect(diff.others).toEqual([
      {
        at: 'conditions.usedBefore',
        from: { 'rapamycin-before': { in: ['current', 'past'] } },
        fromWords: 'rapamycin-before is current or past',
        to: { 'rapamycin-before': 'current' },
        toWords: 'rapamycin-before is current',
      },
    ]);
    expect(formatDiff(diff)).toContain(
      '  conditions.usedBefore was: rapamycin-before is current or past; is now: rapamycin-before is current',
    );
    expect(diff.steps.map(({ step, through, changes }) => [step, through, changes])).toEqual([
      ['rapamycin-dose', ['usedBefore'], []],
      ['rapamycin-side-effects', ['usedBefore'], []],
      ['side-effects-course', ['usedBefore'], []],
    ]);
  });

  it('tell in words when a step, or an item of a review, is shown', () => {
    const lines = formatDiff(
      diffSets(stepKinds, review({ ill: true }), review({ not: { any: [{ ill: true }, 'other'] } })),
    );
    expect(lines).toEqual(
      expect.arrayContaining([
        '    items.pain.when was: ill is yes; is now: not (ill is yes or other)',
        '    when was: ill is yes; is now: not (ill is yes or other)',
      ]),
    );
    const known = remade(review({ ill: true }), { history: ({ when: _when, ...step }) => [step] });
    expect(formatDiff(diffSets(stepKinds, review({ ill: true }), known))).toContain(
      '    when is gone: patient.sex is known',
    );
    expect(lines.join('\n')).not.toContain('{');
  });

  it('tell of facts, effects, promises and the header that changed', () => {
    const pharmacy = setOf('pharmacy');
    const now: StepSet = {
      ...pharmacy,
      facts: { ...pharmacy.facts, 'patient.sex': { enum: ['female', 'male'] } },
      effects: {},
      invariants: [...(pharmacy.invariants ?? []), { before: 'back', always: 'medicalProfileComplete' }],
    };
    expect(diffSets(stepKinds, pharmacy, now).others.map(({ at }) => at)).toEqual([
      'facts.patient.sex',
      'effects.saveAnswer',
      'invariants.back: medicalProfileComplete',
    ]);
    const cheaper = { ...rapamycin, template: { name: 'Rapamycin plus', type: 'lab', end: 'lab-checkout' } } as const;
    expect(diffSets(stepKinds, rapamycin, cheaper).others.map(({ at }) => at)).toContain('template.name');
  });
});

describe('a change of a question', () => {
  it.each<[string, string, (step: Step) => readonly Step[], string]>([
    ['a lower limit', 'rapamycin-dose', shortened, 'characters: 100, not 200'],
    [
      'an option that is gone',
      'tobacco',
      (step) => (step.kind === 'choice' ? [{ ...step, options: step.options.slice(0, 2) }] : []),
      'cannot be chosen any more',
    ],
    [
      'another kind',
      'blood-work',
      ({ id, title }) => [{ id, title, kind: 'short-text' }],
      'it is answered in another form',
    ],
    [
      'details that are asked for too',
      'tobacco',
      (step) =>
        step.kind === 'choice'
          ? [{ ...step, options: step.options.map((one) => ({ ...one, details: { label: 'Which?' } })) }]
          : [],
      'has to be answered too',
    ],
  ])('touches answers with %s, and needs a higher version', (_, id, make, line) => {
    const now = remade(rapamycin, { [id]: make });
    const diff = diffSets(stepKinds, rapamycin, now);
    expect(ofStep(diff, id)?.touches.join('\n')).toContain(line);
    expect(isCovered(diff)).toBe(false);
    expect(isCovered(diffSets(stepKinds, rapamycin, { ...now, ...diff.suggested }))).toBe(true);
  });

  it('touches answers where one has to be given that could be left out', () => {
    const old = remade(rapamycin, { alcohol: (step) => [{ ...step, optional: true }] });
    expect(ofStep(diffSets(stepKinds, old, rapamycin), 'alcohol')?.touches).toEqual(['it has to be answered']);
    expect(diffSets(stepKinds, rapamycin, old).touchesAnswers).toBe(false);
  });

  it('that facts hold needs no migration', () => {
    const pharmacy = setOf('pharmacy');
    const diff = diffSets(stepKinds, pharmacy, remade(pharmacy, { allergies: renamed('any-allergies') }));
    expect(ofStep(diff, 'any-allergies')).toMatchObject({ was: 'allergies', touches: [] });
    expect(diff.touchesAnswers).toBe(false);
  });
});

describe('uncertain changes', () => {
  it('is asked: whether a question was renamed or is gone', () => {
    const twin = diffSets(
      stepKinds,
      rapamycin,
      remade(rapamycin, {
        tobacco: (step) => [
          { ...step, id: 'one' },
          { ...step, id: 'two' },
        ],
      }),
    );
    expect(twin.derived).toEqual({
      migration: { to: 2 },
      doubts: [{ kind: 'rename', old: 'tobacco', candidates: ['one', 'two'] }],
    });
    expect(formatDiff(twin)).toEqual(
      expect.arrayContaining([
        `  Is 'tobacco' now called 'one'? Then "rename": { "tobacco": "one" }, or to 'two'.`,
        `  If it is gone for good, "drop": ["tobacco"].`,
      ]),
    );
    expect(twin.coverage.missing.map(({ old }) => old)).toEqual(['tobacco']);
  });

  it('is asked: whether an option was renamed or is gone', () => {
    const now = remade(rapamycin, { 'rapamycin-before': withValue('current', 'now', 'Yes, at the moment') });
    const { migration, doubts } = diffSets(stepKinds, rapamycin, now).derived;
    expect(migration).toEqual({ to: 2 });
    expect(doubts).toEqual([{ kind: 'map', old: 'current', candidates: ['now'], of: 'rapamycin-before' }]);
  });
});

describe('migrations of the new file', () => {
  const now: StepSet = {
    ...remade(rapamycin, {
      tobacco: renamed('smoking'),
      'rapamycin-before': withValue('current', 'now'),
      'procedure-anaesthesia': removed,
    }),
    version: 2,
  };
  const coverageOf = (...migrations: NonNullable<StepSet['migrations']>) =>
    diffSets(stepKinds, rapamycin, { ...now, migrations }).coverage;

  const linesOf = (version: number, ...migrations: NonNullable<StepSet['migrations']>) =>
    formatDiff(diffSets(stepKinds, rapamycin, { ...now, version, migrations }));

  it('cover nothing where there are none', () => {
    expect(coverageOf()).toMatchObject({ versionRaised: false });
  });

  it('are told what they leave out', () => {
    const { versionRaised, missing, differing } = coverageOf({ to: 2, rename: { tobacco: 'smoking' } });
    expect(versionRaised).toBe(true);
    expect(missing).toEqual([
      { old: 'rapamycin-before = current', own: 'rapamycin-before = current', suggested: 'rapamycin-before = now' },
      { old: 'procedure-anaesthesia', own: 'lost', suggested: 'dropped' },
    ]);
    expect(differing).toEqual([]);
  });

  it('may say otherwise than the texts, and are told so', () => {
    const { missing, differing } = coverageOf({
      to: 2,
      drop: ['tobacco', 'procedure-anaesthesia'],
      map: { 'rapamycin-before': { current: 'past' } },
    });
    expect(missing).toEqual([]);
    expect(differing).toEqual([
      { old: 'rapamycin-before = current', own: 'rapamycin-before = past', suggested: 'rapamycin-before = now' },
      { old: 'tobacco', own: 'dropped', suggested: 'smoking' },
    ]);
  });

  it('are told where what the texts suggest belongs, and that a version is to be raised', () => {
    const added = 'What the labels suggest, to be added to the file:';
    const replaced = 'What the labels suggest, in place of the migration to 2:';
    const raise = 'Stored answers are affected, and the migration to version 2 is not in use: raise version to 2.';
    expect(linesOf(1)).toContain(added);
    expect(linesOf(2)).toContain(added);
    const partly = linesOf(2, { to: 2, rename: { tobacco: 'smoking' } });
    expect(partly).toContain(replaced);
    expect(partly).not.toContain(raise);
    expect(linesOf(1, { to: 2, rename: { tobacco: 'smoking' } })).toEqual(expect.arrayContaining([raise, replaced]));
  });

  it('are reported where they name things that the old version does not have', () => {
    const migration = {
      to: 2,
      rename: { tobaco: 'smoking', 'rapamycin-before': 'before', nobody: 'goals' },
      drop: ['procedure-anaesthesia', 'rapamycin-dose.valu'],
      map: { before: { curent: 'now', past: 'then' }, gols: { energy: 'strength' } },
    };
    const { unknown } = diffSets(stepKinds, rapamycin, { ...now, migrations: [migration] });
    expect(unknown).toEqual([
      `"rename": 'tobaco'; did you mean 'tobacco'?`,
      `"rename": 'nobody'`,
      `"drop": 'rapamycin-dose.valu'; did you mean 'rapamycin-dose.value'?`,
      `"map": 'curent' of 'rapamycin-before'; did you mean 'current'?`,
      `"map": 'gols'; did you mean 'goals'?`,
    ]);
    expect(linesOf(2, migration)).toEqual(
      expect.arrayContaining(['Its migration names things that version 1 does not have:', `  "rename": 'nobody'`]),
    );
    const later = [{ to: 2 }, { to: 3, rename: { between: 'tobacco' } }];
    expect(diffSets(stepKinds, rapamycin, { ...rapamycin, version: 3, migrations: later }).unknown).toEqual([]);
  });

  it('are told so where nothing else is changed', () => {
    const lines = formatDiff(
      diffSets(stepKinds, rapamycin, { ...rapamycin, version: 2, migrations: [{ to: 2, drop: ['nobody'] }] }),
    );
    expect(lines.slice(-2)).toEqual(['Its migration names things that version 1 does not have:', `  "drop": 'nobody'`]);
  });

  it('may map what is kept in the words of its labels', () => {
    const lifestyle = setOf('lifestyle');
    const mapped = (map: { readonly [label: string]: string }) =>
      diffSets(stepKinds, lifestyle, { ...lifestyle, version: 2, migrations: [{ to: 2, map: { alcohol: map } }] })
        .unknown;
    expect(mapped({ 'A few times a week': 'Often' })).toEqual([]);
    expect(mapped({ weekly: 'Often' })).toEqual([`"map": 'weekly' of 'alcohol'`]);
  });

  it('are applied before comparing: a step that they drop is gone, whatever a new one looks like', () => {
    const diff = diffSets(stepKinds, rapamycin, { ...now, migrations: [{ to: 2, drop: ['tobacco'] }] });
    expect(ofStep(diff, 'smoking')?.status).toBe('added');
    expect(ofStep(diff, 'tobacco')?.status).toBe('removed');
  });
});

const diff = (...args: readonly string[]) => runCommand({ root, language: stepLanguage }, ['diff', ...args]);

/** What the command says where it does not understand. */
async function says(...args: readonly string[]): Promise<string> {
  const { text, code } = await diff(...args);
  expect(code).toBe(2);
  return text;
}

/** A folder `drafts` with these files. */
function draftsIn(folder: string, files: { readonly [name: string]: unknown }): string {
  const dir = join(folder, 'drafts');
  mkdirSync(dir);
  for (const [name, value] of Object.entries(files))
    writeFileSync(join(dir, name), typeof value === 'string' ? value : JSON.stringify(value));
  return dir;
}

describe('the command diff', () => {
  let folder = '';
  const path = process.env['PATH'];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'diff-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
    process.env['PATH'] = path;
  });

  const file = (name: string, value: unknown): string => {
    writeFileSync(join(folder, name), JSON.stringify(value, null, 2));
    return join(folder, name);
  };
  const changed: StepSet = {
    ...remade(rapamycin, { tobacco: renamed('smoking'), 'procedure-anaesthesia': removed }),
    conditions: { ...rapamycin.conditions, smokes: { smoking: { in: ['daily', 'sometimes'] } } },
  };

  it('ends with 0 where nothing touches answers or all is covered, and else with 1', async () => {
    const old = file('old.json', rapamycin);
    const retold = file('retold.json', remade(rapamycin, { goals: retitled('What do you want?') }));
    const touched = file('touched.json', changed);
    const { suggested } = diffSets(stepKinds, rapamycin, changed);
    const covered = file('covered.json', { ...changed, ...suggested });
    expect((await diff(old, old)).code).toBe(0);
    expect((await diff(old, retold)).code).toBe(0);
    const { text, code } = await diff(old, touched);
    expect(code).toBe(1);
    expect(text).toContain('"tobacco": "smoking"');
    expect(await diff(old, covered)).toMatchObject({
      code: 0,
      text: expect.stringContaining('migrations in the file cover'),
    });
  });

  it('gives the same to tools as JSON', async () => {
    const { text, code } = await diff(file('old.json', rapamycin), file('new.json', changed), '--json');
    expect(code).toBe(1);
    expect(JSON.parse(text)).toMatchObject({
      flow: 'rapamycin',
      covered: false,
      derived: { migration: { to: 2, rename: { tobacco: 'smoking' }, drop: ['procedure-anaesthesia'] } },
    });
  });

  it('reads a file as it was at a revision', async () => {
    const bin = join(folder, 'bin');
    mkdirSync(bin);
    writeFileSync(
      join(bin, 'git'),
      `#!${process.execPath}
if (process.argv.slice(2).join(' ') !== 'show main~1:./flows/old.steps.json') {
  process.stderr.write('fatal: no such path\\n');
  process.exit(128);
}
process.stdout.write(${JSON.stringify(JSON.stringify(rapamycin))});
`,
    );
    chmodSync(join(bin, 'git'), 0o755);
    process.env['PATH'] = bin + delimiter + (path ?? '');
    expect(await diff('main~1:flows/old.steps.json', file('new.json', rapamycin))).toEqual({
      text: 'rapamycin, version 1: nothing changed\n',
      code: 0,
    });
    const unknown = await diff('main:flows/other.steps.json', file('new.json', rapamycin));
    expect(unknown).toEqual({
      code: 2,
      text: `'main:flows/other.steps.json' cannot be read from git: no such path\n`,
    });
  });

  it('is not understood where a file is of another flow or a later version, or the call itself is wrong', async () => {
    const old = file('old.json', rapamycin);
    expect(await says(old)).toContain('npm run flows -- diff <old> <new>');
    expect(await says(old, file('other.json', setOf('pharmacy')))).toContain(`of flow 'rapamycin'`);
    expect(await says(file('later.json', { ...rapamycin, version: 2 }), old)).toContain('name the older one first');
    expect(await says(old, old, '--draft', folder)).toContain(`Unknown option '--draft'`);
  });

  it.each<[string, (old: string) => readonly string[], 1 | 2, RegExp]>([
    ['a file that is not there', (old) => [old, 'nowhere.json'], 2, /^there is no file 'nowhere\.json'\n$/],
    ['a path below a file', (old) => [`${old}/below.json`, old], 2, /^there is no file '.*old\.json\/below\.json'\n$/],
    ['a folder', (old) => ['flows', old], 2, /^'flows' is a folder; name a file\n$/],
    [
      'a revision without such a file',
      (old) => ['HEAD:none.json', old],
      2,
      /^'HEAD:none\.json' cannot be read from git: .+\n$/,
    ],
    [
      'no such revision',
      (old) => ['nothing-of-it:flows/x.json', old],
      2,
      /^'nothing-of-it:\S+' cannot be read from git: .+\n$/,
    ],
    ['what is no JSON', (old) => ['README.md', old], 1, /^README\.md:1:1 .+\n$/],
    ['what is no steps JSON', (old) => [old, 'package.json'], 1, /'sections' is missing/],
    ['no folder of drafts', (old) => [old, old, '--drafts', 'nowhere'], 2, /^there is no folder 'nowhere'\n$/],
    ['a file for the drafts', (old) => [old, old, '--drafts', old], 2, /is a file; name the folder of the drafts\n$/],
  ])('says so in a word of %s', async (_, args, code, text) => {
    const said = await diff(...args(file('old.json', rapamycin)));
    expect(said).toEqual({ code, text: expect.stringMatching(text) });
    expect(said.text).not.toMatch(/^\s+at /m);
  });

  it('passes over folders among the drafts', async () => {
    const old = file('old.json', rapamycin);
    const dir = draftsIn(folder, {});
    mkdirSync(join(dir, 'more.json'));
    expect(await diff(old, old, '--drafts', dir)).toMatchObject({ code: 0, text: expect.stringContaining('0 drafts') });
  });

  describe('with stored drafts', () => {
    const given: { readonly [step: string]: Answer } = {
      'immune-history': { value: ['none'] },
      procedures: { value: true, details: 'A knee' },
      goals: { value: ['energy'] },
      'rapamycin-before': { value: 'current' },
      'rapamycin-dose': { value: 'x'.repeat(150) },
      'rapamycin-side-effects': { value: false },
      'kidney-liver': { value: 'no' },
      diagnoses: { value: ['none'] },
      'procedure-anaesthesia': { value: 'yes' },
      tobacco: { value: 'never' },
    };
    const draft = (count: number) => ({
      flow: 'rapamycin',
      version: 1,
      facts: { 'patient.sex': 'male', 'patient.medical_profile.has_current_medications': false },
      answers: Object.fromEntries(Object.entries(given).slice(0, count)),
    });
    const shorter = remade(changed, { 'rapamycin-dose': shortened });

    it('reports which drafts go back to which step, which answers are lost, and which files could not be read', async () => {
      const dir = draftsIn(folder, {
        'a.json': draft(3),
        'b.json': draft(6),
        'c.json': draft(10),
        'd.json': '{ "flow":',
        'e.json': { ...draft(1), flow: 'pharmacy' },
        'f.json': { ...draft(1), version: 7 },
        'g.json': { ...draft(1), answers: { goals: 'energy' } },
        'readme.txt': 'no draft',
      });
      const { text, code } = await diff(file('old.json', rapamycin), file('new.json', shorter), '--drafts', dir);
      expect(code).toBe(1);
      const told = text.slice(text.indexOf('3 drafts')).split('\n');
      expect(told.slice(0, 8)).toEqual([
        '3 drafts, carried by the derived migration, for the file has none',
        '  1 keep every answer',
        '  1 stay where they are',
        '  2 go back',
        `    1 from 'kidney-liver' to 'rapamycin-dose'`,
        `    1 from 'alcohol' to 'rapamycin-dose'`,
        '  Answers that do not come along',
        `    'rapamycin-dose' in 2 drafts: asked again: the question now refuses it`,
      ]);
      expect(told.slice(8).map((line) => line.replace(/\S*drafts\//, ''))).toEqual([
        `    'procedure-anaesthesia' in 1 draft: dropped, as the migration says`,
        '  Not read',
        '    d.json:1:10 this is no JSON: it ends too early',
        `    e.json:1 /flow this draft is of 'pharmacy', not of 'rapamycin'`,
        '    f.json:1 /version this draft is of version 7, later than the old file',
        '    g.json:1 /answers/goals this must be object',
        '',
      ]);
    });

    it("migrates them by the new file's own migrations, and reveals no answers", async () => {
      const dir = draftsIn(folder, { 'c.json': draft(10) });
      const own = {
        ...shorter,
        version: 2,
        migrations: [{ to: 2, drop: ['tobacco'], rename: { 'procedure-anaesthesia': 'gone' } }],
      };
      const { text, code } = await diff(file('old.json', rapamycin), file('new.json', own), '--drafts', dir, '--json');
      expect(code).toBe(1);
      expect(JSON.parse(text)).toMatchObject({
        drafts: {
          byOwnMigrations: true,
          drafts: [
            {
              before: 'alcohol',
              after: 'rapamycin-dose',
              moves: 'back',
              lost: [
                { step: 'tobacco', reason: 'dropped' },
                { step: 'procedure-anaesthesia', reason: 'removed' },
                { step: 'rapamycin-dose', reason: 'invalid' },
              ],
            },
          ],
        },
      });
      expect(text).not.toContain('A knee');
    });

    it('compares a draft of an earlier version from where the old file opens it', async () => {
      const second: StepSet = {
        ...remade(rapamycin, { tobacco: renamed('smoking') }),
        conditions: { ...rapamycin.conditions, smokes: { smoking: 'daily' } },
        version: 2,
        migrations: [{ to: 2, rename: { tobacco: 'smoking' } }],
      };
      const third: StepSet = {
        ...remade(second, { smoking: renamed('nicotine') }),
        conditions: { ...rapamycin.conditions, smokes: { nicotine: 'daily' } },
        version: 3,
        migrations: [...(second.migrations ?? []), { to: 3, rename: { smoking: 'nicotine' } }],
      };
      const dir = draftsIn(folder, { 'b.json': draft(9), 'c.json': draft(10) });
      const { text, code } = await diff(file('two.json', second), file('three.json', third), '--drafts', dir, '--json');
      expect(JSON.parse(text)).toMatchObject({
        drafts: {
          drafts: [
            { before: 'smoking', after: 'nicotine', moves: 'not', lost: [] },
            { before: 'alcohol', after: 'alcohol', moves: 'not', lost: [] },
          ],
        },
      });
      expect(code).toBe(0);
    });
  });
});
