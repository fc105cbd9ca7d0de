import { useId, type ReactNode } from 'react';
import { Card } from '#renderers/ui/layout/Card.tsx';
import * as styles from './widgets.css.ts';

interface WidgetProps {
  readonly title: string;
  readonly text?: string;
  readonly children?: ReactNode;
}

/** One cell of the home's grid: a heading, a sentence and a way on, which stands at the foot of every cell. */
export function Widget({ title, text, children }: WidgetProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <div className={styles.widget}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        <div className={styles.foot}>{children}</div>
      </div>
    </Card>
  );
}
