import type { Condition, Comparison, Literal } from '#schemas/flow/condition.ts';
import type { FactType } from '#schemas/flow/factType.ts';
import type { Step } from '#flows/kinds/stepKinds.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import { seededRandom, type SeededRandom } from './seededRandom.ts';

/** The one section of a generated definition. */
export const SECTION = 'intake';

/** The share of steps that show only under a condition. */
const CONDITIONAL = 0.4;

/** Steps at the start that are always asked: the named conditions read them. */
const ALWAYS_ASKED = 4;

/** How many steps back most conditions look; the others look anywhere. */
const NEAR = 30;

const topics = ['chest pain', 'headaches', 'shortness of breath', 'joint stiffness', 'low mood', 'a rash'] as const;
const times = ['in the last month', 'after exercise', 'during the night', 'since your last visit'] as const;
const levels = ['never', 'rarely', 'monthly', 'weekly', 'daily'] as const;
const findings = ['heart', 'lungs', 'liver', 'kidneys', 'thyroid', 'skin'] as const;

const facts: { readonly [ref: string]: FactType } = {
  'patient.sex': { enum: ['female', 'male', 'other'] },
  'patient.age': 'number',
  'patient.medical_profile.takes_medication': 'boolean',
};

/** What the patient's record says when a measured walk starts. */
export const startingFacts = { 'patient.sex': 'female', 'patient.age': 47 } as const;

const conditions: { readonly [name: string]: Condition } = {
  notMale: { 'patient.sex': { isNot: 'male' } },
  middleAged: { 'patient.age': { atLeast: 40, lessThan: 65 } },
  takesMedication: { 'patient.medical_profile.takes_medication': true },
  smokes: { 'step-1': { in: ['weekly', 'daily'] } },
  heartRisk: { any: [{ 'step-2': { includes: 'heart' } }, { all: ['smokes', 'middleAged'] }] },
  noHistory: { not: { any: ['takesMedication', 'heartRisk'] } },
};
const names = ['notMale', 'middleAged', 'takesMedication', 'smokes', 'heartRisk', 'noHistory'] as const;

const kinds = ['yes-no', 'yes-no', 'yes-no', 'choice', 'choice', 'checklist', 'short-text'] as const;

function stepAt(index: number, random: SeededRandom): Step {
  const topic = random.pick(topics);
  const base = { id: `step-${index}`, sensitive: 'health' } as const;
  const first = (['yes-no', 'choice', 'checklist', 'short-text'] as const)[index];
  switch (first ?? random.pick(kinds)) {
    case 'yes-no': {
      const saves = index === 0 ? 'takes_medication' : random.chance(0.1) ? `finding_${index}` : undefined;
      return {
        ...base,
        kind: 'yes-no',
        title: `Have you had ${topic} ${random.pick(times)}?`,
        ...(saves !== undefined
          ? { saves: { value: `patient.medical_profile.${saves}` } }
          : random.chance(0.2) && { details: { label: 'Please provide additional details:' } }),
      };
    }
    case 'choice':
      return {
        ...base,
        kind: 'choice',
        title: `How often do you have ${topic}?`,
        options: levels.map((value) => ({ value, label: `I have ${topic} ${value}` })),
      };
    case 'checklist':
      return {
        ...base,
        kind: 'checklist',
        title: `Has a doctor linked ${topic} to any of these?`,
        options: findings.map((value) => ({ value, label: `Yes, to my ${value}` })),
        none: { label: 'None of the above', continues: true },
      };
    case 'short-text':
      return {
        ...base,
        kind: 'short-text',
        title: `What helps you with ${topic}?`,
        placeholder: 'Type your answer here',
        maxLength: 120,
      };
  }
}

function comparisonOf(step: Step, random: SeededRandom): Literal | Comparison {
  switch (step.kind) {
    case 'yes-no':
      return random.chance(0.6);
    case 'choice':
      return random.pick([
        random.pick(levels),
        { isNot: random.pick(levels) },
        { in: [random.pick(levels), random.pick(levels)] },
        { notIn: [random.pick(levels), random.pick(levels)] },
      ]);
    case 'checklist':
      return { includes: random.pick(findings) };
    default:
      return { answered: true };
  }
}

function comparison(earlier: readonly Step[], random: SeededRandom): Condition {
  const back = random.chance(0.7) ? Math.min(NEAR, earlier.length) : earlier.length;
  const step = earlier[earlier.length - 1 - random.below(back)];
  if (!step) return random.pick(names);
  const ref = step.kind === 'yes-no' && step.saves && random.chance(0.5) ? step.saves.value : step.id;
  return { [ref]: comparisonOf(step, random) };
}

function conditionAfter(earlier: readonly Step[], random: SeededRandom): Condition {
  const shape = random.next();
  if (shape < 0.5) return comparison(earlier, random);
  if (shape < 0.65) return random.pick(names);
  if (shape < 0.75) return { 'patient.age': { moreThan: random.below(80) } };
  if (shape < 0.85) return { all: [comparison(earlier, random), random.pick(names)] };
  if (shape < 0.95) return { any: [comparison(earlier, random), comparison(earlier, random)] };
  return { not: comparison(earlier, random) };
}

/**
 * A definition of one section with that many steps, as an intake of such length would look: four kinds of question,
 * 40 % of them under a condition, some saving to the patient's record. The same seed gives the same definition.
 */
export function generate(count: number, seed = 1): StepSet {
  const random = seededRandom(seed);
  const share = (CONDITIONAL * count) / (count - ALWAYS_ASKED);
  const steps: Step[] = [];
  const saved: { [ref: string]: FactType } = {};
  for (let index = 0; index < count; index += 1) {
    const step = stepAt(index, random);
    if (step.kind === 'yes-no' && step.saves) saved[step.saves.value] = 'boolean';
    const conditional = index >= ALWAYS_ASKED && random.chance(share);
    steps.push(conditional ? { ...step, when: conditionAfter(steps, random) } : step);
  }
  return { flow: 'bench', version: 1, facts: { ...facts, ...saved }, conditions, sections: { [SECTION]: steps } };
}
