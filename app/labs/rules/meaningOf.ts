import type { LabBiomarker, LabResult } from '#schemas/wire/labs/labReport.ts';
import { toldBandOf } from '#flows/labs/rules/toldBandOf.ts';
import { isUndecided, undecidedText } from '#flows/labs/rules/labTexts.ts';
import { concernOf } from './adviceFor.ts';
import { isNear } from './toldBand.ts';

const NEAR = 'It is so close to the range that another test may well find it inside.';
const UNRATED = 'Nothing says what is usual for this value, so it is not rated; your care team can tell you more.';

const UNFIT = 'Your lab gave no range for your age and sex, so it is not rated; your care team can tell you more.';
/** Of a value such as >60: the catalogue's sentence would say where in the range it is. */
const SOMEWHERE_INSIDE =
  'This is within the range. Your lab gave only a limit, so we can’t say where in the range it is.';
/** Of what the laboratory alone has judged, and the catalogue says nothing. */
const MARKED: { readonly [band: string]: string } = {
  flagged: 'Your lab marked this value as abnormal; your care team can tell you what it means for you.',
  'marked-high': 'Your lab marked this value as high; your care team can tell you what it means for you.',
  'marked-low': 'Your lab marked this value as low; your care team can tell you what it means for you.',
};
const CRITICAL = 'Your lab marked this value as critical, and your care team needs to look at it.';

/** What a value means for the patient, by its band. */
export function meaningOf({ bands, critical }: Pick<LabBiomarker, 'bands' | 'critical'>, result: LabResult): string {
  // The catalogue's sentence names harmless reasons, which would reassure where the care team must be called.
  if (concernOf({ critical }, result)) return `This is well ${result.band === 'low' ? 'below' : 'above'} the range.`;
  const said = result.band === null ? undefined : (MARKED[result.band] ?? bands[result.band]);
  if (result.band?.startsWith('critical') && said === undefined) return CRITICAL;
  if (result.band === 'in-range' && result.comparator !== null) return SOMEWHERE_INSIDE;
  if (said === undefined && isUndecided(result)) return `${undecidedText(result)} Your care team can tell you more.`;
  if (said === undefined) return result.unfit ? UNFIT : UNRATED;
  return isNear(toldBandOf(result)) ? `${said} ${NEAR}` : said;
}
