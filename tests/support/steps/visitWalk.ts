import { expect } from 'vitest';
import { patientFacts } from '#app/patient/patientFacts.ts';
import type { Witness } from '#engine/authoring/finding/Witness.ts';
import { Simulation } from '#engine/authoring/witness/Simulation.ts';
import type { Definition } from '#engine/definition/compile.ts';
import { readAnswer } from '#engine/definition/facts.ts';
import { ENTRY } from '#engine/flow/FlowContext.ts';
import { visitFlow } from '#flows/visit/visit.flow.ts';
import type { User } from '#schemas/wire/user.ts';
import { compositions } from '../../flows/check/realFlows.ts';
import { beginVisit } from '../portal/answeredVisit.ts';
import { completeProfile, signUpByCall } from '../portal/signUpByCall.ts';
import { storedVisit } from './checkoutSteps.ts';
import { accountFor, answersOf, plannedWalk } from './plannedWalk.ts';

/** The visits that the portal has, each by the slug of its template. */
export const visits = compositions().flatMap((composition) => {
  const template = composition.written.find(({ set }) => set.template)?.set;
  return composition.flow === 'visit' && template ? [[template.flow, composition] as const] : [];
});

interface WalkOptions {
  readonly slug: string;
  readonly definition: Definition;
  readonly witness: Witness;
  /** The section at which the visit is opened. */
  readonly entry: string;
  /** Whether the medical history is known already. */
  readonly reviewed: boolean;
}

/** Begins a visit of a new patient for a walk, and plans the walk as the engine shows it. */
export async function beginWalk(url: string, { slug, definition, witness, entry, reviewed }: WalkOptions) {
  const patient = await signUpByCall(url, { ...completeProfile, ...accountFor(definition, witness, reviewed) });
  const { call, organization, userId } = patient;
  const visit = { ...patient, intake: await beginVisit(patient, slug) };
  const readFacts = async () => patientFacts(await call<User>('GET', `/users/${organization}/user/${userId}/patient`));
  const { type, end } = visit.intake.intake_template.header;
  const simulation = new Simulation(visitFlow.machine, definition, {
    facts: { ...(await readFacts()), 'intake.type': type, 'intake.end': end, [ENTRY]: entry },
    saved: {},
  });
  const planned = plannedWalk(simulation, answersOf(witness));
  return {
    visit,
    planned,
    /** Each answer of the walk is stored, with the visit or the account. */
    isStored: async (): Promise<void> => {
      const stored = new Map((await storedVisit(visit)).intake_responses?.map(({ step, value }) => [step, value]));
      const facts = await readFacts();
      for (const { step, answer } of planned) {
        if (!step.asks) continue;
        const { id } = step.step;
        const held = step.savesFacts ? readAnswer(step.fields, (ref) => facts[ref] ?? undefined) : stored.get(id);
        expect([id, held]).toEqual([id, answer]);
      }
    },
  };
}
