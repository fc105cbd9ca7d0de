import { stepLanguage } from '#flows/kinds/stepLanguage.ts';
import { describe, expect, it } from 'vitest';
import { checkFlows } from '#engine/authoring/check/checkFlows.ts';
import { sourceOf } from '#engine/authoring/read/Source.ts';
import { flowIndex } from '#flows/flowIndex.ts';
import { sources } from './realFlows.ts';

const options = ['a', 'b', 'c'].map((value) => ({ value, label: value }));

/** A template of so many questions; two in five depend on earlier ones, near and far. */
function generated(count: number, last: object): string {
  const steps = Array.from({ length: count }, (_, at) => {
    const near = `q${Math.max(0, at - 1 - ((at * 7) % 5))}`;
    const far = `q${Math.floor(at / 2)}`;
    const when =
      at % 5 === 4
        ? {
            all: [
              { [near]: { in: ['a', 'b'] } },
              { any: [{ [far]: 'a' }, { [near]: { isNot: 'c' } }, { [near]: { answered: false } }] },
            ],
          }
        : at % 5 === 2
          ? { [near]: 'b' }
          : undefined;
    return { id: `q${at}`, kind: 'choice', title: `Question ${at}?`, options, ...(at > 0 && when && { when }) };
  });
  const template = { name: 'Large', type: 'medication', end: 'treatment' };
  return JSON.stringify({ flow: 'large', version: 1, template, sections: { intake: [...steps, last] } }, null, 1);
}

const never = { id: 'never', kind: 'short-text', title: 'Never?', when: { all: [{ q1998: 'a' }, { q1998: 'b' }] } };

const withNever = [...sources, sourceOf('flows/large.steps.json', generated(2000, never))];

describe('a template of 2,000 questions', () => {
  it('is checked with the machine that walks it, and the one question that no patient is asked is all that is found', () => {
    const findings = checkFlows({ language: stepLanguage, sources: withNever, flows: flowIndex, only: 'large' });
    expect(findings.filter(({ severity }) => severity !== 'acknowledged')).toMatchObject([
      { code: 'unreachableStep', pointer: '/sections/intake/2000/when' },
    ]);
  });
});
