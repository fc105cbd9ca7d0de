import type { ReactNode } from 'react';
import type { Organization } from '#schemas/wire/organization.ts';
import { Card } from '#renderers/ui/layout/Card.tsx';
import { Stack } from '#renderers/ui/layout/Stack.tsx';
import * as styles from './EntryFrame.css.ts';

interface EntryFrameProps {
  readonly organization: Organization;
  /** Shown beside the form, or above it on a phone. */
  readonly story: ReactNode;
  /** Below the card. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every entry page: the organization's story, and one card to fill in. */
export function EntryFrame({ organization, story, below, children }: EntryFrameProps) {
  const { name, logo } = organization.settings;
  return (
    <main className={styles.page}>
      <header className={styles.header}>
        <img className={styles.logo} src={logo} alt={name} width={188} height={40} />
      </header>
      <div className={styles.story}>{story}</div>
      <div className={styles.column}>
        <Card>
          <Stack>{children}</Stack>
        </Card>
        {below && <div className={styles.below}>{below}</div>}
      </div>
    </main>
  );
}
