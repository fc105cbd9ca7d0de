import { Button } from '#renderers/ui/buttons/Button.tsx';
import * as styles from './MissingFiles.css.ts';

interface MissingFilesProps {
  readonly onTryAgain: () => void;
  readonly onRemove: () => void;
}

/** Says of files that were chosen that they could not be sent, because the code for it could not be loaded. */
export const MissingFiles = ({ onTryAgain, onRemove }: MissingFilesProps) => (
  <div className={styles.missing}>
    <p role="alert">There was an error sending your file</p>
    <Button look="quiet" onClick={onTryAgain}>
      Try Again
    </Button>
    <Button look="quiet" onClick={onRemove}>
      Remove
    </Button>
  </div>
);
