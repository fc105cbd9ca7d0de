import { describe, expect, it } from 'vitest';
import type { Condition } from '#schemas/flow/condition.ts';
import { describeCondition } from '#engine/authoring/conditions/describeCondition.ts';
import { escapeXml } from '#engine/authoring/graph/escapeXml.ts';
import { textWidth, wrapText } from '#engine/authoring/graph/wrapText.ts';

const isFact = (ref: string) => ref.startsWith('patient.');

const widthOf = (line: string) => textWidth(line, 13);

describe('a condition in words', () => {
  it.each<[Condition, string]>([
    ['notMale', 'notMale'],
    [{ 'patient.sex': 'female' }, 'patient.sex is female'],
    [{ 'patient.sex': { isNot: 'male' } }, 'patient.sex is not male'],
    [
      { smokes: true, 'patient.age': { atLeast: 18, lessThan: 65 } },
      'smokes is yes and patient.age is at least 18 and is less than 65',
    ],
    [{ sleep: { in: ['badly', 'not at all'] } }, 'sleep is badly or “not at all”'],
    [{ sleep: { answered: false } }, 'sleep is not answered'],
    [{ 'patient.name': { answered: true } }, 'patient.name is known'],
    [{ history: { includes: 'transplant' } }, 'history includes transplant'],
    [{ not: 'notMale' }, 'not notMale'],
    [{ not: { smokes: true } }, 'not (smokes is yes)'],
    [{ all: ['a', { any: ['b', 'c'] }] }, 'a and (b or c)'],
    [{ any: ['a', { all: ['b', 'c'] }] }, 'a or (b and c)'],
    [{ all: [{ sleep: { in: ['badly', 'little'] } }, 'a'] }, '(sleep is badly or little) and a'],
    [{ not: { all: ['a', { not: { any: ['b', 'c'] } }] } }, 'not (a and not (b or c))'],
    [{ all: ['a'] }, 'a'],
  ])('%j is “%s”', (condition, words) => {
    expect(describeCondition(condition, isFact)).toBe(words);
  });
});

describe('a text in a box', () => {
  it('is broken where words end and loses none of them', () => {
    const text = 'Are you pregnant, planning a pregnancy or breastfeeding?';
    const lines = wrapText(text, { size: 13, width: 150, lines: 9 });
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.join(' ')).toBe(text);
    for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(150);
  });

  it.each([
    ['is longer than its lines', 'one two three four five six seven eight nine ten', 2],
    ['is one word that fits no line', 'w'.repeat(400), 1],
    ['holds letters of several parts', '👍🏽'.repeat(40), 1],
  ])('that %s ends in an ellipsis inside the box', (_, text, most) => {
    const lines = wrapText(text, { size: 13, width: 120, lines: most });
    expect(lines).toHaveLength(most);
    expect(lines.at(-1)).toMatch(/[^\s]…$/);
    expect(lines.at(-1)).not.toMatch(/👍…/u);
    for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(120);
  });

  it('is taken for broader in bold, and for broad in letters that are', () => {
    expect(textWidth('name', 13, true)).toBeGreaterThan(textWidth('name', 13));
    expect(textWidth('漢字', 13)).toBeGreaterThan(textWidth('mm', 13));
    expect(textWidth('iiii', 13)).toBeLessThan(textWidth('mmmm', 13));
  });
});

describe('a text in XML', () => {
  it('keeps its letters and none that XML knows as its own', () => {
    expect(escapeXml(`<a b="c">'&'</a>`)).toBe('&lt;a b=&quot;c&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;');
    expect(escapeXml('größer 😀\t\n')).toBe('größer 😀\t\n');
    expect(escapeXml('a\u0000b\u001bc\ud800d\uffff')).toBe('a\ufffdb\ufffdc\ufffdd\ufffd');
  });
});
