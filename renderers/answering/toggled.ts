/** The choices after one is pressed: the excluding option clears all others, and any other option clears it. */
export function toggled(chosen: readonly string[], value: string, none: string | undefined): string[] {
  if (chosen.includes(value)) return chosen.filter((one) => one !== value);
  if (value === none) return [value];
  return [...chosen.filter((one) => one !== none), value];
}
