import { describe, expect, it } from 'vitest';
import { matchMedicines } from '#flows/medicines/rules/matchMedicines.ts';
import { medicineClassesOf } from '#flows/medicines/rules/healthClassesOf.ts';
import { harmless, medicines } from '#flows/medicines/rules/medicineTable.ts';

const namesIn = (text: string) => matchMedicines(text).map(({ item }) => item.name);

describe('the table of medicines', () => {
  const names = medicines.flatMap(({ name, brands = [] }) => [name, ...brands]);

  it('has each name once, in lower case', () => {
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
    expect(names.filter((name) => name !== name.toLowerCase().trim())).toEqual([]);
  });

  it('is found whole: each name means its own medicine, and each harmless phrase none', () => {
    const lost = medicines.flatMap((medicine) =>
      [medicine.name, ...(medicine.brands ?? [])].filter((name) => namesIn(name).join() !== medicine.name),
    );
    expect(lost).toEqual([]);
    expect(harmless.filter((phrase) => namesIn(phrase).length > 0)).toEqual([]);
  });
});

describe('a text about medicines', () => {
  it('says the classes of what it names, whatever its case, punctuation and doses', () => {
    expect(medicineClassesOf('Prograf 1mg 2x daily, lisinopril; warfrin')).toEqual([
      'ace-inhibitor',
      'anticoagulant',
      'calcineurin-inhibitor',
      'immunosuppressant',
      'vitamin-k-antagonist',
    ]);
    expect(medicineClassesOf('')).toEqual([]);
  });

  it.each([
    ['tacrolimuss', 'tacrolimus'],
    ['TRACOLIMUS', 'tacrolimus'],
    ['progaf', 'tacrolimus'],
    ['prograf1mg', 'tacrolimus'],
    ['elliquis', 'apixaban'],
    ['zarelto', 'rivaroxaban'],
    ['metfromin', 'metformin'],
    ['insluin glargin', 'insulin glargine'],
    ['ketaconazole', 'ketoconazole'],
    ['setraline', 'sertraline'],
    ['cyclosporin A', 'cyclosporine'],
    ['micophenolate', 'mycophenolate'],
    ['St. John’s-wort', "st john's wort"],
    ['hydrochlorthiazide', 'hydrochlorothiazide'],
    ['Rapamycin', 'sirolimus'],
    ['t a c r o l i m u s', 'tacrolimus'],
    ['Такролимус', 'tacrolimus'],
    ['my rejection meds', 'anti-rejection medicine'],
    ['isavuconazole', 'isavuconazonium'],
  ])('finds %s in spite of its spelling', (text, medicine) => {
    expect(namesIn(text)).toEqual([medicine]);
  });

  it.each([
    ['hydroxyzine', 'hydralazine'],
    ['prednisone', 'prednisolone'],
    ['celebrex', 'celexa'],
    ['cerebyx', 'celebrex'],
    ['clonidine', 'klonopin'],
    ['lamictal', 'lamisil'],
    ['metformin', 'metronidazole'],
    ['novolog', 'novolin'],
    ['glipizide', 'glyburide'],
    ['cycloserine', 'cyclosporine'],
    ['tramadol', 'trazodone'],
    ['zantac', 'xanax'],
    ['zyrtec', 'zyprexa'],
    ['inulin', 'insulin'],
    ['iodine', 'etodolac'],
    ['tacrolimus ointment', 'tacrolimus'],
    ['cimetidine', 'cetirizine'],
    ['amlodipine', 'amiloride'],
    ['ampicillin', 'amoxicillin'],
  ])('does not take %s for %s', (typed, other) => {
    expect(namesIn(typed)).not.toContain(other);
    expect(namesIn(other)).not.toContain(namesIn(typed)[0]);
  });

  it.each([
    'None of these, I am a healthy person and do not take anything at all.',
    'I eat different vegetables, relax in the evening and went to a concert with my daughter.',
    'My creatinine, cortisol and lipid panel were precise; my doctor spoke of insulin resistance.',
    'In contrast to last year I am creative, alive and layered in reflexes. Station, static, string.',
    'Diabetic diet, no prescription. One tablet when needed, twice a day with breakfast, three times a week.',
    'Prostate surgery, gallbladder removed, knee replacement, migraine, asthma, psoriasis.',
  ])('finds no medicine in: %s', (text) => {
    expect(namesIn(text)).toEqual([]);
  });
});
