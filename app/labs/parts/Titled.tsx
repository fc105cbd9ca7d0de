import { useId, type ReactNode } from 'react';
import { Card } from '#renderers/ui/layout/Card.tsx';
import * as styles from './labs.css.ts';

/** A heading and what is under it. */
export interface TitledProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A card with a heading. */
export function Titled({ title, children }: TitledProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <div className={styles.inCard}>
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
        {children}
      </div>
    </Card>
  );
}
