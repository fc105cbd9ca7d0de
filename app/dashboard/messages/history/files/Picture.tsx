import { lazy, Suspense, useState } from 'react';
import { Icon } from '#renderers/ui/icons/Icon.tsx';
import { preloadable } from '#renderers/ui/loading/preloadable.ts';
import type { Attachment } from '#schemas/wire/messages/attachment.ts';
import * as styles from './files.css.ts';
import { useReadAgain } from './ReadAgain.ts';

const load = preloadable(() => import('./PictureDialog.tsx'));
const PictureDialog = lazy(async () => ({ default: (await load()).PictureDialog }));

/** A picture of a message, small; pressed, it opens larger. Its address is good for a while: a later one is asked for once. */
export function Picture({ picture: { name, url, width, height } }: { readonly picture: Attachment }) {
  const readAgain = useReadAgain();
  const [failed, setFailed] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const isMissing = failed === url;
  const ask = () => {
    setAsked(true);
    readAgain().catch(() => undefined);
  };
  return (
    <>
      <button
        type="button"
        className={styles.thumbnail}
        aria-haspopup="dialog"
        onClick={() => (isMissing ? ask() : setOpen(true))}
      >
        {isMissing ? (
          <span className={styles.missing}>
            <Icon name="noImage" />
            Load again
          </span>
        ) : (
          <img
            src={url}
            alt={name}
            width={width ?? 260}
            height={height ?? 195}
            className={styles.picture}
            onLoad={() => setAsked(false)}
            onError={() => {
              setFailed(url);
              if (!isAsked) ask();
            }}
          />
        )}
      </button>
      {open && (
        <Suspense>
          <PictureDialog name={name} url={url} width={width} height={height} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
