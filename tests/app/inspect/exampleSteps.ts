import type { Answer, Value } from '#schemas/flow/answer.ts';
import { fieldsOf } from '#flows/kinds/fieldsOf.ts';
import type { Sample } from '#flows/kinds/definition/Sample.ts';
import { stepSamples, type Step, type StepOf } from '#flows/kinds/stepKinds.ts';

/** Text that a patient might have given: none of it is ever seen outside the portal. */
const CANARY = 'canary';

/** A number that is found nowhere else. */
const CANARY_NUMBER = 918_273;

/** Everything in the answers that must not be seen, as it would stand in a message. */
export const canaries = [CANARY, String(CANARY_NUMBER), '5550642731', '04-09-1988', '64209', '2031-07-19'];

const canaryOf = (value: string) => `${CANARY}-${value}`;

/** What a patient chooses from or words, which is all that a canary can take the place of. */
function marked({ step, answer }: Sample<Step>): Sample<Step> {
  const text = JSON.stringify(step);
  const isOffered = (value: string) => text.includes(`"value":${JSON.stringify(value)}`);
  const free = new Set(
    fieldsOf(step).flatMap((field) => (field.type === 'text' && field.pattern === undefined ? [field.name] : [])),
  );
  const unlimited = new Set(
    fieldsOf(step).flatMap((field) => (field.type === 'number' && field.maximum === undefined ? [field.name] : [])),
  );
  const offered = new Set(
    Object.values(answer)
      .flat()
      .filter((value) => typeof value === 'string' && isOffered(value)),
  );
  const valueOf = (name: string, value: Value): Value => {
    if (Array.isArray(value)) return value.map((one) => (offered.has(one) ? canaryOf(one) : one));
    if (typeof value === 'number') return unlimited.has(name) ? CANARY_NUMBER : value;
    return typeof value === 'string' && (free.has(name) || offered.has(value)) ? canaryOf(value) : value;
  };
  // The text of an option is named after it.
  const nameOf = (name: string) => {
    const option = name.slice(name.lastIndexOf('.') + 1);
    return name.includes('.') && offered.has(option) ? `${name.slice(0, -option.length)}${canaryOf(option)}` : name;
  };
  const isOption = (key: string, part: unknown) => key === 'value' && typeof part === 'string' && offered.has(part);
  return {
    step: JSON.parse(text, (key, part: unknown) => (isOption(key, part) ? canaryOf(String(part)) : part)),
    answer: Object.fromEntries(Object.entries(answer).map(([name, value]) => [nameOf(name), valueOf(name, value)])),
  };
}

/** Asked only after one certain answer to another step. */
const ofSome: Sample<StepOf<'choice'>> = {
  step: {
    id: 'canary-only',
    kind: 'choice',
    title: 'And you?',
    when: { decision: 'canary-way' },
    options: [{ value: 'canary-some', label: 'One' }],
  },
  answer: { value: 'canary-some' },
};

/** An item of a review that is asked only after one certain answer. */
const itemOfSome: Sample<StepOf<'review'>> = {
  step: {
    id: 'review-of-some',
    kind: 'review',
    title: 'Still right?',
    items: [{ id: 'canary-third', kind: 'yes-no', title: 'Third?', when: { 'form.sex': 'canary-sex' } }],
  },
  answer: { 'canary-third': true },
};

/** A step of every kind and an answer to it, the steps marked as sensitive or not. */
export function exampleSteps(sensitive: boolean): readonly { readonly step: Step; readonly answer: Answer }[] {
  // A stop has no way on, and no answer.
  const samples = Object.values(stepSamples).filter(({ step }) => step.kind !== 'stop');
  return [...samples.map(marked), itemOfSome, ofSome].map(({ step, answer }) => ({
    step: sensitive ? { ...step, sensitive: 'health' as const } : step,
    answer,
  }));
}
