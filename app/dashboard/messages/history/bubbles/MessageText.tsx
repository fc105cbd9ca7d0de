import { VisuallyHidden } from '#renderers/ui/layout/VisuallyHidden.tsx';
import * as styles from './bubbles.css.ts';
import { linksIn } from './linksIn.ts';

/** A text as it was written, with its lines; the addresses of web pages in it can be pressed. */
export function MessageText({ text }: { readonly text: string }) {
  return (
    <p className={styles.text}>
      {linksIn(text).map(({ text: part, href }, at) =>
        href === undefined ? (
          part
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- a text does not change
          <a key={at} href={href} target="_blank" rel="noreferrer" className={styles.link}>
            {part}
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </a>
        ),
      )}
    </p>
  );
}
