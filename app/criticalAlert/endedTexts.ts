import type { EndedAlarm } from '#schemas/wire/labs/labPanel.ts';
import { AFTER_ALARM, criticalText, inUnit } from './criticalTexts.ts';

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
