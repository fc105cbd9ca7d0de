import { stepLanguage } from '#flows/kinds/stepLanguage.ts';
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkFlows } from '#engine/authoring/check/checkFlows.ts';
import { readStepSets } from '#engine/authoring/read/readStepSets.ts';
import { runCommand } from '#engine/authoring/commands/runCommand.ts';
import { flowIndex } from '#flows/flowIndex.ts';
import { root } from './realFlows.ts';

/** Milliseconds that the type checker and the formatter are waited for where the machine has much else to do. */
const PATIENCE = 400_000;
const LONGEST = 'a-diary-of-sleep-and-everything2';
const parts = ['engine', 'flows', 'schemas', 'package.json', 'tsconfig.json', '.oxfmtrc.json', 'oxlint.config.mjs'];

let copy = '';

const run = promisify(execFile);

/** Runs a tool of the project in the copy; rejects where it ends with an error. */
const tool = (name: string, ...args: readonly string[]) =>
  run(join(root, 'node_modules/.bin', name), args, { cwd: copy });

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-flow-'));
  for (const part of parts) cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  writeFileSync(join(copy, 'commands.ts'), COMMANDS);
});

afterAll(() => {
  rmSync(copy, { recursive: true });
});

/** Several commands in one process, which reads the machines from the copy once for all of them. */
const COMMANDS = `import { runCommand } from '#engine/authoring/commands/runCommand.ts';
import { stepLanguage } from '#flows/kinds/stepLanguage.ts';

const project = { root: process.cwd(), language: stepLanguage };
const texts: string[] = [];
for (const args of [['facts'], ['check', '${LONGEST}'], ['walks', '${LONGEST}']])
  texts.push((await runCommand(project, args)).text);
process.stdout.write(JSON.stringify(texts));
`;

const indexText = () => readFileSync(join(copy, 'flows/flowIndex.ts'), 'utf8');

describe('the command new', () => {
  it(
    'writes a flow that passes the checker, the type checker, the linter and the formatter as it is',
    async () => {
      const { text, code } = await runCommand({ root: copy, language: stepLanguage }, ['new', LONGEST]);
      expect(code).toBe(0);
      for (const part of ['flow.ts', 'machine.ts', 'steps.json'])
        expect(text).toContain(`flows/${LONGEST}/${LONGEST}.${part} written`);
      expect(text).toContain('flows/flowIndex.ts written');
      expect(text).toContain('flows/facts.ts written');
      expect(readFileSync(join(copy, 'flows/facts.ts'), 'utf8')).toContain(`'${LONGEST}.more': boolean;`);
      const { stdout } = await tool('tsx', 'commands.ts');
      const [facts, check, walks]: readonly string[] = JSON.parse(stdout);
      expect(facts).toBe('flows/facts.ts is up to date\n');
      expect(check).toContain('0 to mend');
      expect(walks).not.toContain('no walk found');
      await tool('tsc', '-p', 'engine', '--checkers', '1');
      await tool('oxlint', '-c', 'oxlint.config.mjs', '--type-aware', '--deny-warnings', `flows/${LONGEST}`);
      await tool('oxfmt', '--check', `flows/${LONGEST}`, 'flows/flowIndex.ts', 'flows/facts.ts');
    },
    PATIENCE,
  );

  it('keeps the index in the order of its names', async () => {
    await runCommand({ root: copy, language: stepLanguage }, ['new', 'sleep-diary']);
    const imports = [...indexText().matchAll(/^import \{ \w+Flow \} from '\.\/([\w-]+)\//gm)].map(
      ([, name = '']) => name,
    );
    expect(imports).toContain('sleep-diary');
    expect(imports).toEqual(imports.toSorted((a, b) => (a < b ? -1 : 1)));
    expect(indexText()).toContain('  sleepDiaryFlow,\n];\n');
  });

  it(
    'writes a template that the visit can be walked with as it is',
    async () => {
      const before = indexText();
      const { text, code } = await runCommand({ root: copy, language: stepLanguage }, [
        'new',
        'mood-check',
        '--template',
      ]);
      expect([code, text]).toEqual([0, expect.stringContaining('flows/intakes/mood-check.steps.json written')]);
      const found = checkFlows({
        language: stepLanguage,
        sources: readStepSets(copy),
        flows: flowIndex,
        only: 'mood-check',
      });
      expect(found.filter(({ file }) => file.includes('mood-check'))).toEqual([]);
      expect(found.filter(({ severity }) => severity !== 'acknowledged')).toEqual([]);
      expect(indexText()).toBe(before);
      await tool('oxfmt', '--check', 'flows/intakes');
    },
    PATIENCE,
  );

  it.each([
    [['visit'], 'already'],
    [['rapamycin', '--template'], 'already'],
    [['lifestyle'], 'already'],
    [['walk'], 'means something else'],
    [['intakes', '--template'], 'means something else'],
    [['Sleep'], 'is no name'],
    [['sleep--diary'], 'is no name'],
    [['../evil'], 'is no name'],
    [[`${LONGEST}x`], 'at most 32'],
    [[], 'new <name>'],
    [['one', 'two'], 'new <name>'],
    [['one', '--nonsense'], '--nonsense'],
  ])('refuses %j and writes nothing', async (args, said) => {
    const before = indexText();
    const { text, code } = await runCommand({ root: copy, language: stepLanguage }, ['new', ...args]);
    expect([code, text]).toEqual([2, expect.stringContaining(said)]);
    expect(indexText()).toBe(before);
    expect(['one', 'walk', 'Sleep'].some((name) => existsSync(join(copy, 'flows', name)))).toBe(false);
  });

  it('refuses a name whose machine another flow has already', async () => {
    await runCommand({ root: copy, language: stepLanguage }, ['new', 'sleep2']);
    const { text, code } = await runCommand({ root: copy, language: stepLanguage }, ['new', 'sleep-2']);
    expect([code, text]).toEqual([2, expect.stringContaining('sleep2Flow already')]);
    expect(existsSync(join(copy, 'flows/sleep-2'))).toBe(false);
  });
});
