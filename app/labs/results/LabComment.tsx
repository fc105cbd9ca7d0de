import type { LabAnalysis } from '#schemas/wire/labs/labReads.ts';
import { LabDay } from '../parts/LabDay.tsx';
import * as styles from '../parts/labs.css.ts';
import { Titled } from '../parts/Titled.tsx';

/** What the laboratory wrote with a report; nothing where it wrote nothing. */
export const LabComment = ({ comment }: Pick<LabAnalysis, 'comment'>) =>
  comment && (
    <Titled title="What your lab says">
      <p className={styles.texts}>{comment.text}</p>
      <p className={styles.soft}>
        {comment.author ?? 'Your lab'}, <LabDay at={comment.at} />
      </p>
    </Titled>
  );
