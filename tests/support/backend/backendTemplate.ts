import type { Step } from '#flows/kinds/stepKinds.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';

/** A small template that has one of each: always asked, conditional, for some patients only, verification, optional. */
export const backendTemplate = {
  flow: 'sample',
  version: 1,
  template: { name: 'Sample visit', type: 'follow_up', end: 'follow-up', unavailable: ['TX'] },
  facts: { 'patient.sex': { enum: ['female', 'male', 'other'] } },
  conditions: { notMale: { 'patient.sex': { isNot: 'male' } } },
  sections: {
    intake: [
      { id: 'welcome', kind: 'intro', title: 'Welcome' },
      {
        id: 'mood',
        kind: 'choice',
        title: 'How are you?',
        options: [
          { value: 'well', label: 'Well' },
          { value: 'unwell', label: 'Unwell', details: { label: 'What is wrong?' } },
        ],
      },
      { id: 'since', kind: 'short-text', title: 'Since when?', when: { mood: 'unwell' }, maxLength: 40 },
      {
        id: 'history',
        kind: 'checklist',
        title: 'Any of these?',
        verification: true,
        options: [
          { value: 'heart', label: 'Heart' },
          { value: 'liver', label: 'Liver' },
        ],
        none: { label: 'None' },
      },
      { id: 'cycle', kind: 'yes-no', title: 'A question for some', when: 'notMale' },
      { id: 'notes', kind: 'long-text', title: 'Anything else?', optional: true },
    ],
  },
} as const satisfies StepSet<Step>;
