import type { LabBiomarker, LabResult } from '#schemas/wire/labs/labReport.ts';
import { isNear, toldBandOf } from './toldBand.ts';

const NEAR = 'It is so close to the range that another test may well find it inside.';
const UNRATED = 'Nothing says what is usual for this value, so it is not rated; your care team can tell you more.';

/** What a value means for the patient, by its band. */
export function meaningOf({ bands }: Pick<LabBiomarker, 'bands'>, result: LabResult): string {
  const said = result.band === null ? undefined : bands[result.band];
  if (said === undefined) return UNRATED;
  return isNear(toldBandOf(result)) ? `${said} ${NEAR}` : said;
}
