import { copyOf } from '#app/flow/copyOf.ts';
import type { Answers } from '#engine/answers/Answers.ts';
import { visitMinutes } from '#flows/visit/visitMinutes.ts';
import { phoneText } from '#flows/kinds/fields/phoneText.ts';
import { exampleOrganization } from '../exampleOrganization.ts';
import { exampleStates } from './exampleStates.ts';

const { name, support_email: supportEmail } = exampleOrganization.settings;

/** Replaces every token in a flow's texts with example data, or with the patient's answers. */
export function exampleCopyOf(answers: Answers | undefined): (text: string) => string {
  const state = exampleStates.find(({ value }) => value === answers?.fact('patient.state'));
  const { from, to } = answers?.definition.sections.get('intake') ?? { from: 0, to: 0 };
  return copyOf({
    'organization.name': name,
    'organization.support_email': supportEmail,
    'user.id': 'demo',
    'visit.name': answers?.definition.sets.find(({ template }) => template)?.template?.name,
    'visit.minutes': String(visitMinutes({ questions: to - from })),
    state: state?.label ?? 'your state',
    'mobile.number': phoneText(answers?.fact('mobile.number') ?? ''),
    'subscription.name': 'Rapamycin',
    'subscription.price': '$285.00',
    'subscription.period_end': 'July 13, 2026',
    'subscription.next_day': 'July 13, 2026',
    'subscription.new_day': 'July 20, 2026',
    'report.day': 'June 1, 2026',
    'report.attention': '3',
    'results.day': 'January 5, 2026',
    'results.from': ', Westside Clinic',
  });
}
