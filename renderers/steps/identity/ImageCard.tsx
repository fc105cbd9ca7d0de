import type { StepProps } from '../../answering/StepProps.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import type { IconName } from '../../ui/icons/Icon.tsx';
import * as styles from './identity.css.ts';
import { SentImage } from './SentImage.tsx';

interface ImageCardProps extends Pick<StepProps<'identity-images'>, 'copy'> {
  readonly card: StepProps<'identity-images'>['step']['idCard'];
  readonly icon: IconName;
  /** null if there is no image, undefined while loading. */
  readonly address: string | null | undefined;
  readonly busy: boolean;
  readonly onClick: () => void;
  readonly onRefused: () => void;
}

/** One image of a verification: its title, the image, and a button to take it. */
export function ImageCard({ card, icon, address, copy, busy, onClick, onRefused }: ImageCardProps) {
  return (
    <section className={styles.imageCard}>
      <div className={styles.words}>
        <h2 className={styles.title}>{copy(card.title)}</h2>
        <p className={styles.text}>{copy(card.text)}</p>
      </div>
      <SentImage address={address} alt={copy(card.alt)} icon={icon} onRefused={onRefused} />
      <Button look="secondary" busy={busy} onClick={onClick}>
        {copy(address ? card.edit : card.add)}
      </Button>
    </section>
  );
}
