import { unitText } from './unitText.ts';

/** A unit in which a marker can be entered, and the values that are possible in it. */
export interface EnteredUnit {
  /** In UCUM. */
  readonly unit: string;
  readonly low: number;
  readonly high: number;
}

const isPossible = (value: number, { low, high }: EnteredUnit): boolean => low <= value && value <= high;

/** A bound in no more digits than it needs. */
const boundText = (bound: number): string => String(Number(bound.toPrecision(3)));

/** The number that is written in a field; undefined where it is none. A comma is read as the point of a decimal. */
export function readEnteredNumber(text: string): number | undefined {
  const written = text.trim().replace(/^(\d+),(\d{1,2})$/, '$1.$2');
  return /^\d{1,7}(\.\d{1,6})?$/.test(written) ? Number(written) : undefined;
}

/**
 * What is wrong with a value in a unit: it cannot be, and was mistyped or stands in another unit. Undefined where it can be.
 *
 * @param units all units in which the marker can be entered
 */
export function enteredFault(value: number, unit: string, units: readonly EnteredUnit[]): string | undefined {
  const chosen = units.find((one) => one.unit === unit);
  if (!chosen) return 'Please choose one of the units shown.';
  if (isPossible(value, chosen)) return undefined;
  const { low, high } = chosen;
  const usual = `In ${unitText(unit)}, values are between ${boundText(low)} and ${boundText(high)}.`;
  const other = units.find((one) => one !== chosen && isPossible(value, one));
  const question = other ? `Is this in ${unitText(other.unit)}?` : 'Please check the number.';
  return `${question} ${usual}`;
}
