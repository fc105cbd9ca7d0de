import type { LabReport } from '#schemas/wire/labs/labReport.ts';

/** The states of a report, as a patient reads them. */
const texts: { readonly [S in LabReport['status']]: string } = {
  registered: 'Registered, nothing measured yet',
  partial: 'Partial: more results will come',
  preliminary: 'Preliminary: it may still change',
  final: 'Final',
  amended: 'Amended after it was first reported',
  corrected: 'Corrected after it was first reported',
  appended: 'Final, with results added later',
  cancelled: 'Canceled by your lab',
  'entered-in-error': 'Reported by mistake and taken back',
  unknown: 'Your lab does not say whether it is final',
};

/** The state of a report in words. */
export const reportStateText = ({ status }: Pick<LabReport, 'status'>): string => texts[status];

/** Whether the patient had fasted; undefined where that is not said. */
export const fastingText = ({ fasting }: Pick<LabReport, 'fasting'>): string | undefined =>
  fasting === null ? undefined : fasting ? 'Yes' : 'No';

/** Whether a report was changed after it was issued. Where the laboratory wrote no time, the day is compared. */
export const isChanged = ({ status_at, issued_at }: Pick<LabReport, 'status_at' | 'issued_at'>): boolean =>
  issued_at.includes('T') ? Date.parse(status_at) !== Date.parse(issued_at) : !status_at.startsWith(issued_at);
