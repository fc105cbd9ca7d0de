import { Button } from '#renderers/ui/buttons/Button.tsx';
import type { DraftChoice } from './createDraft.ts';
import * as styles from './OtherDraft.css.ts';

interface OtherDraftProps {
  /** What was written elsewhere. */
  readonly text: string;
  /** Whether something is written here, too. */
  readonly hasOwn: boolean;
  readonly onChoose: (choice: DraftChoice) => void;
}

/** What the patient has written on another device or in another tab, beside what is written here. */
export function OtherDraft({ text, hasOwn, onChoose }: OtherDraftProps) {
  return (
    <div className={styles.notice}>
      <p role="alert" className={styles.title}>
        Changed on another device
      </p>
      {/* Long texts are scrolled, by the keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached */}
      <p className={styles.text} tabIndex={0}>
        {text}
      </p>
      <div className={styles.choices}>
        <Button look="quiet" onClick={() => onChoose('theirs')}>
          Use this
        </Button>
        {hasOwn && (
          <Button look="quiet" onClick={() => onChoose('both')}>
            Add to mine
          </Button>
        )}
        <Button look="quiet" onClick={() => onChoose('mine')}>
          {hasOwn ? 'Keep mine' : 'Remove it'}
        </Button>
      </div>
    </div>
  );
}
