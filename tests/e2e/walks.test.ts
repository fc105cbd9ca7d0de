import { asStep } from '#flows/kinds/asStep.ts';
import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { afterAll, expect, it } from 'vitest';
import { patientFacts } from '#app/patient/patientFacts.ts';
import { Simulation } from '#engine/authoring/witness/Simulation.ts';
import { compile } from '#engine/definition/compile.ts';
import { readAnswer } from '#engine/definition/facts.ts';
import { ENTRY } from '#engine/flow/FlowContext.ts';
import { visitFlow } from '#flows/visit/visit.flow.ts';
import type { Intake } from '#schemas/wire/intake.ts';
import type { IntakeTemplate } from '#schemas/wire/intakeTemplate.ts';
import type { User, UserUpdate } from '#schemas/wire/user.ts';
import { compositions } from '../flows/check/realFlows.ts';
import { answerOnScreen, shownStep, stepLeft, stepOnScreen } from '../support/browser/answerOnScreen.ts';
import { openVisit, storedVisit } from '../support/steps/checkoutSteps.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { accountFor, answersOf, plannedWalk, questionsOf, questionWalks } from '../support/steps/plannedWalk.ts';
import { sampled } from '../support/full.ts';
import { noComplaints, portalFixture } from '../support/browser/portalFixture.ts';
import { completeProfile, signUpByCall } from '../support/portal/signUpByCall.ts';

const fixture = portalFixture();

const visits = compositions().flatMap((composition) => {
  const template = composition.written.find(({ set }) => set.template)?.set;
  return composition.flow === 'visit' && template ? [[template.flow, composition] as const] : [];
});

/** Begins a visit for a new patient with such an account. */
async function beginVisit(slug: string, account: UserUpdate) {
  const patient = await signUpByCall(fixture.portal.url, { ...completeProfile, ...account });
  const { call, organization, userId } = patient;
  const templates = await call<IntakeTemplate[]>('GET', `/intake-template/${organization}`);
  const templateId = templates.find((template) => template.slug === slug)?._id;
  const intake = await call<Intake>('POST', '/v2/intakes', { templateId, userId, pharmacy_verification: true });
  const readUser = () => call<User>('GET', `/users/${organization}/user/${userId}/patient`);
  return { ...patient, intake, readUser };
}

const kindsExamined = new Set<string>();
/** Ids of the steps that were on screen. */
const met = new Set<string>();
let screens = 0;

afterAll(() => {
  process.stdout.write(`${screens} screens walked; examined for accessibility: ${[...kindsExamined].join(', ')}\n`);
});

// The stories walk every visit on screen; here two of them are walked against a server, in a full run all.
it.each(sampled(visits, 2))(
  'the portal asks what the engine says, and stores what is answered: %s',
  async (slug, composition) => {
    const definition = compile(stepKinds, ...composition.written.map(({ set }) => set));
    const questions = questionsOf(definition);
    const walks = questionWalks(composition, definition, met);
    for (const witness of walks) {
      // Each visit begins with the same medical history; once its questions were seen, it is reviewed on one screen.
      const reviewed = questions.every(({ section, step }) => section === 'intake' || met.has(step.id));
      const entry = reviewed ? 'pharmacy-overview' : 'hiw';
      const visit = await beginVisit(slug, accountFor(definition, witness, reviewed));
      const { type, end } = visit.intake.intake_template.header;
      const simulation = new Simulation(visitFlow.machine, definition, {
        facts: { ...patientFacts(await visit.readUser()), 'intake.type': type, 'intake.end': end, [ENTRY]: entry },
        saved: {},
      });
      const planned = plannedWalk(simulation, answersOf(witness));
      const answers = new Map(planned.map(({ step, answer }) => [step.step.id, { step: step.step, answer }]));

      const patient = await fixture.browser.newPatient();
      const { page } = patient;
      await openVisit(page, fixture.portal.url, visit, entry);
      const shown: string[] = [];
      await stepOnScreen(page).waitFor();
      for (let id = await shownStep(page); ; id = await shownStep(page)) {
        shown.push(id);
        const next = answers.get(id);
        if (!next) break;
        if (!kindsExamined.has(next.step.kind)) {
          kindsExamined.add(next.step.kind);
          // The code of some kinds is loaded with their first step.
          await page.getByRole('heading', { level: 1 }).waitFor();
          await expectAccessible(page);
        }
        await answerOnScreen(page, asStep(next.step), next.answer);
        await stepLeft(page, id);
        if (shown.length === planned.length) break;
      }
      expect(shown).toEqual(planned.map(({ step }) => step.step.id));

      const stored = new Map((await storedVisit(visit)).intake_responses?.map(({ step, value }) => [step, value]));
      const facts = patientFacts(await visit.readUser());
      for (const { step, answer } of planned) {
        met.add(step.step.id);
        if (!step.asks) continue;
        const held = step.savesFacts
          ? readAnswer(step.fields, (ref) => facts[ref] ?? undefined)
          : stored.get(step.step.id);
        expect([step.step.id, held]).toEqual([step.step.id, answer]);
      }
      screens += shown.length;
      noComplaints(patient);
      await patient.context.close();
    }
    expect(questions.filter(({ step }) => !met.has(step.id)).map(({ step }) => step.id)).toEqual([]);
    process.stdout.write(`${slug}: ${walks.length} walks\n`);
  },
);
