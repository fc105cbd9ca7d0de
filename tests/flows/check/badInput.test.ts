import { stepLanguage } from '#flows/kinds/stepLanguage.ts';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { runCommand } from '#engine/authoring/commands/runCommand.ts';
import { flowNameOf } from '#engine/authoring/read/Source.ts';
import { edited, root, type Edit } from './realFlows.ts';

const FILE = 'flows/retention.steps.json';

/** The steps JSON of a small flow, with some changes. */
const textWith = (...edits: readonly Edit[]): string => {
  const source = edited(edits).find((one) => flowNameOf(one) === 'retention');
  return JSON.stringify(source?.value, null, 2);
};

const folders: string[] = [];

/** A project of one flow, whose index reads its steps JSON as machines do, and two files of answers. */
function projectOf(steps: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'flows-'));
  folders.push(folder);
  mkdirSync(join(folder, 'flows'));
  mkdirSync(join(folder, 'folder'));
  writeFileSync(join(folder, FILE), steps);
  writeFileSync(join(folder, 'answers.json'), '{ "facts": { "cancellation.attempt": 0 } }');
  writeFileSync(join(folder, 'text.md'), '# No JSON\n');
  writeFileSync(join(folder, 'list.json'), '[]');
  const machine = join(root, 'flows/retention/retention.machine.ts');
  writeFileSync(
    join(folder, 'flows/flowIndex.ts'),
    `import steps from './retention.steps.json' with { type: 'json' };
import { retentionMachine as machine } from ${JSON.stringify(machine)};
import { guardsOf } from ${JSON.stringify(join(root, 'engine/flow/guardsOf.ts'))};
guardsOf(steps);
export const flowIndex = [{ flow: 'retention', machine, composedWith: [], tokens: ['subscription.name'] }];`,
  );
  return folder;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A line of a stack, or the words of an error that nobody put into a sentence. */
const UNTOLD = /^\s+at |TypeError|SyntaxError|undefined|\[object|E[A-Z]{4,}:/m;

async function said(project: string, args: readonly string[]): Promise<readonly [code: number, text: string]> {
  const { code, text } = await runCommand({ root: project, language: stepLanguage }, args);
  expect(text).not.toMatch(UNTOLD);
  return [code, text];
}

/** Commands that run a flow, and those that only draw it. */
const running: readonly (readonly string[])[] = [
  ['check'],
  ['check', 'retention'],
  ['walks', 'retention'],
  ['simulate', 'retention', '--answers', 'answers.json'],
];
const drawing: readonly (readonly string[])[] = [
  ['graph', 'retention'],
  ['export', 'retention'],
];
const readers = [...running, ...drawing];

const field = (pattern: string) => ({
  id: 'planted',
  kind: 'form',
  title: 'Where?',
  fields: [{ id: 'zip', type: 'text', label: 'ZIP', pattern }],
});

/** Steps JSON that no command can go on with, and what is said of it. */
const broken = [
  ['is empty', '', `${FILE}:1:1 `, 'it ends too early'],
  ['is no JSON', '{\n  "flow": "retention",,\n}', `${FILE}:2:23 `, "a key was expected, not ','"],
  ['is a list', '[]', `${FILE}:1 `, 'must be of type object'],
  ['is a text', '"retention"', `${FILE}:1 `, 'must be of type object'],
  ['is nothing', 'null', `${FILE}:1 `, 'must be of type object'],
  ['has no sections', textWith(['retention', '/sections', undefined]), `${FILE}:1 `, "'sections' is missing"],
  ['has a list of sections', textWith(['retention', '/sections', []]), `${FILE}:`, "'sections' must be of type object"],
  ['has a text for a step', textWith(['retention', '/sections/offer/0', 'hello']), `${FILE}:`, '/sections/offer/0'],
  [
    'has a pattern that is none',
    textWith(['retention', '/sections/offer/-', field('^[0-9{5}$')]),
    `/fields/0/pattern`,
    'is no regular expression: Unterminated character class',
  ],
] as const;

describe.each(broken)('steps JSON that %s', (_, steps, place, what) => {
  it.each(readers)('is told by %s %s with the place and the remedy', async (...args) => {
    const [code, text] = await said(projectOf(steps), args);
    expect(text).toContain(place);
    expect(text).toContain(what);
    expect(text).toMatch(/How to mend it|npm run flows -- check/);
    expect(code).toBe(1);
  });
});

describe('a pattern that the tool finds no text for', () => {
  const steps = textWith(['retention', '/sections/offer/0', field('^(?=.*\\d)[a-z\\d]{3}$')]);

  it.each(readers)('ends no %s', async (...args) => {
    const [, text] = await said(projectOf(steps), args);
    expect(text).not.toContain('nothing can be entered');
  });
});

/** Definitions that the engine refuses. */
const refused = [
  ['an unknown reference', ['retention', '/conditions/firstAttempt', { nobody: true }], 'nobody'],
  ['a condition in a circle', ['retention', '/conditions/firstAttempt', { not: 'firstAttempt' }], 'firstAttempt'],
  ['an unknown condition', ['retention', '/sections/offer/0/when', 'nobody'], 'nobody'],
] as const;

describe.each(refused)('steps JSON with %s', (_, edit, told) => {
  it.each(running)('is told by %s', async (...args) => {
    const [code, text] = await said(projectOf(textWith(edit)), args);
    expect(text).toContain(told);
    expect(code).toBe(1);
  });
});

describe('steps JSON without the conditions that its machine asks', () => {
  const without = textWith(['retention', '/conditions', undefined]);

  it.each(running)('is told by %s', async (...args) => {
    const [code, text] = await said(projectOf(without), args);
    expect(text).toContain("'firstAttempt'");
    expect(code).toBe(1);
  });

  it.each(drawing)('does not matter to %s', async (...args) => {
    const [code] = await said(projectOf(without), args);
    expect(code).toBe(0);
  });
});

describe('an index that cannot be loaded', () => {
  it.each(readers)('is told by %s %s', async (...args) => {
    const project = projectOf(textWith());
    writeFileSync(join(project, 'flows/flowIndex.ts'), 'throw new Error("no machine today");');
    const [code, text] = await said(project, args);
    expect(text).toContain('flows/flowIndex.ts and its machines cannot be loaded: no machine today');
    expect(code).toBe(1);
  });

  it('does not keep the check from finding other errors', async () => {
    const project = projectOf(textWith(['retention', '/sections/offer/0/title', 'x'.repeat(141)]));
    writeFileSync(join(project, 'flows/flowIndex.ts'), 'export const flowIndex = 1;');
    const [code, text] = await said(project, ['check', '--json']);
    expect(JSON.parse(text)).toMatchObject([
      { code: 'tooLong', file: FILE },
      { code: 'incompleteIndex', file: 'flows/flowIndex.ts', line: 1 },
    ]);
    expect(code).toBe(1);
  });
});

describe('a machine that breaks while it is loaded', () => {
  const BROKEN = 'flows/broken.machine.ts';
  const says =
    "flows/flowIndex.ts and its machines cannot be loaded: Cannot read properties of undefined (reading 'foo')";

  const brokenProject = () => {
    const project = projectOf(textWith());
    writeFileSync(join(project, BROKEN), 'const parts = {};\nexport const machine = parts.states.foo;');
    const index = join(project, 'flows/flowIndex.ts');
    writeFileSync(index, `import './broken.machine.ts';\n${readFileSync(index, 'utf8')}`);
    return project;
  };

  it.each(readers)('is told by %s %s with its place', async (...args) => {
    const { code, text } = await runCommand({ root: brokenProject(), language: stepLanguage }, args);
    expect(text).toContain(`${BROKEN}:2:`);
    expect(text).toContain(says);
    expect(code).toBe(1);
  });

  it('is a finding at its place', async () => {
    const { text } = await runCommand({ root: brokenProject(), language: stepLanguage }, ['check', '--json']);
    expect(JSON.parse(text)).toMatchObject([
      { code: 'incompleteIndex', file: BROKEN, line: 2, what: expect.stringContaining(says) },
    ]);
  });
});

describe('acknowledged findings', () => {
  const title = '/sections/offer/0/title';
  const accepted = [
    ['retention', title, 'x'.repeat(141)],
    ['retention', '/acknowledged', [{ finding: 'tooLong', at: title, reason: 'The wording is prescribed by law.' }]],
  ] as const;

  it('is accepted where the machines cannot be loaded too', async () => {
    const project = projectOf(textWith(...accepted));
    writeFileSync(join(project, 'flows/flowIndex.ts'), 'export const flowIndex = 1;');
    const [code, text] = await said(project, ['check']);
    expect(text).toContain('Accepted: The wording is prescribed by law.');
    expect(text).toContain('1 step set checked: 1 to mend, 1 accepted');
    expect(code).toBe(1);
  });

  it.each(readers)('in another file ends no %s', async (...args) => {
    const project = projectOf(textWith());
    const other = `{ "flow": "other", "version": 1, "template": { "name": "Other", "type": "medication", "end": "treatment" },
      "sections": { "intake": [{ "id": "a", "kind": "short-text", "title": "A?", "title": "B?" }] },
      "acknowledged": [{ "finding": "repeatedKey", "at": "/sections/intake/0/title", "reason": "Both are the same." }] }`;
    writeFileSync(join(project, 'flows/other.steps.json'), other);
    const [code] = await said(project, args);
    expect(code).toBe(0);
  });
});

describe('a text that is no JSON beside others', () => {
  it.each(readers.filter(([name]) => name !== 'check'))('is all that is told by %s %s', async (...args) => {
    const project = projectOf(textWith().replace('"version": 1,', '"version": 1, "version": 1,'));
    writeFileSync(join(project, 'flows/other.steps.json'), '{ "flow": "other"\n  "version": 1 }');
    const [code, text] = await said(project, args);
    expect(text).toMatch(/^flows\/other\.steps\.json:2:3 this is no JSON: .*\nMend this first; .*\n$/);
    expect(code).toBe(1);
  });

  it('does not keep the check from what is wrong with these', async () => {
    const project = projectOf(textWith(['retention', '/sections/offer/0/title', 'x'.repeat(141)]));
    writeFileSync(join(project, 'flows/other.steps.json'), '{ "flow": "other"\n  "version": 1 }');
    const [code, text] = await said(project, ['check']);
    expect(text).toContain("flows/other.steps.json:2:3 error notJson\n  this is no JSON: ',' or '}' was expected");
    expect(text).toContain('error tooLong');
    expect(text).toContain('2 step sets checked: 2 to mend');
    expect(code).toBe(1);
  });

  it('is a folder, which is passed by', async () => {
    const project = projectOf(textWith());
    mkdirSync(join(project, 'flows/folder.steps.json'));
    expect(await said(project, ['check'])).toEqual([0, '1 step set checked: 0 to mend, 0 accepted\n']);
  });
});

/** What cannot be understood, and what is said of it. */
const misunderstood = [
  [['check', 'retenton'], "did you mean 'retention'?"],
  [['graph', 'retenton'], "did you mean 'retention'?"],
  [['walks', 'retenton'], "did you mean 'retention'?"],
  [['simulate', 'retenton', '--answers', 'answers.json'], "did you mean 'retention'?"],
  [['export', 'retenton'], "did you mean 'retention'?"],
  [['graph'], 'npm run flows -- graph <flow> [--template <name>] [--out <file>]'],
  [['graph', 'retention', 'purchase'], 'npm run flows -- graph <flow>'],
  [['walks'], 'npm run flows -- walks <flow>'],
  [['walks', 'retention', 'purchase'], 'npm run flows -- walks <flow>'],
  [['check', 'retention', 'purchase'], 'npm run flows -- check [flow] [--json]'],
  [['export'], 'npm run flows -- export <flow> [--all] [--out <file>]'],
  [['export', 'retention', 'purchase'], 'npm run flows -- export <flow>'],
  [['simulate'], 'simulate <flow> --answers <file>'],
  [['new'], 'new <name>'],
  [['check', '--jsn'], "Unknown option '--jsn'"],
  [['graph', 'retention', '--output', 'a.svg'], "Unknown option '--output'"],
  [['walks', 'retention', '--json'], "Unknown option '--json'"],
  [['export', 'retention', '--out'], 'export <flow> [--all] [--out <file>]'],
  [['new', 'sleep', '--templat'], "Unknown option '--templat'"],
  [['simulate', 'retention', '--answers', 'nowhere.json'], "there is no file 'nowhere.json'"],
  [['simulate', 'retention', '--answers', 'answers.json/deeper'], "there is no file 'answers.json/deeper'"],
  [['simulate', 'retention', '--answers', 'folder'], "'folder' is a folder; name a file"],
  [['simulate', 'retention', '--answers', 'text.md'], "text.md:1:1 this is no JSON: unexpected '#'"],
  [['simulate', 'retention', '--answers', 'list.json'], 'list.json:1 this must be object'],
  [['graph', 'retention', '--out', 'folder'], "'folder' is a folder; name a file"],
  [['export', 'retention', '--out', 'nowhere/a.json'], "there is no folder for 'nowhere/a.json'"],
] as const;

describe('arguments that are not understood', () => {
  it.each(misunderstood)('%j is told', async (args, says) => {
    const [code, text] = await said(projectOf(textWith()), args);
    expect(text).toContain(says);
    expect(code).toBe(2);
  });
});
