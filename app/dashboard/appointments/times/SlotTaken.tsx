import { useEffect, useRef } from 'react';
import { momentText } from '#flows/kinds/describing/momentText.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import * as styles from './times.css.ts';

interface SlotTakenProps {
  readonly message: string;
  /** Free times close to the one that was chosen, ISO 8601. */
  readonly others: readonly string[];
  readonly zone: string;
  readonly onChoose: (time: string) => void;
}

const nameIn = (time: string, zone: string) =>
  `${momentText(new Date(time), 'weekday', zone)}, ${momentText(new Date(time), 'time', zone)}`;

/** Says that a time was taken meanwhile, and offers others close to it. */
export function SlotTaken({ message, others, zone, onChoose }: SlotTakenProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} tabIndex={-1} className={styles.note}>
      <Alert tone="warning" urgent>
        {message}
      </Alert>
      {others.length > 0 && (
        <section aria-label="Free times close to it">
          <p className={styles.dayName}>Free times close to it</p>
          <ul className={styles.nearby}>
            {others.map((time) => (
              <li key={time}>
                <Button look="secondary" full onClick={() => onChoose(time)}>
                  {nameIn(time, zone)}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
