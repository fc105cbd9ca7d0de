import { useState } from 'react';
import { Drawing } from '#renderers/ui/icons/Drawing.tsx';
import { VisuallyHidden } from '#renderers/ui/layout/VisuallyHidden.tsx';
import { Later } from '#app/shell/Later.tsx';
import { icons } from '../bubbles/icons.css.ts';
import * as styles from './announcements.css.ts';

const load = async () => (await import('./Player.tsx')).Player;

export interface VideoProps {
  readonly id: string;
  readonly title: string;
}

/** A video of YouTube. Before it is pressed, YouTube is asked for nothing and told of nobody. */
export function Video({ id, title }: VideoProps) {
  const [isPlayed, setPlayed] = useState(false);
  if (isPlayed) return <Later load={load} props={{ id, title }} />;
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
