import { Link } from '@tanstack/react-router';
import { dayText } from '#flows/kinds/describing/dayText.ts';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import * as styles from './times.css.ts';

interface NoTimesProps {
  readonly userId: string;
  /** The name of the month. */
  readonly month: string;
  /** The next day with times, YYYY-MM-DD; undefined where there is none. */
  readonly next: string | undefined;
  readonly onNext: (day: string) => void;
}

/** Says that a month has no free times, and leads to the next ones. */
export function NoTimes({ userId, month, next, onNext }: NoTimesProps) {
  return (
    <div className={styles.nothing}>
      <p className={styles.dayName}>No free times in {month}</p>
      {next === undefined ? (
        <>
          <p className={styles.hint}>
            There are none in the months after it, either. Your care team can find one for you.
          </p>
          <Link to="/dashboard/$userId/messages" params={{ userId }} className={button({ look: 'secondary' })}>
            Message Us
          </Link>
        </>
      ) : (
        <>
          <p className={styles.hint}>The next ones are on {dayText(next)}.</p>
          <Button look="secondary" onClick={() => onNext(next)}>
            Show these times
          </Button>
        </>
      )}
    </div>
  );
}
