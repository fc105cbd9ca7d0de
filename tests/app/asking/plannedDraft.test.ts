import { describe, expect, it } from 'vitest';
import { plannedDraft } from '#app/asking/plannedDraft.ts';
import type { NamedSubject } from '#schemas/wire/messages/subject.ts';

const ldl: NamedSubject = { type: 'marker', id: 'ldl-c' };
const order: NamedSubject = { type: 'order', id: '6'.repeat(24) };
const named = (subject: NamedSubject | null) => subject && { ...subject, name: 'Something' };
const QUESTION = 'What does it mean?';

describe('a question about something', () => {
  it.each([
    ['nothing is written', '', null, { text: QUESTION, about: ldl }],
    ['only a subject was chosen', ' ', order, { text: QUESTION, about: ldl }],
    ['something is written about the same', 'Is it late?', ldl, 'keep'],
    ['something is written about something else', 'Is it late?', order, 'asks'],
    ['something is written about nothing in particular', 'Hello', null, 'asks'],
  ] as const)('where %s', (_, text, about, planned) => {
    expect(plannedDraft({ text, about: named(about) }, { about: ldl, question: QUESTION })).toEqual(planned);
  });

  it.each([
    ['add', { text: `Is it late?\n\n${QUESTION}`, about: order }],
    ['instead', { text: QUESTION, about: ldl }],
  ] as const)('becomes what the patient has chosen: %s', (choice, planned) => {
    const begun = { text: 'Is it late?', about: named(order) };
    expect(plannedDraft(begun, { about: ldl, question: QUESTION }, choice)).toEqual(planned);
  });

  it('says what a text about nothing in particular is about, once it is added there', () => {
    expect(plannedDraft({ text: 'Hello', about: null }, { about: ldl, question: QUESTION }, 'add')).toEqual({
      text: `Hello\n\n${QUESTION}`,
      about: ldl,
    });
  });
});

describe('a message about something, without a question', () => {
  it.each([
    ['nothing is written', '', order, { text: '', about: ldl }],
    ['something is written about nothing in particular', 'Hello', null, { text: 'Hello', about: ldl }],
    ['something is written about something else', 'Hello', order, 'asks'],
  ] as const)('where %s', (_, text, about, planned) => {
    expect(plannedDraft({ text, about: named(about) }, { about: ldl })).toEqual(planned);
  });

  it('keeps the text also where the patient relabels it', () => {
    expect(plannedDraft({ text: 'Hello', about: named(order) }, { about: ldl }, 'instead')).toEqual({
      text: 'Hello',
      about: ldl,
    });
  });
});
