import { useEffect, useRef } from 'react';
import { DayPicker, type DayButtonProps } from 'react-day-picker';
import { dateOfDay, dayOfDate, dayText } from '#flows/kinds/describing/dayText.ts';
import { Chevron } from '#renderers/ui/dates/Chevron.tsx';
import { classNames } from '#renderers/ui/dates/monthGrid.css.ts';
import { calendarWords } from '#renderers/words/calendarWords.ts';
import * as styles from './times.css.ts';

interface DayGridProps {
  /** The patient's calendar day, YYYY-MM-DD like all days here. */
  readonly today: string;
  /** Any day of the shown month. */
  readonly month: string;
  readonly onMonth: (firstDay: string) => void;
  /** The days with free times; undefined until they are known. */
  readonly free: ReadonlySet<string> | undefined;
  readonly day: string | undefined;
  readonly onDay: (day: string) => void;
}

/** How many months ahead patients can look. */
const MONTHS = 11;

/** A day without free times cannot be chosen, but arrow keys reach it like any other, and it says why. */
function DayButton({ day: _day, modifiers, ...button }: DayButtonProps) {
  const element = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (modifiers['focused']) element.current?.focus();
  }, [modifiers]);
  return <button {...button} ref={element} type="button" aria-disabled={modifiers['unavailable'] || undefined} />;
}

function lastMonth(today: string): Date {
  const date = dateOfDay(today);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + MONTHS, 1));
}

/**
 * The days of a month, by the keyboard as by a pointer: arrows, Home and End, Page Up and Page Down. All dates are handled in
 * UTC: they are calendar days, not moments.
 */
export function DayGrid({ today, month, onMonth, free, day, onDay }: DayGridProps) {
  const isFree = (date: Date) => free?.has(dayOfDate(date)) ?? false;
  return (
    <DayPicker
      mode="single"
      required
      fixedWeeks
      timeZone="UTC"
      navLayout="around"
      today={dateOfDay(today)}
      month={dateOfDay(month)}
      onMonthChange={(date) => onMonth(dayOfDate(date))}
      startMonth={dateOfDay(today)}
      endMonth={lastMonth(today)}
      selected={day === undefined ? undefined : dateOfDay(day)}
      onSelect={(date) => {
        const chosen = dayOfDate(date);
        if (free?.has(chosen)) onDay(chosen);
      }}
      modifiers={{ free: isFree, unavailable: (date) => !isFree(date) }}
      modifiersClassNames={{ free: styles.free }}
      classNames={classNames}
      components={{ Chevron, DayButton }}
      aria-busy={free === undefined}
      labels={{
        labelDayButton: (date, { today: isToday, selected, ['unavailable']: isUnavailable }) =>
          [dayText(dayOfDate(date)), isToday && 'today', selected && 'chosen', free && isUnavailable && 'no free times']
            .filter(Boolean)
            .join(', '),
        labelPrevious: () => calendarWords.previousMonth,
        labelNext: () => calendarWords.nextMonth,
      }}
    />
  );
}
