import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkFlows } from '#engine/authoring/checkFlows.ts';
import { runCommand } from '#engine/authoring/runCommand.ts';
import { stepsJsonSchema } from '#engine/authoring/stepsJsonSchema.ts';
import { flowIndex } from '#flows/flowIndex.ts';
import { reproduces, root, sources } from './realFlows.ts';

/** Milliseconds that a check of everything is waited for where the machine has much else to do. */
const PATIENCE = 180_000;

describe('the flows of the portal', () => {
  it(
    'hold nothing that is to be mended',
    async () => {
      const findings = checkFlows({ sources, flows: flowIndex });
      expect(findings.filter(({ severity }) => severity !== 'acknowledged')).toEqual([]);
      for (const { witness, reason } of findings) {
        expect(reason).toMatch(/\w{3}/);
        expect(await reproduces(witness, [])).not.toBe(false);
      }
    },
    PATIENCE,
  );

  it('are described to editors by a schema that is up to date', () => {
    expect(readFileSync(join(root, 'flows/steps.schema.json'), 'utf8')).toBe(stepsJsonSchema());
  });
});

describe('the command', () => {
  it('explains itself where it is not understood', async () => {
    const { text, code } = await runCommand(root, ['chek']);
    expect(code).toBe(2);
    expect(text).toContain("there is no command 'chek'");
    expect(text).toContain('check [flow]');
  });

  it('names the flows there are where one is not known', async () => {
    const { text, code } = await runCommand(root, ['check', 'rapamycine']);
    expect(code).toBe(2);
    expect(text).toContain('rapamycin');
  });
});
