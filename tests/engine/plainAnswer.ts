import type { Answer, Value } from '#schemas/flow/answer.ts';
import type { Step } from '#schemas/flow/step.ts';

/** What the patient of these tests enters in the profile. */
const profile: { readonly [field: string]: Value } = {
  'first-name': 'Ava',
  'last-name': 'Stone',
  birthday: '02-03-1980',
  weight: 140,
  height: 66,
  state: 'CA',
  sex: 'female',
};

/** The shortest answer that a step takes: no, none, or the first option. */
export function plainAnswer(step: Step): Answer {
  switch (step.kind) {
    case 'intro':
    case 'notice':
      return {};
    case 'yes-no':
      return { value: false };
    case 'checklist':
      return { value: [step.none?.value ?? 'none'] };
    case 'choice':
      return { value: step.options[0]?.value ?? '' };
    case 'short-text':
    case 'long-text':
      return { value: 'As always' };
    case 'form':
      return Object.fromEntries(step.fields.map(({ id }) => [id, profile[id] ?? '']));
    case 'review':
      return Object.fromEntries(step.items.map((item) => [item.id, plainAnswer(item)['value'] ?? '']));
  }
}
