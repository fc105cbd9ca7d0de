import { milligrams as number, type DoseLimit } from '#flows/checkout/rules/dose.ts';

/** The renderer's own words about doses. */
export const doseWords = {
  starterHelp: 'Your provider can raise it later.',
  noWeight: "We can suggest a dose once we know your weight. It's in your profile.",
  lower: 'Lower dose',
  higher: 'Higher dose',
} as const;

/** Says which end of the range a dose has reached. */
export const doseLimits: { readonly [limit in DoseLimit]: string } = {
  min: 'This is the lowest dose we offer. Your provider decides.',
  max: 'This is the highest starting dose we offer. Your provider decides.',
};

/** The doses that can be chosen: 'From 25 to 200 units, in steps of 5.' @param amounts ascending, at least two */
export function doseRange(amounts: readonly number[], { one, many }: { readonly one: string; readonly many: string }) {
  const [least = 0, next = least] = amounts;
  const most = amounts.at(-1) ?? least;
  const step = next - least;
  const range = `From ${number(least)} to ${number(most)} ${most === 1 ? one : many}`;
  return step > 1 ? `${range}, in steps of ${number(step)}.` : `${range}.`;
}
