/** The choices after one was pressed: the excluding one clears the others, any other clears it. */
export function toggled(chosen: readonly string[], value: string, none: string | undefined): string[] {
  if (chosen.includes(value)) return chosen.filter((one) => one !== value);
  if (value === none) return [value];
  return [...chosen.filter((one) => one !== none), value];
}
