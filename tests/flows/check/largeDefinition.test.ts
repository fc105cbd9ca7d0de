import { stepLanguage } from '#flows/kinds/stepLanguage.ts';
import { describe, expect, it } from 'vitest';
import { checkFlows } from '#engine/authoring/check/checkFlows.ts';
import { sourceOf } from '#engine/authoring/read/Source.ts';
import { flowIndex } from '#flows/flowIndex.ts';
import { sources } from './realFlows.ts';

const options = ['a', 'b', 'c'].map((value) => ({ value, label: value }));

/** A template of so many questions; two in five depend on earlier ones, near and far. */
function generated(count: number, more: readonly object[]): string {
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
  return JSON.stringify({ flow: 'large', version: 1, template, sections: { intake: [...steps, ...more] } }, null, 1);
}

const never = { id: 'never', kind: 'short-text', title: 'Never?', when: { all: [{ q1998: 'a' }, { q1998: 'b' }] } };

const withLarge = (more: readonly object[]) => [...sources, sourceOf('flows/large.steps.json', generated(2000, more))];

describe('a template of 2,000 questions', () => {
  it('is checked together with the machine that walks it', () => {
    const findings = checkFlows({ language: stepLanguage, sources: withLarge([]), flows: flowIndex, only: 'large' });
    expect(findings.filter(({ severity }) => severity !== 'acknowledged')).toEqual([]);
  });

  it('does not hide the one question that no patient is asked', () => {
    const findings = checkFlows({
      language: stepLanguage,
      sources: withLarge([never]),
      flows: flowIndex,
      only: 'large',
    });
    expect(findings.filter(({ severity }) => severity !== 'acknowledged')).toMatchObject([
      { code: 'unreachableStep', pointer: '/sections/intake/2000/when' },
    ]);
  });
});
