import { describe, expect, it } from 'vitest';
import { eventInWords } from '#stories/playground/live/eventInWords.ts';

describe("a patient's actions in words", () => {
  const submit = { type: 'SUBMIT', answer: { value: true } };

  it('is of the step on screen', () => {
    expect(eventInWords(submit, 'fever')).toBe('answers \'fever\' with {"value":true}');
    expect(eventInWords({ type: 'BACK' }, 'fever')).toBe("goes back from 'fever'");
  });

  it('is of the step that an answer names, which comes late where another one is on screen', () => {
    const late = { ...submit, step: 'cough' };
    expect(eventInWords(late, 'fever')).toBe('answers \'cough\' with {"value":true}');
  });

  it('is nothing of what no patient does', () => {
    expect(eventInWords({ type: 'xstate.done.actor.walk' }, 'fever')).toBeUndefined();
  });
});
