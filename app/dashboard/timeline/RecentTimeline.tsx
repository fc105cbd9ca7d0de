import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { TimelineEntry } from '#schemas/wire/timeline.ts';
import { Card } from '#renderers/ui/layout/Card.tsx';
import * as page from '../layout/page.css.ts';
import { Events } from './Events.tsx';
import * as styles from './timeline.css.ts';

/** How much of what happened stands outside the page that shows all of it. */
const SHOWN = 2;

interface RecentTimelineProps {
  readonly userId: string;
  readonly entry: TimelineEntry;
}

/** The newest purchase: what happened to it last, and what comes next. */
export function RecentTimeline({ userId, entry: { name, events, coming } }: RecentTimelineProps) {
  const id = useId();
  return (
    <section className={page.section} aria-labelledby={id}>
      <div className={page.heading}>
        <h2 id={id} className={page.title}>
          What happened, what comes
        </h2>
        <Link to="/dashboard/$userId/timeline" params={{ userId }}>
          See everything
        </Link>
      </div>
      <Card aria-label={`Timeline: ${name}`}>
        <div className={styles.purchase}>
          <h3 className={page.visitName}>{name}</h3>
          <Events events={events.slice(-SHOWN)} coming={coming.slice(0, 1)} />
        </div>
      </Card>
    </section>
  );
}
