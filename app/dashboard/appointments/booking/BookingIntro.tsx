import { Link } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Icon } from '#renderers/ui/icons/Icon.tsx';
import * as styles from '../details/appointments.css.ts';

interface BookingIntroProps {
  readonly userId: string;
  /** Whether the view before is the choice of a physician. */
  readonly afterPhysicians?: boolean;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** The title of a view, with a link to the one before. */
export function BookingIntro({ userId, afterPhysicians = false, title, text, children }: BookingIntroProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.intro}>
      <div className={styles.quiet}>
        <Link
          to="/dashboard/$userId/appointments"
          params={{ userId }}
          search={afterPhysicians ? { book: true } : {}}
          className={button({ look: 'quiet' })}
        >
          <Icon name="back" size="small" />
          {afterPhysicians ? 'Choose another physician' : 'Back to appointments'}
        </Link>
      </div>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  );
}
