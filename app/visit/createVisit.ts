import type { QueryClient } from '@tanstack/react-query';
import { Answers, type SavedAnswer } from '#engine/Answers.ts';
import { compile } from '#engine/compile.ts';
import type { FlowInput } from '#engine/FlowContext.ts';
import { ENTRY } from '#engine/flowActions.ts';
import { provideEffects } from '#engine/provideEffects.ts';
import { stepSetOf } from '#engine/stepSetOf.ts';
import pharmacySteps from '#flows/pharmacy/pharmacy.steps.json';
import { locate } from '#flows/visit/locate.ts';
import type { VisitAddress } from '#flows/visit/VisitAddress.ts';
import { visitMachine } from '#flows/visit/visit.machine.ts';
import visitSteps from '#flows/visit/visit.steps.json';
import type { Intake } from '#schemas/wire/intake.ts';
import type { User } from '#schemas/wire/user.ts';
import { patientFacts } from './patientFacts.ts';
import { visitEffects } from './visitEffects.ts';

export interface VisitStart {
  readonly intake: Intake;
  readonly user: User;
  readonly address: VisitAddress;
  readonly queryClient: QueryClient;
}

const today = () => {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
};

/** A visit ready to be walked: the machine with its effects, what it starts with, and how addresses name its questions. */
export function createVisit({ intake, user, address, queryClient }: VisitStart) {
  const responses = intake.intake_responses ?? [];
  const responseOfStep = new Map(responses.map((response) => [response.step, response._id]));
  const stepOfResponse = new Map(responses.map((response) => [response._id, response.step]));
  const definition = compile(
    stepSetOf(visitSteps),
    stepSetOf(pharmacySteps),
    stepSetOf(intake.intake_template.definition),
  );
  const saved = new Map<string, SavedAnswer>();
  for (const { step, value, revision } of responses) if (value) saved.set(step, { answer: value, revision });
  const go = locate(address, definition, stepOfResponse);
  const answers = new Answers(definition, {
    today,
    saved,
    facts: {
      ...patientFacts(user),
      'intake.type': intake.intake_template.header.type,
      'intake.end': intake.intake_template.header.end,
      'intake.resumed': intake.status.complete.total > 0,
      'intake.complete': intake.patient_complete !== null,
      [ENTRY]: go.section,
    },
  });
  const input: FlowInput = { answers, enter: go.step === undefined ? 'gap' : { step: go.step } };
  return {
    machine: provideEffects(visitMachine, visitEffects(intake, responseOfStep, queryClient)),
    input,
    definition,
    responseOfStep,
    stepOfResponse,
  };
}

export type Visit = ReturnType<typeof createVisit>;
