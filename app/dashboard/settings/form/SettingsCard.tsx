import { useId, type ReactNode } from 'react';
import { Card } from '#renderers/ui/layout/Card.tsx';
import * as page from '../../layout/page.css.ts';
import * as styles from '../settings.css.ts';

interface SettingsCardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A section of the settings with its heading. */
export function SettingsCard({ title, children }: SettingsCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <div className={styles.body}>
        <h2 id={id} className={page.visitName}>
          {title}
        </h2>
        {children}
      </div>
    </Card>
  );
}
