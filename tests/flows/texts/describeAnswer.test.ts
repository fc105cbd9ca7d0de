import { describe, expect, it } from 'vitest';
import { describeAnswer } from '#flows/kinds/describeAnswer.ts';
import type { StepOf } from '#flows/kinds/stepKinds.ts';

const allergies: StepOf<'yes-no'> = {
  id: 'allergies',
  kind: 'yes-no',
  title: 'Do you have any allergies?',
  details: { label: 'Which?' },
};

const diagnoses: StepOf<'checklist'> = {
  id: 'diagnoses',
  kind: 'checklist',
  title: 'Any of these?',
  options: [
    { value: 'diabetes', label: 'Diabetes', details: { label: 'Last A1c?' } },
    { value: 'lungs', label: 'A lung disease' },
  ],
  none: { label: 'None of these' },
};

describe('an answer in words', () => {
  it('says yes with its details, and no', () => {
    expect(describeAnswer(allergies, { value: true, details: 'Latex' })).toEqual(['Yes: Latex']);
    expect(describeAnswer(allergies, { value: false })).toEqual(['No']);
  });

  it('names each chosen option by its label, with its details', () => {
    expect(describeAnswer(diagnoses, { value: ['diabetes', 'lungs'], 'details.diabetes': '6.1' })).toEqual([
      'Diabetes: 6.1',
      'A lung disease',
    ]);
  });

  it('lists what is denied with the option that excludes the others, and keeps such an option that says something else', () => {
    expect(describeAnswer(diagnoses, { value: ['none'] })).toEqual(['None of: Diabetes; A lung disease']);
    const untreated = { ...diagnoses, none: { label: 'It is not treated' } };
    expect(describeAnswer(untreated, { value: ['none'] })).toEqual(['It is not treated']);
  });

  it('names the option of a choice', () => {
    const step: StepOf<'choice'> = {
      id: 'alcohol',
      kind: 'choice',
      title: 'How often?',
      options: [
        { value: 'never', label: 'Never' },
        { value: 'daily', label: 'Every day' },
      ],
    };
    expect(describeAnswer(step, { value: 'daily' })).toEqual(['Every day']);
  });

  it('names the chosen protocol', () => {
    const step: StepOf<'protocol-cards'> = {
      id: 'protocol',
      kind: 'protocol-cards',
      title: 'Select your protocol',
      selectLabel: 'Select',
      options: [
        { value: 'generic', label: 'Generic', price: '$87/mo', features: ['Tablets'] },
        { value: 'compounded', label: 'Compounded', price: '$52/mo', features: ['Capsules'] },
      ],
    };
    expect(describeAnswer(step, { value: 'compounded' })).toEqual(['Compounded']);
  });

  it('names the button of a decision', () => {
    const step: StepOf<'decision'> = {
      id: 'offer',
      kind: 'decision',
      title: 'Before you go',
      saves: 'retention.choice',
      actions: [
        { value: 'book', label: 'Continue' },
        { value: 'cancel', label: 'Cancel My Treatment' },
      ],
    };
    expect(describeAnswer(step, { value: 'cancel' })).toEqual(['Cancel My Treatment']);
    expect(describeAnswer(step, {})).toEqual(['No answer']);
  });

  it('writes a day out', () => {
    const step: StepOf<'date'> = {
      id: 'reschedule',
      kind: 'date',
      title: 'When?',
      label: 'New date',
      saves: 'subscription.new_date',
      errors: { missing: 'Please choose a day.' },
    };
    expect(describeAnswer(step, { value: '2026-12-24' })).toEqual(['Thursday, December 24, 2026']);
    expect(describeAnswer(step, { value: 'soon' })).toEqual(['soon']);
    expect(describeAnswer(step, {})).toEqual(['No answer']);
  });

  it('writes a birthday as it is said, and leaves what is none', () => {
    const step: StepOf<'form'> = {
      id: 'you',
      kind: 'form',
      title: 'About you',
      fields: [{ id: 'born', type: 'birthday', label: 'Date of birth' }],
    };
    expect(describeAnswer(step, { born: '04-09-1988' })).toEqual(['Date of birth: April 9, 1988']);
    expect(describeAnswer(step, { born: '04-1988' })).toEqual(['Date of birth: 04-1988']);
  });

  it('labels the fields of a form and writes values with their units', () => {
    const step: StepOf<'form'> = {
      id: 'profile',
      kind: 'form',
      title: 'You',
      fields: [
        {
          id: 'sex',
          type: 'choice',
          label: 'Sex',
          options: [
            { value: 'female', label: 'Female' },
            { value: 'male', label: 'Male' },
          ],
        },
        { id: 'weight', type: 'number', label: 'Weight', unit: 'lb' },
        { id: 'height', type: 'height', label: 'Height' },
        { id: 'state', type: 'select', label: 'State', source: 'states' },
      ],
    };
    expect(describeAnswer(step, { sex: 'male', weight: 180, height: 70 })).toEqual([
      'Sex: Male',
      'Weight: 180 lb',
      'Height: 5 ft 10 in',
      'State: No answer',
    ]);
  });

  it('puts the question before each answer of a review', () => {
    const step: StepOf<'review'> = { id: 'history', kind: 'review', title: 'Review', items: [allergies, diagnoses] };
    const answer = {
      allergies: true,
      'allergies.details': 'Latex',
      diagnoses: ['diabetes'],
      'diagnoses.details.diabetes': '6.1',
    };
    expect(describeAnswer(step, answer)).toEqual([
      'Do you have any allergies? Yes: Latex',
      'Any of these? Diabetes: 6.1',
    ]);
  });

  it('gives free text as it was written', () => {
    expect(describeAnswer({ id: 'more', kind: 'long-text', title: 'More?' }, { value: 'I sleep badly.' })).toEqual([
      'I sleep badly.',
    ]);
  });
});
