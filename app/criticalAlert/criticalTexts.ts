import { unitText } from '#flows/labs/rules/unitText.ts';
import type { CriticalValue, EndedAlarm } from '#schemas/wire/labs/labPanel.ts';

/** A value with its unit, as patients read it. */
export const inUnit = (value: string, unit: string | null): string =>
  unit === null ? value : `${value} ${unitText(unit)}`;

/** A critical value with its name, such as 'Potassium: 6.7 mmol/L'. */
export const criticalText = ({ name, value, unit }: Omit<CriticalValue, 'report'>): string =>
  value === null ? `${name}: marked as critical by your lab` : `${name}: ${inUnit(value, unit)}`;

const isNumber = ({ value }: Pick<CriticalValue, 'value'>): boolean => value !== null && /^[<>=]*\d/.test(value);

/** What the alert says that something is. What is no number is outside of no range. */
export function alertTitle(alarms: readonly Pick<CriticalValue, 'value'>[]): string {
  const [what, is] =
    alarms.length === 1 ? ['a lab result is', 'its range'] : [`${alarms.length} lab results are`, 'their range'];
  return alarms.every(isNumber) ? `Act now: ${what} far outside ${is}` : `Act now: ${what} critical`;
}

/** What the patient does now. @param hasPhone whether the care team can be called */
export const actText = (hasPhone: boolean): string =>
  `${hasPhone ? 'Call' : 'Message'} your care team now. If you feel unwell, or nobody answers, call 911.`;

/** Whether the critical value of an ended alarm still counts. */
export const stillCounts = ({ why }: Pick<EndedAlarm, 'why'>): boolean => why === 'explained' || why === 'closed';

/** What a patient does about a critical value that the care team has looked at. */
export const AFTER_ALARM =
  'Do what your care team told you about it. If you haven’t heard from them, contact them now. If you feel unwell, call 911.';
