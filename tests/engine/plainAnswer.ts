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

/** What the patient of these tests enters at a checkout: an address, and a new card. */
const address: { readonly [field: string]: Value } = {
  'first-name': 'Ava',
  'last-name': 'Stone',
  'street-address': '1 Sample Street',
  city: 'Springfield',
  state: 'CA',
  'zip-code': '90210',
  country: 'us',
  'phone-number': '5555550100',
  payment: 'new',
};

/** The shortest answer that a step takes: no, none, or the first option. */
export function plainAnswer(step: Step): Answer {
  switch (step.kind) {
    case 'intro':
    case 'notice':
    case 'treatment':
    case 'plan':
    case 'add-ons':
    case 'membership':
      return {};
    case 'checkout':
      return { ...address };
    case 'identity':
      return { value: 'later' };
    case 'identity-images':
      return { value: 'continue' };
    case 'photo':
      return { value: 'photo-1' };
    case 'code':
      return { action: 'verify', value: '12345' };
    case 'decision':
      return { value: step.actions[0]?.value ?? '' };
    case 'date':
      return { value: '2026-12-24' };
    case 'yes-no':
      return { value: false };
    case 'checklist':
      return { value: [step.none?.value ?? 'none'] };
    case 'choice':
    case 'protocol-cards':
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
