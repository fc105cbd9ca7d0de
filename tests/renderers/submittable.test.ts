import { describe, expect, it } from 'vitest';
import { fieldsOf } from '#flows/kinds/fieldsOf.ts';
import { sameAnswer } from '#renderers/answering/sameAnswer.ts';
import { submittable } from '#renderers/answering/submittable.ts';
import { toggled } from '#renderers/answering/toggled.ts';

const allergies = fieldsOf({ id: 'allergies', kind: 'yes-no', title: 'Allergies?', details: { label: 'Which?' } });

describe('the submitted part of a draft', () => {
  it('leaves text behind that belongs to a choice no longer made', () => {
    expect(submittable(allergies, { value: false, details: 'Latex' })).toEqual({ value: false });
  });

  it('trims text and leaves out blanks', () => {
    expect(submittable(allergies, { value: true, details: ' Latex ' })).toEqual({ value: true, details: 'Latex' });
    expect(submittable(allergies, { value: true, details: '   ' })).toEqual({ value: true });
  });

  it('leaves out an empty list', () => {
    const fields = fieldsOf({ id: 'list', kind: 'checklist', title: 'List', options: [{ value: 'a', label: 'A' }] });
    expect(submittable(fields, { value: [] })).toEqual({});
  });

  it('leaves out values without a field', () => {
    expect(submittable(allergies, { value: false, other: 'x' })).toEqual({ value: false });
  });
});

describe('pressing a choice of a list', () => {
  it('adds and removes it', () => {
    expect(toggled(['a'], 'b', 'none')).toEqual(['a', 'b']);
    expect(toggled(['a', 'b'], 'a', 'none')).toEqual(['b']);
  });

  it('clears the others where it is the excluding one, and the excluding one where it is another', () => {
    expect(toggled(['a', 'b'], 'none', 'none')).toEqual(['none']);
    expect(toggled(['none'], 'a', 'none')).toEqual(['a']);
  });
});

describe('two answers', () => {
  it('say the same whatever the order of their choices', () => {
    expect(sameAnswer({ value: ['a', 'b'] }, { value: ['b', 'a'] })).toBe(true);
  });

  it('differ in a value, a missing field or one choice', () => {
    expect(sameAnswer({ value: true }, { value: false })).toBe(false);
    expect(sameAnswer({ value: true }, { value: true, details: 'x' })).toBe(false);
    expect(sameAnswer({ value: ['a'] }, { value: ['a', 'b'] })).toBe(false);
  });
});
