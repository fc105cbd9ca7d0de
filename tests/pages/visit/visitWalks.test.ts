import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { compile } from '#engine/definition/compile.ts';
import { asStep } from '#flows/kinds/asStep.ts';
import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { sampled } from '../../support/full.ts';
import { answerInDom, shownStep } from '../../support/page/answerInDom.ts';
import { pageFixture } from '../../support/page/pageFixture.ts';
import { questionsOf, questionWalks } from '../../support/steps/plannedWalk.ts';
import { beginWalk, visits } from '../../support/steps/visitWalk.ts';

const fixture = pageFixture();

/** Ids of the steps that were on screen. */
const met = new Set<string>();

// The stories walk every visit on screen; here two of them are walked with their backend, in a full run all.
it.each(sampled(visits, 1))('asks what the engine says, and stores what is answered: %s', async (slug, composition) => {
  const definition = compile(stepKinds, ...composition.written.map(({ set }) => set));
  const questions = questionsOf(definition);
  for (const witness of questionWalks(composition, definition, met)) {
    // Each visit begins with the same medical history; once its questions were seen, it is reviewed on one screen.
    const reviewed = questions.every(({ section, step }) => section === 'intake' || met.has(step.id));
    const entry = reviewed ? 'pharmacy-overview' : 'profile';
    const { visit, planned, isStored } = await beginWalk(fixture.url, { slug, definition, witness, entry, reviewed });
    const { user } = await fixture.arrive(visit, `/intake/${visit.intake._id}/${entry}`);
    for (const { step, answer } of planned) {
      await waitFor(() => expect(shownStep()).toBe(step.step.id));
      // The code of some kinds is loaded with their first step.
      await screen.findByRole('heading', { level: 1 });
      await answerInDom(user, asStep(step.step), answer);
      met.add(step.step.id);
    }
    await waitFor(() => expect(shownStep()).not.toBe(planned.at(-1)?.step.step.id));
    await isStored();
    fixture.noComplaints();
  }
  expect(questions.filter(({ step }) => !met.has(step.id)).map(({ step }) => step.id)).toEqual([]);
});
