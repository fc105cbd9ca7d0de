import { useEffect, useState } from 'react';
import * as styles from './FlowView.css.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import { words } from '../words/words.ts';

const SHOWN_MS = 3000;

interface SavedStatusProps {
  /** Grows with each change; with it the same status is said again. */
  readonly revision: number;
  readonly shows: boolean;
}

/** Says for a moment that the answer before was acknowledged. */
export function SavedStatus({ revision, shows }: SavedStatusProps) {
  const [past, setPast] = useState(-1);
  const visible = shows && past !== revision;

  useEffect(() => {
    if (!visible) return undefined;
    const timer = setTimeout(() => setPast(revision), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [visible, revision]);

  return (
    <output className={visible ? styles.updated : styles.none}>
      {visible && (
        <>
          <Icon name="check" size="small" />
          {words.updated}
        </>
      )}
    </output>
  );
}
