import type { CriticalValue, EndedAlarm, LabPanel } from '#schemas/wire/labs/labPanel.ts';
import type { SentResult } from '../../../kernel/database/tables/labReports.ts';
import type { Catalogue } from '../../catalogue/Catalogue.ts';

/** A critical value as a row. */
export interface CriticalRow {
  readonly report: string;
  readonly biomarker: string | null;
  readonly value: number | null;
  readonly comparator: string | null;
  readonly sent: SentResult;
}

/** A critical value whose alarm has ended, with what counts instead; null where nothing does. */
export interface EndedRow extends CriticalRow, Pick<EndedAlarm, 'why' | 'at' | 'seen'> {
  readonly now: CriticalRow | null;
}

/** Milliseconds for which an ended alarm is told, and longer until the patient has opened its report. */
const TOLD = 7 * 24 * 60 * 60 * 1000;

/** A panel as a row. */
export interface PanelRow extends Omit<LabPanel, 'critical' | 'alarms' | 'ended' | 'waiting'> {
  /** Null where no report waits. */
  readonly waiting: readonly string[] | null;
  readonly alarms: readonly CriticalRow[];
  readonly ended: readonly EndedRow[];
}

type Markers = Pick<Catalogue, 'biomarkers'>;

/** A critical value as patients read it: in the unit of its marker, or as the laboratory sent it. */
function criticalValue(
  { biomarkers }: Markers,
  { report, biomarker, value, comparator, sent }: CriticalRow,
): CriticalValue {
  const marker = biomarker === null ? undefined : biomarkers.get(biomarker);
  if (marker && value !== null)
    return {
      report,
      name: marker.name,
      value: `${comparator ?? ''}${value.toFixed(marker.decimals)}`,
      unit: marker.unit,
    };
  const number = sent.value === null ? null : `${comparator ?? ''}${sent.value}`;
  return { report, name: sent.name, value: sent.text ?? number, unit: sent.text === null ? sent.unit : null };
}

const endedAlarm = (markers: Markers, { now, why, at, seen, ...row }: EndedRow): EndedAlarm => ({
  ...criticalValue(markers, row),
  now: now && criticalValue(markers, now).value,
  why,
  at,
  seen,
});

const isTold = ({ at, seen }: EndedRow, now: Date): boolean => !seen || now.getTime() - Date.parse(at) < TOLD;

/** A panel as it is read, with its open alarms and those that have ended and are still told. */
export const labPanelOf = (markers: Markers, { alarms, ended, waiting, ...panel }: PanelRow, now: Date): LabPanel => ({
  ...panel,
  ...(waiting && { waiting: [...waiting] }),
  critical: alarms.length > 0,
  alarms: alarms.map((row) => criticalValue(markers, row)),
  ended: ended.filter((row) => isTold(row, now)).map((row) => endedAlarm(markers, row)),
});
