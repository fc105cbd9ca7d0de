import type { StepProps } from '#renderers/answering/StepProps.ts';
import { Icon } from '#renderers/ui/icons/Icon.tsx';
import * as styles from '../layout/photo.css.ts';

interface HintsProps extends Pick<StepProps<'photo'>, 'copy'> {
  readonly hints: readonly string[];
}

/** Hints for a good photo. */
export function Hints({ hints, copy }: HintsProps) {
  return (
    <ul className={styles.hints}>
      {hints.map((hint) => (
        <li key={hint} className={styles.hint}>
          <Icon name="check" size="small" />
          {copy(hint)}
        </li>
      ))}
    </ul>
  );
}
