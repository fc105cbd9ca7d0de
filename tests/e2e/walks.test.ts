import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { wholeAnswer } from '#engine/authoring/answers/answerSamples.ts';
import { compile } from '#engine/definition/compile.ts';
import type { CompiledStep } from '#engine/definition/CompiledStep.ts';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import { asStep } from '#flows/kinds/asStep.ts';
import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { visitFlow } from '#flows/visit/visit.flow.ts';
import type { Answer } from '#schemas/flow/answer.ts';
import { exampleAnswer } from '#services/backend/demo/exampleAnswer.ts';
import { answerOnScreen, shownStep, stepLeft, stepOnScreen } from '../support/browser/answerOnScreen.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { noComplaints, portalFixture } from '../support/browser/portalFixture.ts';
import { isFull, sampled } from '../support/full.ts';
import { answersOf, people, products, type Person } from '../support/people/people.ts';
import { stopsOf } from '../support/people/stopsOf.ts';
import { beginVisit } from '../support/portal/answeredVisit.ts';
import { completeProfile, signUpByCall } from '../support/portal/signUpByCall.ts';
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

const asked = new Set(['pharmacy-overview', 'pharmacy-questions', 'intake']);

/** Answers the questions on screen as a person does, until something else is shown. */
async function answerAll(page: Page, steps: readonly CompiledStep[], answers: { readonly [step: string]: Answer }) {
  for (;;) {
    await stepOnScreen(page).waitFor();
    const id = await shownStep(page);
    const step = steps.find((one) => one.step.id === id);
    if (!step || !asked.has(step.section)) return;
    const given = answers[id];
    const answer = given ? wholeAnswer(step.fields, given) : exampleAnswer(step.fields);
    await answerOnScreen(page, asStep(step.step), answer);
    await stepLeft(page, id);
  }
}

/** What a person meets after the last question: the title of a stop, or what is chosen for them, or nothing in the way. */
async function metBy(person: Person, slug: string): Promise<string> {
  const { birthday, weight, sex = 'female' } = person;
  const patient = await signUpByCall(fixture.portal.url, { ...completeProfile, birthday, sex, weight, height: 72 });
  const intake = await beginVisit(patient, slug);
  const { steps } = visitFlow.compile(stepSetOf(intake.intake_template.definition));
  const watched = await fixture.browser.newPatient();
  const { page } = watched;
  await openVisit(page, fixture.portal.url, { ...patient, intake }, 'pharmacy-questions');
  await answerAll(page, steps, answersOf(person));
  noComplaints(watched);
  if ((await shownStep(page)) === 'stop') {
    // No address leads past it.
    await page.goto(`${fixture.portal.url}/intake/${intake._id}/checkout`);
    await stepOnScreen(page).waitFor();
    return (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  }
  if (slug !== 'rapamycin') return 'sold';
  await page.goto(`${fixture.portal.url}/intake/${intake._id}/product-configure`);
  const dose = await page.locator('label:has(input:checked)', { hasText: / mg\)/ }).textContent();
  return dose?.replace(/^(Recommended|Start).*?([\d.]+ mg)\).*$/s, '$1 $2').toLowerCase() ?? '';
}

// The portal asks everybody for their weight.
const walkers = people.filter(({ weight }) => weight !== null);

it.runIf(isFull).each(products.map((product) => [product[1], product] as const))(
  'people meet on screen what the table says: %s',
  async (_, [template, slug]) => {
    const at = products.findIndex((product) => product[1] === slug);
    const others: string[] = [];
    for (const person of walkers) {
      const said = stopsOf(person, template).map(({ title }) => title);
      const met = await metBy(person, slug);
      // One by one, the answers may raise another stop first than the table, which reads them all at once.
      if (!(said.length > 0 ? said : [person.sold[at]]).includes(met)) others.push(`${person.who}: ${met}`);
    }
    expect(others).toEqual([]);
  },
);
