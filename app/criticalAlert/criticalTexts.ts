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

/** Whether the critical value of an ended alarm still counts. */
export const stillCounts = ({ why }: Pick<EndedAlarm, 'why'>): boolean => why === 'explained' || why === 'closed';

/** What a patient does about a critical value that the care team has looked at. */
export const AFTER_ALARM =
  'Do what your care team told you about it. If you haven’t heard from them, contact them now. If you feel unwell, call 911.';

/** Tells why an alarm has ended. It may have ended before any alert was shown. @param day when that was, in words */
export function endedTexts(
  { name, value, unit, now, why }: EndedAlarm,
  day: string,
): { readonly title: string; readonly text: string } {
  const first = value === null ? 'as critical' : `as ${inUnit(value, unit)}`;
  const critical = criticalText({ name, value, unit });
  if (why === 'explained')
    return {
      title: 'Your provider wrote about a critical result',
      text: `${critical}. The note is from ${day}. Read it, and do what it says. If you feel unwell, call 911.`,
    };
  if (why === 'closed')
    return { title: 'Your care team closed an alert', text: `${critical}. It was closed on ${day}. ${AFTER_ALARM}` };
  const [title, over] = ['Your lab changed a result', 'That alert has ended.'];
  if (why === 'retested' && now !== null) {
    const before = value === null ? 'the earlier result' : inUnit(value, unit);
    return {
      title: 'A new test ended an alert',
      text: `${name} is now ${inUnit(now, unit)}, by a result that came on ${day}. The alert about ${before} has ended.`,
    };
  }
  if (now === null)
    return { title, text: `Your lab first reported ${name} ${first}, and took this result back on ${day}. ${over}` };
  if (now === value)
    return { title, text: `Your lab first marked ${critical} as critical. It took that mark back on ${day}. ${over}` };
  return {
    title,
    text: `Your lab first reported ${name} ${first}, and changed it to ${inUnit(now, unit)} on ${day}. ${over}`,
  };
}
