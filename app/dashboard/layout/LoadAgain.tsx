import { Button } from '#renderers/ui/buttons/Button.tsx';
import * as styles from './LoadAgain.css.ts';

/** Stands, without a message, where something could not be loaded. */
export function LoadAgain({ onPress }: { readonly onPress: () => void }) {
  return (
    <div className={styles.place}>
      <Button look="quiet" onClick={onPress}>
        Load again
      </Button>
    </div>
  );
}
