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

/** A critical value that the laboratory has changed, with what counts instead; null where nothing does. */
export interface EndedRow extends CriticalRow {
  readonly now: CriticalRow | null;
}

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

const endedAlarm = (markers: Markers, { now, ...row }: EndedRow): EndedAlarm => ({
  ...criticalValue(markers, row),
  now: now && criticalValue(markers, now).value,
});

/** A panel as it is read, with its open alarms and those that a correction has ended. */
export const labPanelOf = (markers: Markers, { alarms, ended, waiting, ...panel }: PanelRow): LabPanel => ({
  ...panel,
  ...(waiting && { waiting: [...waiting] }),
  critical: alarms.length > 0,
  alarms: alarms.map((row) => criticalValue(markers, row)),
  ended: ended.map((row) => endedAlarm(markers, row)),
});
