import { unitText } from '#flows/labs/rules/unitText.ts';
import type { CriticalValue, EndedAlarm } from '#schemas/wire/labs/labPanel.ts';

const inUnit = (value: string, unit: string | null): string => (unit === null ? value : `${value} ${unitText(unit)}`);

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

/** Tells of a critical value that the laboratory changed. It may have been changed before any alert was shown. */
export function endedText({ name, value, unit, now }: EndedAlarm): string {
  const first = value === null ? 'as critical' : `as ${inUnit(value, unit)}`;
  if (now === null)
    return `Your lab first reported ${name} ${first}, and then took this result back. That alert has ended.`;
  if (now === value)
    return `Your lab first marked ${criticalText({ name, value, unit })} as critical, and no longer does. That alert has ended.`;
  return `Your lab first reported ${name} ${first}, and then changed it to ${inUnit(now, unit)}. That alert has ended.`;
}
