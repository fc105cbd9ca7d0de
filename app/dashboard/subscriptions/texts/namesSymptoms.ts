/**
 * Words by which patients name what hurts or frightens them: beginnings, so that forms of a word are known as well, but for
 * those with which other words begin, too (number, painting, heartfelt, a weaker dose).
 */
const SYMPTOMS = [
  'allerg|anaphyla|blister|breath|chest|collaps|confus|cramp|dizz|faint|fatigu|fever|heart(?!felt|y|ily)|hives|itch',
  'bleed|bled|blood (?:in|on|from|when)|(?:cough|pass|pee|spit)\\w* (?:up )?blood',
  '(?:back|belly|ear|head|stomach|tooth|tummy)?[- ]?ach(?:e|ing)|migraine|pain(?!t)|hurt',
  'blur(?:red|ry)|double vision|(?:lost|losing|loss of) (?:my )?(?:sight|vision)|hallucinat',
  'black(?:ed|ing) out|pass(?:ed|ing) out|unconscious|seiz|numb(?!er)|palpitat',
  'diarrh|infect|jaundice|nause|rash|sick|sores?\\b|swell|swollen|throat|throw(?:ing|s)? up|threw up|ulcer|vomit',
  'short of air|tired(?! of)|unwell|weak(?:ness)?\\b|wheez|feel(?:ing)? (?:so |very |really )?(?:ill|worse)\\b',
  'end my life|kill(?:ing)? myself|overdos|suicid|want to die|side[- ]effect',
];

const NAMED = new RegExp(`\\b(?:${SYMPTOMS.join('|')})`, 'i');

/** Whether a text names symptoms, so that its writer is told how help is reached at once. */
export const namesSymptoms = (text: string): boolean => NAMED.test(text);
