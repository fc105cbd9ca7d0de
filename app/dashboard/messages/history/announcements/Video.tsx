import { useState } from 'react';
import { Drawing } from '#renderers/ui/icons/Drawing.tsx';
import { VisuallyHidden } from '#renderers/ui/layout/VisuallyHidden.tsx';
import { icons } from '../bubbles/icons.css.ts';
import * as styles from './announcements.css.ts';

/** What the player may do. It has an origin of its own, which the portal's policy names. */
const ALLOWED = 'allow-scripts allow-same-origin allow-popups allow-presentation';

interface VideoProps {
  readonly id: string;
  readonly title: string;
}

/** A video of YouTube. Before it is pressed, YouTube is asked for nothing and told of nobody. */
export function Video({ id, title }: VideoProps) {
  const [isPlayed, setPlayed] = useState(false);
  if (isPlayed)
    return (
      <iframe
        src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1&rel=0`}
        title={title}
        className={styles.video}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        // The player refuses to run where it is not told which site it is on.
        referrerPolicy="strict-origin"
        sandbox={ALLOWED}
      />
    );
  return (
    <button type="button" className={styles.play} onClick={() => setPlayed(true)}>
      <span className={styles.sign}>
        <Drawing path={icons.play} />
      </span>
      <VisuallyHidden>Play </VisuallyHidden>
      {title}
      <span className={styles.from}>Plays from YouTube</span>
    </button>
  );
}
