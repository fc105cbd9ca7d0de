import { expect, it } from 'vitest';
import { compile } from '#engine/definition/compile.ts';
import { asStep } from '#flows/kinds/asStep.ts';
import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { answerOnScreen, shownStep, stepLeft, stepOnScreen } from '../support/browser/answerOnScreen.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { noComplaints, portalFixture } from '../support/browser/portalFixture.ts';
import { sampled } from '../support/full.ts';
import { openVisit } from '../support/steps/checkoutSteps.ts';
import { questionWalks } from '../support/steps/plannedWalk.ts';
import { beginWalk, visits } from '../support/steps/visitWalk.ts';

const fixture = portalFixture();

const kindsExamined = new Set<string>();

// The walks that together show every question are those of tests/pages/visit/visitWalks.test.ts.
it.each(sampled(visits, 1))('walks a visit from its beginning to its last question: %s', async (slug, composition) => {
  const definition = compile(stepKinds, ...composition.written.map(({ set }) => set));
  const [witness] = questionWalks(composition, definition, new Set());
  if (!witness) throw new Error(`'${slug}' asks nothing`);
  const begun = { slug, definition, witness, entry: 'hiw', reviewed: false };
  const { visit, planned, isStored } = await beginWalk(fixture.portal.url, begun);
  const patient = await fixture.browser.newPatient();
  const { page } = patient;
  await openVisit(page, fixture.portal.url, visit, 'hiw');
  await stepOnScreen(page).waitFor();
  for (const { step, answer } of planned) {
    const { id, kind } = step.step;
    expect(await shownStep(page)).toBe(id);
    if (!kindsExamined.has(kind)) {
      kindsExamined.add(kind);
      // The code of some kinds is loaded with their first step.
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectAccessible(page);
    }
    await answerOnScreen(page, asStep(step.step), answer);
    await stepLeft(page, id);
  }
  await isStored();
  noComplaints(patient);
});
