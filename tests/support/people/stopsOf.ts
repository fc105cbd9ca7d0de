import { Answers } from '#engine/answers/Answers.ts';
import type { Facts } from '#engine/definition/facts.ts';
import { heldStops, type HeldStop } from '#engine/definition/stops.ts';
import { classFacts } from '#flows/medicines/rules/classFacts.ts';
import { namedClasses } from '#flows/medicines/rules/namedClasses.ts';
import { visitFlow } from '#flows/visit/visit.flow.ts';
import { templates } from '../../engine/flows/startVisit.ts';
import { TODAY } from '../../engine/TODAY.ts';
import { historyOf, type Person } from './people.ts';

/** The stops of a product that hold once a person has answered everything, in their order. */
export function stopsOf(person: Person, template: keyof typeof templates): readonly HeldStop[] {
  const { birthday, weight, sex, answers = {} } = person;
  const told: Facts = Object.fromEntries(
    Object.entries(historyOf(person)).map(([field, value]) => [`patient.medical_profile.${field}`, value]),
  );
  const facts = {
    'patient.birthday': birthday,
    'patient.weight': weight,
    'patient.sex': sex,
    ...told,
    ...classFacts(namedClasses(told)),
  };
  const saved = new Map(Object.entries(answers).map(([id, answer]) => [id, { answer, revision: 1 }]));
  return heldStops(new Answers(visitFlow.compile(templates[template]), { facts, saved, today: () => TODAY }));
}
