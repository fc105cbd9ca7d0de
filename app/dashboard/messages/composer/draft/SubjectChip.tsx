import type { Subject } from '#schemas/wire/messages/subject.ts';
import { Icon } from '#renderers/ui/icons/Icon.tsx';
import * as styles from './SubjectChip.css.ts';

interface SubjectChipProps {
  readonly subject: Subject;
  readonly onRemove: () => void;
}

/** What the message is about, which can be taken away. */
export function SubjectChip({ subject: { name }, onRemove }: SubjectChipProps) {
  return (
    <div className={styles.chip}>
      <span className={styles.name}>
        About <strong>{name}</strong>
      </span>
      <button type="button" className={styles.remove} aria-label={`Do not write about ${name}`} onClick={onRemove}>
        <Icon name="close" size="small" />
      </button>
    </div>
  );
}
