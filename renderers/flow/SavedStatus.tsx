import { useEffect, useState } from 'react';
import * as styles from './FlowView.css.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import { flowWords } from '../words/flowWords.ts';

const SHOWN_MS = 3000;

interface SavedStatusProps {
  /** Grows with each change, so that an equal status is announced again. */
  readonly revision: number;
  readonly shows: boolean;
}

/** Shows for a moment that the previous answer was saved. */
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
          {flowWords.updated}
        </>
      )}
    </output>
  );
}
