import { useId } from 'react';
import { Card } from '#renderers/ui/layout/Card.tsx';
import type { LabAnalysis } from '#schemas/wire/labs/labReads.ts';
import { LabDay } from '../parts/LabDay.tsx';
import * as styles from '../parts/labs.css.ts';

/** What the laboratory wrote with a report; nothing where it wrote nothing. */
export function LabComment({ comment }: Pick<LabAnalysis, 'comment'>) {
  const id = useId();
  if (!comment) return null;
  return (
    <Card aria-labelledby={id}>
      <div className={styles.inCard}>
        <h2 id={id} className={styles.heading}>
          What the laboratory says
        </h2>
        <p className={styles.texts}>{comment.text}</p>
        <p className={styles.soft}>
          {comment.author ?? 'The laboratory'}, <LabDay at={comment.at} />
        </p>
      </div>
    </Card>
  );
}
