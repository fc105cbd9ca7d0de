import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { dayText, dateOfDay } from '#flows/kinds/describing/dayText.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { VisuallyHidden } from '#renderers/ui/layout/VisuallyHidden.tsx';
import { timesQuery, type WantedTimes } from '#services/api/appointments/timesQuery.ts';
import { useNow } from '#app/time/useNow.ts';
import { ZoneName } from '#app/time/ZoneName.tsx';
import { ReadAgain } from '../details/ReadAgain.tsx';
import { DayGrid } from './DayGrid.tsx';
import { NoTimes } from './NoTimes.tsx';
import { TimeChoice } from './TimeChoice.tsx';
import { dayIn, firstFreeDay, monthOf, namedTimes, timesByDay } from './timesByDay.ts';
import * as styles from './times.css.ts';

interface ChooseTimeProps {
  readonly userId: string;
  readonly wanted: WantedTimes;
  /** IANA name of the patient's zone. */
  readonly zone: string;
  /** The time that was chosen before, ISO 8601. */
  readonly before: string | undefined;
  readonly onChoose: (time: string) => void;
}

const monthName = (day: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(dateOfDay(day));
const countOf = (times: readonly string[]) => (times.length === 1 ? '1 free time' : `${times.length} free times`);

/** A day and one of its free times, in the zone of the patient. It opens where the first ones are, this month or a later one. */
export function ChooseTime({ userId, wanted, zone, before, onChoose }: ChooseTimeProps) {
  const name = useId();
  const now = useNow();
  const [today] = useState(() => dayIn(now.toISOString(), zone));
  const [day, setDay] = useState(before && dayIn(before, zone));
  // A day of the month that the patient has turned to, or has chosen a day of.
  const [turned, setTurned] = useState(day);
  const [time, setTime] = useState(before);
  const opening = useQuery(timesQuery(wanted, monthOf(turned ?? today))).data;
  const month = turned ?? (opening && firstFreeDay(opening, monthOf(today), zone)) ?? today;
  const read = useQuery(timesQuery(wanted, monthOf(month)));
  const days = read.data && timesByDay(read.data.times, zone);
  const times = day !== undefined && monthOf(day) === monthOf(month) ? days?.get(day) : undefined;
  const hasNone = days !== undefined && ![...days.keys()].some((one) => monthOf(one) === monthOf(month));
  const chosen = time !== undefined && times?.includes(time) ? time : undefined;
  const choose = (one: string) => {
    setDay(one);
    setTurned(one);
    setTime(undefined);
  };
  return (
    <>
      <p className={styles.zone}>
        Times are in your time zone: <ZoneName />.
      </p>
      <ReadAgain read={read} what="the free times" />
      <div className={styles.parts}>
        <DayGrid
          today={today}
          month={month}
          onMonth={setTurned}
          free={days && new Set(days.keys())}
          day={day}
          onDay={choose}
        />
        <div>
          <VisuallyHidden>
            <output>
              {day !== undefined && times && `${countOf(times)} on ${dayText(day)}.`}
              {hasNone && `No free times in ${monthName(month)}.`}
            </output>
          </VisuallyHidden>
          {day !== undefined && times && (
            <>
              <TimeChoice
                name={name}
                title={dayText(day)}
                times={namedTimes(times, zone)}
                chosen={chosen}
                onChoose={setTime}
              />
              <div className={styles.next}>
                <Button
                  reason={chosen === undefined ? 'Choose a time to continue.' : undefined}
                  onClick={() => chosen !== undefined && onChoose(chosen)}
                >
                  Continue
                </Button>
              </div>
            </>
          )}
          {!times && days && !hasNone && <p className={styles.hint}>Choose a day to see its free times.</p>}
          {read.data && hasNone && (
            <NoTimes
              userId={userId}
              month={monthName(month)}
              next={firstFreeDay(read.data, monthOf(month), zone)}
              onNext={choose}
            />
          )}
        </div>
      </div>
    </>
  );
}
