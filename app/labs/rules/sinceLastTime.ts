import type { LabBiomarker, LabResult } from '#schemas/wire/labs/labReport.ts';
import { isCounted, numberText, valueText } from '#flows/labs/rules/resultTexts.ts';
import { toldBandOf } from '#flows/labs/rules/toldBandOf.ts';
import { toldBandText } from './toldBand.ts';
import { unitText } from '#flows/labs/rules/unitText.ts';

type Bounds = { readonly low: number | null; readonly high: number | null };

/** How far a value is from the nearest bound of a range; 0 inside it. */
const distance = (value: number, { low, high }: Bounds): number =>
  low !== null && value < low ? low - value : high !== null && value > high ? value - high : 0;

interface Way {
  readonly now: number;
  readonly before: number;
  /** Where it is to be; null where nothing says so. */
  readonly aim: Bounds | null;
  readonly what: 'target' | 'range';
  /** Whether it is in its range now: a value that has left its target may be. */
  readonly isInRange: boolean;
  /** How the earlier time is called. */
  readonly time: 'before' | 'then';
}

/** Whether a value has come nearer to where it is to be, in words; undefined where nothing says where that is. */
function wayText({ now, before, aim, what, isInRange, time }: Way): string | undefined {
  if (aim === null) return undefined;
  const [here, there] = [distance(now, aim), distance(before, aim)];
  if (here === 0)
    return there === 0 ? `It was within the ${what} ${time}, and still is.` : `It has come into the ${what}.`;
  if (there === 0)
    return what === 'target' && isInRange
      ? `It was within the target ${time}. It is not now, but it is still in range.`
      : `It was within the ${what} ${time}, and is not now.`;
  if (here === there) return undefined;
  return here < there ? `It is closer to the ${what} than ${time}.` : `It is farther from the ${what} than ${time}.`;
}

interface Compared {
  readonly biomarker: Pick<LabBiomarker, 'decimals' | 'target'>;
  readonly result: LabResult;
  readonly previous: LabResult;
}

interface Moved extends Compared {
  /** How the earlier time is called: 'then' where another one is called 'before'. */
  readonly time?: Way['time'];
}

/** By how much a value has moved, and whether it came nearer to where it is to be; undefined where nobody can say. */
export function movedText({
  biomarker: { decimals, target },
  result,
  previous,
  time = 'before',
}: Moved): { readonly by: string; readonly way: string | undefined } | undefined {
  // Of values beyond what can be measured, nobody knows how far apart they are.
  if (result.comparator !== null || previous.comparator !== null) return undefined;
  const [now, then] = [Number(result.value.toFixed(decimals)), Number(previous.value.toFixed(decimals))];
  if (now === then) return undefined;
  return {
    by: `${Math.abs(now - then).toFixed(decimals)} ${unitText(result.unit)} ${now > then ? 'higher' : 'lower'}`,
    way: wayText({
      now,
      before: then,
      aim: target ?? result.reference,
      what: target ? 'target' : 'range',
      isInRange: result.band === 'in-range',
      time,
    }),
  };
}

interface Measured extends Omit<Compared, 'previous'> {
  /** The one before it that counts; undefined where it was not measured before. */
  readonly previous: LabResult | undefined;
  /** The calendar day of the one before, in words. */
  readonly day: string | undefined;
}

/**
 * How a value has changed since it was measured before, in words: by how much, and whether it came nearer to the target or,
 * without one, to the range. It never says why.
 */
export function sinceLastTime({ biomarker, result, previous, day }: Measured): string {
  const { decimals } = biomarker;
  if (!previous || day === undefined) return 'This is the first time that it was measured here.';
  const before = `${valueText(previous, decimals)} on ${day}, ${toldBandText(toldBandOf(previous)).label.toLowerCase()}`;
  if (result.comparator !== null || previous.comparator !== null)
    return numberText(result, decimals) === numberText(previous, decimals)
      ? `It is what it was before: ${before}.`
      : `Before, it was ${before}.`;
  const moved = movedText({ biomarker, result, previous });
  if (!moved) return `It is the same as before: ${before}.`;
  return [`It is ${moved.by} than before: ${before}.`, ...(moved.way === undefined ? [] : [moved.way])].join(' ');
}

/** The result before the newest one that counts, of another report. @param results newest first */
export const previousOf = (results: readonly LabResult[], newest: LabResult): LabResult | undefined =>
  results.slice(results.indexOf(newest) + 1).find((one) => isCounted(one) && one.report !== newest.report);
