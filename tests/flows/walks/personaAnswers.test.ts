import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { expect, it } from 'vitest';
import { compile } from '#engine/definition/compile.ts';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import { personaAnswers } from '#stories/playground/personas.ts';

const question = (id: string) => ({ id, kind: 'short-text', title: 'What else?' });

it('a persona answers a question named like a property of every object', () => {
  const intake = ['constructor', 'toString', 'last'].map(question);
  const definition = compile(
    stepKinds,
    stepSetOf({ flow: 'odd', version: 1, keepsAnswers: true, sections: { intake } }),
  );
  const saved = personaAnswers({ name: 'Somebody', facts: {}, answered: 2 }, definition, {});
  expect(Object.keys(saved)).toEqual(['constructor', 'toString']);
});
