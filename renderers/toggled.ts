import type { NoneOption } from '#schemas/flow/option.ts';
import { NONE } from '#engine/fieldsOf.ts';

/** The value of a list's excluding choice; undefined where the list has none. */
export const noneValueOf = (none: NoneOption | undefined) => none && (none.value ?? NONE);

/** The choices after one was pressed: the excluding one clears the others, any other clears it. */
export function toggled(chosen: readonly string[], value: string, none: string | undefined): string[] {
  if (chosen.includes(value)) return chosen.filter((one) => one !== value);
  if (value === none) return [value];
  return [...chosen.filter((one) => one !== none), value];
}
