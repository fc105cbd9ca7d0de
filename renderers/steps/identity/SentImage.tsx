import { useState } from 'react';
import { SkeletonBlock } from '../../ui/loading/SkeletonBlock.tsx';
import { Icon, type IconName } from '../../ui/icons/Icon.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import * as styles from './identity.css.ts';

interface SentImageProps {
  /** null if there is no image, undefined while loading. */
  readonly address: string | null | undefined;
  /** Alternative text of the image. */
  readonly alt: string;
  /** Shown while there is no image. */
  readonly icon: IconName;
  /** Called when the URL is refused. */
  readonly onRefused: () => void;
}

/** An uploaded image, or its placeholder. */
export function SentImage({ address, alt, icon, onRefused }: SentImageProps) {
  const [refused, setRefused] = useState<string>();
  if (address === undefined)
    return (
      <div className={styles.place}>
        <SkeletonBlock height="100%" />
      </div>
    );
  if (address === null)
    return (
      <div className={styles.empty}>
        <Icon name={icon} size="large" />
      </div>
    );
  if (address === refused)
    return (
      <div className={styles.place}>
        <Icon name="noImage" size="large" />
        <VisuallyHidden>{alt}</VisuallyHidden>
      </div>
    );
  return (
    <div className={styles.place}>
      <img
        src={address}
        alt={alt}
        className={styles.image}
        onError={() => {
          setRefused(address);
          onRefused();
        }}
      />
    </div>
  );
}
