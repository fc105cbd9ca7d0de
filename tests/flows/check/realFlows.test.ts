import { stepLanguage } from '#flows/kinds/stepLanguage.ts';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { checkFlows } from '#engine/authoring/check/checkFlows.ts';
import { Explorer } from '#engine/authoring/explore/Explorer.ts';
import { runCommand } from '#engine/authoring/commands/runCommand.ts';
import { stepsJsonSchema } from '#engine/authoring/read/stepsJsonSchema.ts';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import { flowIndex } from '#flows/flowIndex.ts';
import { isFull } from '#tests/support/full.ts';
import { compositions, edited, reproduces, root, sources, type Edit } from './realFlows.ts';

/** Milliseconds that a check of everything is waited for where the machine has much else to do. */
const PATIENCE = 400_000;

/**
 * The template that the flows are checked with. The build, which is a part of `npm test`, checks the flows with all of them;
 * that takes many times as long.
 */
const checkedWith = isFull ? undefined : new Set(['longevity-coaching']);

const checked = sources.filter(({ value }) => {
  const { flow, template } = stepSetOf(value);
  return template === undefined || (checkedWith?.has(flow) ?? true);
});

describe('the flows of the portal', () => {
  it(
    'hold nothing that is to be mended, and are explored to their ends',
    async () => {
      const explored: boolean[] = [];
      const explore = Explorer.explore.bind(Explorer);
      vi.spyOn(Explorer, 'explore').mockImplementation((model, machine) => {
        const explorer = explore(model, machine);
        explored.push(explorer.complete && explorer.situations.length > 0);
        return explorer;
      });
      const findings = checkFlows({ language: stepLanguage, sources: checked, flows: flowIndex });
      vi.restoreAllMocks();
      expect(findings.filter(({ severity }) => severity !== 'acknowledged')).toEqual([]);
      expect(explored).not.toContain(false);
      expect(explored.length).toBeGreaterThanOrEqual(compositions(checked).length);
      for (const { witness, reason } of findings) {
        expect(reason).toMatch(/\w{3}/);
        expect(await reproduces(witness, [], flowIndex)).toBe(true);
      }
    },
    PATIENCE,
  );

  it('are described to editors by a schema that is up to date', () => {
    expect(readFileSync(join(root, 'flows/steps.schema.json'), 'utf8')).toBe(stepsJsonSchema(stepLanguage));
  });
});

const counted = async (...args: readonly string[]) =>
  (await runCommand({ root, language: stepLanguage }, ['check', ...args])).text.trim().split('\n').at(-1);

/** A project of one flow, in whose steps JSON something stands that is to be mended. */
function projectWith(edits: readonly Edit[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'flows-'));
  const source = edited(edits).find(({ value }) => stepSetOf(value).flow === 'retention');
  mkdirSync(join(folder, 'flows'));
  writeFileSync(join(folder, 'flows/retention.steps.json'), JSON.stringify(source?.value, null, 2));
  const machine = join(root, 'flows/retention/retention.machine.ts');
  const index = `import { retentionMachine as machine } from ${JSON.stringify(machine)};
export const flowIndex = [{ flow: 'retention', machine, composedWith: [], tokens: ['subscription.name'] }];`;
  writeFileSync(join(folder, 'flows/flowIndex.ts'), index);
  return folder;
}

describe('the command that checks', () => {
  it('says how many step sets a flow runs with', async () => {
    expect(await counted('retention')).toBe('1 step set checked: 0 to mend, 0 accepted');
    expect(await counted('signup')).toBe('4 step sets checked: 0 to mend, 0 accepted');
  });

  // It runs with the whole visit, which takes as long as all that is checked above.
  it.runIf(isFull)('says how many step sets a template runs with', async () => {
    expect(await counted('sleep-support')).toMatch(/^7 step sets checked: 0 to mend, \d+ accepted$/);
  });

  it('prints findings as JSON, each with its witness', async () => {
    const folder = projectWith([['retention', '/sections/offer/0/title', ' ']]);
    const { text, code } = await runCommand({ root: folder, language: stepLanguage }, ['check', '--json']);
    rmSync(folder, { recursive: true });
    expect(code).toBe(1);
    expect(JSON.parse(text)).toEqual([
      {
        code: 'missingCopy',
        severity: 'error',
        file: 'flows/retention.steps.json',
        pointer: '/sections/offer/0/title',
        line: expect.any(Number),
        what: "'title' is empty",
        why: 'The patient would see an empty place instead of a text.',
        remedy: 'Write the text.',
        witness: {
          flow: 'retention',
          sets: ['retention'],
          facts: { 'cancellation.attempt': 0 },
          saved: {},
          events: [],
          shows: [{ step: 'retention-offer' }],
        },
      },
    ]);
  });

  it('prints an empty list where nothing is to be mended', async () => {
    const { text, code } = await runCommand({ root, language: stepLanguage }, ['check', 'retention', '--json']);
    expect([text, code]).toEqual(['[]\n', 0]);
  });
});

describe('the command that walks', () => {
  it('prints the walks of a flow, and how much of it they show', async () => {
    const { text, code } = await runCommand({ root, language: stepLanguage }, ['walks', 'retention']);
    expect(code).toBe(0);
    expect(text).toMatch(/^retention: \d+ walks\n {2}walk 1\n {4}start with /);
    expect(text.trim().split('\n').slice(-4)).toEqual([
      'What is shown of how many:',
      expect.stringMatching(/^flow +conditions +steps +states +failures$/),
      expect.stringMatching(/^retention +(\d+) of \1 +(\d+) of \2 +(\d+) of \3 +(\d+) of \4$/),
      expect.stringMatching(/^all +\d+ of/),
    ]);
  });
});

describe('the command', () => {
  it('explains itself where it is not understood', async () => {
    const { text, code } = await runCommand({ root, language: stepLanguage }, ['chek']);
    expect(code).toBe(2);
    expect(text).toContain("there is no command 'chek'");
    expect(text).toContain('check [flow]');
  });

  it('names the flows there are where one is not known', async () => {
    const { text, code } = await runCommand({ root, language: stepLanguage }, ['check', 'rapamycine']);
    expect(code).toBe(2);
    expect(text).toContain('rapamycin');
  });
});
