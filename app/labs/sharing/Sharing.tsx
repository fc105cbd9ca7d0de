import { useState } from 'react';
import type { CreatedReportLink } from '#schemas/wire/labs/reportLink.ts';
import { LinkForm } from './LinkForm.tsx';
import { LinkList } from './LinkList.tsx';
import { NewLink } from './NewLink.tsx';
import * as styles from './sharing.css.ts';

interface SharingProps {
  readonly userId: string;
  readonly reportId: string;
}

/** The links that show a report to others: making one, and ending those that there are. */
export function Sharing({ userId, reportId }: SharingProps) {
  const [created, setCreated] = useState<CreatedReportLink>();
  return (
    <div className={styles.parts}>
      {created ? (
        <NewLink created={created} onAnother={() => setCreated(undefined)} />
      ) : (
        <LinkForm userId={userId} reportId={reportId} onCreated={setCreated} />
      )}
      <LinkList
        userId={userId}
        reportId={reportId}
        onEnded={(id) => setCreated((shown) => (shown?.link._id === id ? undefined : shown))}
      />
    </div>
  );
}
