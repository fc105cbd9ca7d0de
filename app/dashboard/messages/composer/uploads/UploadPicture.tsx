import { useEffect, useRef, useState } from 'react';
import { Drawing } from '#renderers/ui/icons/Drawing.tsx';
import { drawPhoto } from '#renderers/steps/identity/photo/preview/drawPhoto.ts';
import { icons } from './icons.css.ts';
import { mediaTypeOf } from './faultOf.ts';
import * as styles from './Uploads.css.ts';

/** Pixels of the longer side, for screens with three of them a point. */
const LONGEST = 144;

interface UploadPictureProps {
  readonly name: string;
  readonly file: File | undefined;
}

/** A picture that is to be sent, in small. It is drawn, so that no address of it is made. Other files have a sign. */
export function UploadPicture({ name, file }: UploadPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const picture = file && mediaTypeOf(name) === 'private-image' ? file : undefined;
  useEffect(() => {
    if (!picture) return undefined;
    let isShown = true;
    const draw = async () => {
      const drawn = await drawPhoto(picture, () => (isShown ? canvas.current : null), LONGEST);
      if (isShown) setDrawn(drawn);
    };
    void draw();
    return () => {
      isShown = false;
    };
  }, [picture]);
  return (
    <span className={styles.picture} aria-hidden="true">
      {picture && <canvas ref={canvas} className={isDrawn ? styles.drawn : styles.undrawn} />}
      {!isDrawn && <Drawing path={icons.file} />}
    </span>
  );
}
