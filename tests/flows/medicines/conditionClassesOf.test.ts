import { describe, expect, it } from 'vitest';
import table from '#flows/medicines/conditions.json' with { type: 'json' };
import { conditionClassesOf } from '#flows/medicines/rules/healthClassesOf.ts';

describe('the table of conditions', () => {
  const names = table.conditions.flatMap(({ names: written, alone = [] }) => [...written, ...alone]);

  it('has each name once, in lower case', () => {
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
    expect(names.filter((name) => name !== name.toLowerCase().trim())).toEqual([]);
  });

  it('is found whole: each name means its own condition, and each harmless phrase none', () => {
    const lost = table.conditions.flatMap((condition) =>
      [...condition.names, ...(condition.alone ?? [])].filter(
        (name) => conditionClassesOf(name).join() !== `${condition.class}-condition`,
      ),
    );
    expect(lost).toEqual([]);
    expect(table.harmless.filter((phrase) => conditionClassesOf(phrase).length > 0)).toEqual([]);
  });
});

it.each([
  ['Kidney transpant in 2019, on Prograf', ['transplant']],
  ['RENAL TRANSPLANT', ['transplant']],
  ['breast cancer 2010 (in remission); sleep apnia', ['cancer', 'sleep-apnea']],
  ['Chron’s, stage 3 CKD', ['bowel-disease', 'kidney-disease']],
  ['diabetis type 1', ['type-1-diabetes']],
  ['glucoma and an enlarged prostrate', ['glaucoma', 'urinary-retention']],
  ['18 weeks pregant', ['pregnancy']],
  ['glioblastoma; Hodgkin’s in 2001', ['cancer']],
  ['elevated liver enzymes, low eGFR', ['kidney-disease', 'liver-disease']],
  ['excema', ['eczema']],
  ['hepatits B', ['serious-infection']],
  ['congestive hart failure', ['heart-failure']],
  ['diabetes, type 1', ['type-1-diabetes']],
  ['poor sleep, AIDS; only one kidney, stones twice', ['immune-deficiency', 'kidney-disease']],
  ['C.K.D. stage 3, bi-polar', ['kidney-disease', 'suicidality']],
  ['We are trying to have a baby', ['pregnancy']],
  ['prostate is enlarged, weak stream', ['urinary-retention']],
  ['chronic lung desease', ['lung-disease']],
  ['Pregnancy', ['pregnancy']],
  ['diabetes, pregnency. Gout', ['pregnancy']],
  ['expecting', ['pregnancy']],
  ['got my brother’s kidney in 2012', ['transplant']],
  ['Received a liver from a donor', ['transplant']],
  ['12 weeks along, prenatal vitamins', ['pregnancy']],
  ['my kidneys work at 20%', ['kidney-disease']],
  ['15% kidney function', ['kidney-disease']],
  ['asthma; nursing', ['pregnancy']],
])('%s', (text, classes) => {
  expect(conditionClassesOf(text)).toEqual(classes.map((one) => `${one}-condition`));
});

it.each([
  '',
  'none',
  'Knee surgery in 2011',
  'got a kidney stone, new heart medication, donated blood, a bruise from my fall',
  'high blood pressure, high cholesterol, hypothyroidism, asthma',
  'prediabetes, type 2 diabetes',
  'kidney stones, gallstones, IBS, acid reflux',
  'panic attacks, anxiety, depression',
  'hair transplant 2020, a crown on a tooth, hearing aid',
  'psoriasis, arthritis, lupus, osteopenia, peripheral neuropathy',
  'canker sores, poor sleep, waking at 3, sleep talking',
  'expecting results next week, nursing an ankle, nursing home work, pregnancy in 2012',
  'ectopic pregnancy 2010, gestational diabetes in my last pregnancy',
  'diabetic neuropathy, optic neuritis, pneumonia twice, one kidney stone, sleep aids',
  'edema in my ankles, peptic ulcer, 1 kidney stone',
  'hep B vaccine 2019, HIV negative, a non-cancerous polyp',
  'hart surgery, live a healthy life, bad luck, lots of stress',
  'PCOS, endometriosis, menopause, low testosterone',
])('names none of them: %s', (text) => {
  expect(conditionClassesOf(text)).toEqual([]);
});
