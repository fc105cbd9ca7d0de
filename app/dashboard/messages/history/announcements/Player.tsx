import * as styles from './announcements.css.ts';
import type { VideoProps } from './Video.tsx';

/** What the player may do. It has an origin of its own, which the portal's policy names. */
const ALLOWED = 'allow-scripts allow-same-origin allow-popups allow-presentation';

/** A video of YouTube as it plays. */
export const Player = ({ id, title }: VideoProps) => (
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
