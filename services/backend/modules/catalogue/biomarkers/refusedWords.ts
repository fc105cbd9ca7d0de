/** Words that no text of a marker holds, with the reason. */
export const refusedWords: readonly { readonly pattern: RegExp; readonly why: string }[] = [
  {
    why: 'a number diagnoses nobody, and only a clinician says what a patient has',
    pattern:
      /\b(you (have|are|suffer)|your (illness|condition)|diagnos\w*|(pre)?diabet\w*|diseases?|disorders?|syndromes?|cancer\w*|tumou?rs?|leukemi\w*|lymphom\w*|myelom\w*|an[ae]mi\w*|hepatitis|cirrhosis|fatty liver|jaundice|pancreatitis|gout|strokes?|heart (attack|failure)|(kidney|liver|renal) (failure|injury)|infections?|infected|sepsis|deficien\w*|insufficien\w*|hypo(thyroid|glyc|nat|kal|calc|gonad)\w*|hyper(thyroid|glyc|nat|kal|calc|lipid|tens)\w*|hemochromatosis|toxic\w*|poison\w*)\b/i,
  },
  {
    why: 'a text of the catalogue doses nothing, and only a clinician prescribes',
    pattern:
      /\b(mg|mcg|milligrams?|micrograms?|grams?|IU|dos(e|es|ed|ing|age|ages)|pills?|tablets?|capsules?|prescri\w*|take|taking|stop|start|double|halve)\b/i,
  },
  {
    why: 'nobody can promise what a value or a habit leads to',
    pattern:
      /\b(will|guarantee\w*|promis\w*|cure[ds]?|heals?|prevents?|protects?|always|never|nothing to worry|no need to worry|safe|harmless|perfect)\b/i,
  },
];
