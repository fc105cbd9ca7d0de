import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stepSamples } from '#flows/kinds/stepKinds.ts';

const folder = resolve(import.meta.dirname, '../../../dist/app');
const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:js|html|css|json)$/.test(name))
  .map((name) => readFileSync(join(folder, name), 'utf8'));

describe('a production build', () => {
  it('holds nothing of the inspection', () => {
    expect(texts.some((text) => text.includes('xstate.done.actor'))).toBe(true);
    const marks = ['statelyai', 'stately.ai', 'xstateinspector', 'Open inspector', '••', '/dev/inspector'];
    expect(marks.filter((mark) => texts.some((text) => text.includes(mark)))).toEqual([]);
  });

  it('holds no schema and no sample of a step kind', () => {
    const code = texts.join('\n').replaceAll(/[`'"]/g, '"');
    const samples = Object.values(stepSamples).map(({ step: { kind, title } }) => `kind:"${kind}",title:"${title}"`);
    expect(code).toContain('kind:"checkout",title:"');
    expect(['additionalProperties', 'minItems', ...samples].filter((mark) => code.includes(mark))).toEqual([]);
  });
});
