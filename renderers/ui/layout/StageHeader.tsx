import { placeOf, words } from '../../words/words.ts';
import { Icon } from '../icons/Icon.tsx';
import * as styles from './StageHeader.css.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const STAGES = [1, 2, 3, 4, 5] as const;

/** The state of the answer on screen; 'saved' only after the server acknowledged it. */
export type SaveState = 'saving' | 'saved' | 'unsaved';

const saveTexts: { readonly [K in SaveState]: string } = {
  saving: words.saving,
  saved: words.saved,
  unsaved: words.notSaved,
};

interface StageHeaderProps {
  readonly label: string;
  /**
   * 0 to 7: five indicators represent 1 to 5; at 0 none is filled, above 5 all are. Without it there are no indicators.
   */
  readonly stage?: number;
  /** Without it there is no back arrow. */
  readonly onBack?: (() => void) | undefined;
  readonly saveState?: SaveState | undefined;
}

/** The patient's position in the whole journey. */
export function StageHeader({ label, stage, onBack, saveState }: StageHeaderProps) {
  const filled = Math.min(Math.max(stage ?? 0, 0), STAGES.length);
  return (
    <header className={styles.header}>
      {onBack && (
        <button type="button" className={styles.back} onClick={onBack} aria-label={words.back}>
          <Icon name="back" />
        </button>
      )}
      <div className={styles.middle}>
        <p className={styles.label}>{label}</p>
        {stage !== undefined && (
          <>
            <div className={styles.stages} aria-hidden="true">
              {STAGES.map((one) => {
                const state = one <= filled ? 'filled' : 'open';
                return <span key={one} data-stage={state} className={styles.stageState[state]} />;
              })}
            </div>
            <VisuallyHidden>{placeOf(filled, STAGES.length)}</VisuallyHidden>
          </>
        )}
      </div>
      <output className={saveState === 'unsaved' ? styles.unsaved : styles.save}>
        {saveState === 'saved' && <Icon name="check" size="small" />}
        {saveState && saveTexts[saveState]}
      </output>
    </header>
  );
}
