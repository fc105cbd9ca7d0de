import { input } from '#renderers/ui/choices/ChoiceCard.css.ts';
import * as styles from './times.css.ts';

interface TimeChoiceProps {
  readonly name: string;
  /** The name of the group. */
  readonly title: string;
  readonly times: readonly { readonly time: string; readonly label: string }[];
  readonly chosen: string | undefined;
  readonly onChoose: (time: string) => void;
}

/** Times of which one is chosen. */
export function TimeChoice({ name, title, times, chosen, onChoose }: TimeChoiceProps) {
  return (
    <fieldset className={styles.day}>
      <legend className={styles.dayName}>{title}</legend>
      <div className={styles.list}>
        {times.map(({ time, label }) => (
          <label key={time} className={styles.times[chosen === time ? 'chosen' : 'free']}>
            <input
              type="radio"
              name={name}
              value={time}
              checked={chosen === time}
              onChange={() => onChoose(time)}
              className={input}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
