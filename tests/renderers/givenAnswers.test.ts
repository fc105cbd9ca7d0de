import { expect, it } from 'vitest';
import { givenAnswers } from '#renderers/flow/givenAnswers.ts';
import { answeredPatient } from '../engine/answeredPatient.ts';
import { startVisit } from '../engine/flows/startVisit.ts';

it('a form among the answers is titled by what it holds, and says the name of a state', async () => {
  const { answers } = await startVisit({ facts: { ...answeredPatient, 'patient.state': 'CA' } });
  const given = (states?: { readonly value: string; readonly label: string }[]) =>
    givenAnswers(answers, 'profile', { states })[0];
  expect(given([{ value: 'CA', label: 'California' }])).toMatchObject({
    title: 'Your details',
    lines: expect.arrayContaining(['State you are in: California', 'Weight: 140 lb']),
  });
  expect(given()?.lines).toContain('State you are in: CA');
});
