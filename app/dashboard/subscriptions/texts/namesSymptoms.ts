/** Words by which patients name what hurts or frightens them: beginnings, so that forms of a word are known as well. */
const SYMPTOMS =
  /\b(?:allerg|anaphyla|bleed|blister|breath|chest|collaps|confus|cramp|dizz|faint|fever|hallucinat|heart|hives|itch|jaundice|nause|numb|overdos|pain|palpitat|pass(?:ed|ing) out|rash|seiz|short of|sick|side effect|suicid|swell|swollen|throw(?:ing)? up|threw up|unconscious|vomit|weakness|wheez)/i;

/** Whether a text names symptoms, so that its writer is told how help is reached at once. */
export const namesSymptoms = (text: string): boolean => SYMPTOMS.test(text);
