import { unitText } from '#flows/labs/rules/unitText.ts';
import type { CriticalValue, EndedAlarm } from '#schemas/wire/labs/labPanel.ts';

/** A value with its unit, as patients read it. */
export const inUnit = (value: string, unit: string | null): string =>
  unit === null ? value : `${value} ${unitText(unit)}`;

/** A critical value with its name, such as 'Potassium: 6.7 mmol/L'. */
export const criticalText = ({ name, value, unit }: Omit<CriticalValue, 'report'>): string =>
  value === null ? `${name}: marked as critical by your lab` : `${name}: ${inUnit(value, unit)}`;

/** What the alert says that something is. @param count how many values it names */
export const alertTitle = (count: number): string =>
  count === 1
    ? 'Act now: a lab result is far outside its range'
    : `Act now: ${count} lab results are far outside their range`;

/** What the patient does now. @param hasPhone whether the care team can be called */
export const actText = (hasPhone: boolean): string =>
  `${hasPhone ? 'Call' : 'Message'} your care team now. If you feel unwell, or nobody answers, call 911.`;

/** Whether the critical value of an ended alarm still counts. */
export const stillCounts = ({ why }: Pick<EndedAlarm, 'why'>): boolean => why === 'explained' || why === 'closed';

/** What a patient does about a critical value that the care team has looked at. */
export const AFTER_ALARM =
  'Do what your care team told you about it. If you haven’t heard from them, contact them now. If you feel unwell, call 911.';
