import { describe, expect, it } from 'vitest';
import { namedClasses } from '#flows/medicines/rules/namedClasses.ts';

const profile = (said: { readonly [field: string]: string | boolean | null }) =>
  Object.fromEntries(Object.entries(said).map(([field, value]) => [`patient.medical_profile.${field}`, value]));

describe('what an account says of medicines', () => {
  it('is unknown until somebody has asked', () => {
    expect(namedClasses({})).toBeUndefined();
    expect(namedClasses(profile({ current_medications: null, allergy_text: null }))).toBeUndefined();
  });

  it('is nothing where the patient takes none and has no allergy, whatever a text said before', () => {
    expect(
      namedClasses(
        profile({
          has_current_medications: false,
          current_medications: 'Prograf',
          has_allergies: false,
          allergy_text: 'Rapamune',
          has_medical_conditions: false,
          medical_condition_text: 'Kidney transplant',
        }),
      ),
    ).toEqual([]);
  });

  it('is the classes of what is taken, and an allergy to each medicine that causes one, slips included', () => {
    expect(
      namedClasses(
        profile({
          has_current_medications: true,
          current_medications: 'everolimus 5 mg',
          has_allergies: true,
          allergy_text: 'Penicilin: rash. Rapamune. Peanuts, pollen, cats and latex; dust. Shellfish',
        }),
      ),
    ).toEqual(['mtor-inhibitor', 'immunosuppressant', 'penicillin-allergy', 'sirolimus-allergy'].toSorted());
  });

  it('is an allergy to what a combination holds', () => {
    expect(namedClasses(profile({ has_allergies: true, allergy_text: 'Janumet' }))).toEqual([
      'metformin-allergy',
      'sitagliptin metformin-allergy',
    ]);
  });

  it('is the conditions wherever they are named, and the medicines that are named among them', () => {
    expect(
      namedClasses(
        profile({
          has_current_medications: true,
          current_medications: 'amlodipine for chronic kidney disease',
          has_medical_conditions: true,
          medical_condition_text: 'Heart transpant, on Prograf',
          has_allergies: true,
          allergy_text: 'Latex, it makes my glaucoma worse',
        }),
      )?.toSorted(),
    ).toEqual([
      'calcineurin-inhibitor',
      'calcium-channel-blocker',
      'glaucoma-condition',
      'immunosuppressant',
      'kidney-disease-condition',
      'transplant-condition',
    ]);
    expect(namedClasses(profile({ has_medical_conditions: true, medical_condition_text: 'Asthma' }))).toEqual([]);
  });
});
