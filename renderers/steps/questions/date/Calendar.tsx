import { DayPicker } from 'react-day-picker';
import type { Day } from '#engine/answers/birthday.ts';
import { dateOfDay, dayOfDate, dayText } from '#flows/kinds/describing/dayText.ts';
import type { DateLimits } from '#renderers/ports/ports.ts';
import { Chevron } from '#renderers/ui/dates/Chevron.tsx';
import * as styles from '#renderers/ui/dates/monthGrid.css.ts';
import { calendarWords, dayName } from '#renderers/words/calendarWords.ts';
import { canBeChosen } from './canBeChosen.ts';

interface CalendarProps {
  readonly limits: DateLimits | undefined;
  /** The patient's calendar day. */
  readonly today: Day;
  /** The chosen day, as YYYY-MM-DD. */
  readonly day: string | undefined;
  readonly onChoose: (day: string) => void;
}

const dateOf = ({ year, month, day }: Day) => new Date(Date.UTC(year, month - 1, day));

const dateOrNothing = (day: string | undefined) => (day === undefined ? undefined : dateOfDay(day));

/** One month of days. All dates are handled in UTC: they are calendar days, not moments. */
export function Calendar({ limits, today, day, onChoose }: CalendarProps) {
  const now = dateOf(today);
  const scheduled = limits?.scheduled ?? undefined;
  return (
    <DayPicker
      mode="single"
      required
      timeZone="UTC"
      navLayout="around"
      today={now}
      defaultMonth={dateOrNothing(day ?? limits?.earliest) ?? now}
      {...(limits && { startMonth: dateOfDay(limits.earliest), endMonth: dateOfDay(limits.latest) })}
      selected={dateOrNothing(day)}
      onSelect={(date) => onChoose(dayOfDate(date))}
      disabled={(date) => !canBeChosen(dayOfDate(date), limits)}
      modifiers={{ scheduled: (date) => dayOfDate(date) === scheduled }}
      modifiersClassNames={{ scheduled: styles.scheduled }}
      classNames={styles.classNames}
      components={{ Chevron }}
      labels={{
        labelDayButton: (date, flags) => dayName(dayText(dayOfDate(date)), flags),
        labelPrevious: () => calendarWords.previousMonth,
        labelNext: () => calendarWords.nextMonth,
      }}
    />
  );
}
