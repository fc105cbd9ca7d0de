import type { LabBiomarker, LabResult } from '#schemas/wire/labs/labReport.ts';
import { AFTER_ALARM } from '../../criticalAlert/criticalTexts.ts';

/** A step that a patient can do. */
export interface Told {
  /** The results it is for, where both sides are shown. */
  readonly when?: string;
  readonly text: string;
  /** The guideline or agency; left out where the care team is named. */
  readonly source?: string;
}

/** How soon a patient talks with the care team about a result that is no alarm; undefined where it can be handled alone. */
export type Concern = 'today' | 'week' | undefined;

/** As far from the range towards the critical bound, as a share of the way, as a patient handles a result alone. */
const ALONE = 0.5;

/** How many times as high as the range, or as low, a result is that nobody handles alone, be there a critical bound or not. */
const FAR = 2;

const CONCERNED: { readonly [concern in NonNullable<Concern>]: string } = {
  today: 'Contact your care team today, and ask what to do and when to test again. If you feel unwell, call 911.',
  week: 'Contact your care team this week, and ask what to do and when to test again. If you feel unwell, call 911.',
};
const FLAGGED = 'Ask your care team what this result means for you.';

/** How soon a patient talks with the care team about a value outside its range: today near to critical, this week far from the range. */
export function concernOf(
  { critical }: Pick<LabBiomarker, 'critical'>,
  { band, value, reference }: Pick<LabResult, 'band' | 'value' | 'reference'>,
): Concern {
  const side = band === 'low' || band === 'high' ? band : undefined;
  const bound = side ? (reference?.[side] ?? null) : null;
  if (side === undefined || bound === null) return undefined;
  const end = critical?.[side] ?? null;
  if (end !== null && (value - bound) / (end - bound) >= ALONE) return 'today';
  return (side === 'high' ? value >= bound * FAR : value <= bound / FAR) ? 'week' : undefined;
}

type JudgedBand = Exclude<NonNullable<LabResult['band']>, 'low' | 'high' | 'in-range' | 'optimal'>;

const isJudgedAlone = (band: LabResult['band']): band is JudgedBand =>
  band !== null && !['low', 'high', 'in-range', 'optimal'].includes(band);

/** What a patient does about a critical result, or one that the laboratory alone has marked. */
export const judgedAdvice = (band: LabResult['band']): string => (band?.startsWith('critical') ? AFTER_ALARM : FLAGGED);

/**
 * Returns the steps for a result: those of its side of the range, or those of both sides when it is in range or not rated.
 * Of a critical result the care team says what to do. Near to critical, or far from the range, no step of daily life is enough, and
 * it may be the wrong one.
 */
export function adviceFor(
  biomarker: Pick<LabBiomarker, 'actions' | 'critical'>,
  result: Pick<LabResult, 'band' | 'value' | 'reference'>,
): readonly Told[] {
  const { low, high } = biomarker.actions;
  const { band } = result;
  if (isJudgedAlone(band)) return [{ text: judgedAdvice(band) }];
  const concern = concernOf(biomarker, result);
  if (concern) return [{ text: CONCERNED[concern] }];
  if (band === 'low') return [low];
  if (band === 'high') return [high];
  return [
    { when: 'If it is low', ...low },
    { when: 'If it is high', ...high },
  ];
}
