/** The color of a badge by what it says: energy is yellow, metabolic health green, anything else red. */
export function badgeTone(label: string): 'yellow' | 'green' | 'red' {
  if (/^energy\b/i.test(label)) return 'yellow';
  return /^metabolic\b/i.test(label) ? 'green' : 'red';
}
