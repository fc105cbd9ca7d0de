import { useEffect, useRef, useState } from 'react';
import { SkeletonBlock } from '#renderers/ui/loading/SkeletonBlock.tsx';
import { Icon } from '#renderers/ui/icons/Icon.tsx';
import { drawPhoto } from './drawPhoto.ts';
import { fileSize } from './fileSize.ts';
import * as styles from '../layout/photo.css.ts';

/** HTML has no element for a drawn image, so the canvas needs this role. */
const DRAWN = 'img';

interface PhotoPictureProps {
  readonly photo: Blob;
  readonly labelledBy: string;
  /** Shown instead of a photo that this browser cannot decode. */
  readonly noPreview: string;
}

/** A photo that is not uploaded yet. It is drawn on a canvas, so that no object URL is needed. */
export function PhotoPicture({ photo, labelledBy, noPreview }: PhotoPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState<{ readonly photo: Blob; readonly done: boolean }>();

  useEffect(() => {
    let shown = true;
    const draw = async () => {
      const done = await drawPhoto(photo, () => (shown ? canvas.current : null));
      if (shown) setDrawn({ photo, done });
    };
    void draw();
    return () => {
      shown = false;
    };
  }, [photo]);

  const known = drawn?.photo === photo ? drawn : undefined;
  if (known?.done === false)
    return (
      <div className={styles.file}>
        <Icon name="image" size="large" />
        {photo instanceof File && <p className={styles.fileName}>{photo.name}</p>}
        <p className={styles.formats}>{fileSize(photo.size)}</p>
        <p className={styles.formats}>{noPreview}</p>
      </div>
    );
  return (
    <>
      {!known && <SkeletonBlock height="100%" />}
      <canvas ref={canvas} role={DRAWN} aria-labelledby={labelledBy} className={styles.canvas} />
    </>
  );
}
