import type { LabOther } from '#schemas/wire/labs/labReport.ts';
import * as styles from './labs.css.ts';

/** What the laboratory wrote beside a value: its judgement, the sample and its note; nothing where it wrote nothing. */
export function LabSaid({ flag, note, specimen }: Pick<LabOther, 'flag' | 'note' | 'specimen'>) {
  return (
    <>
      {flag !== undefined && <span className={styles.said}>Your lab marked it: {flag}</span>}{' '}
      {specimen !== undefined && <span className={styles.said}>Sample: {specimen}</span>}{' '}
      {note !== undefined && <span className={styles.said}>Lab note: {note}</span>}
    </>
  );
}
