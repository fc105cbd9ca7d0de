import { useRef, type MouseEvent } from 'react';
import { Drawing } from '#renderers/ui/icons/Drawing.tsx';
import { VisuallyHidden } from '#renderers/ui/layout/VisuallyHidden.tsx';
import type { Attachment } from '#schemas/wire/messages/attachment.ts';
import type { Message } from '#schemas/wire/messages/message.ts';
import { sizeText } from '../../../settings/security/myData/sizeText.ts';
import { FileName } from '../../files/FileName.tsx';
import { icons } from '../bubbles/icons.css.ts';
import * as styles from './files.css.ts';
import { useReadAgain } from './ReadAgain.ts';

/** A document of a message, to be downloaded. Its address is good for a while, so that a press asks for a fresh one first. */
export function DocumentCard({ document: { _id: id, name, url, bytes } }: { readonly document: Attachment }) {
  const link = useRef<HTMLAnchorElement>(null);
  const readAgain = useReadAgain();
  /** The address of the last press, which is used as it is. */
  const isFresh = useRef(false);
  const download = (event: MouseEvent) => {
    if (isFresh.current) {
      isFresh.current = false;
      return;
    }
    event.preventDefault();
    const press = (message?: Message) => {
      const fresh = message?.attachments.find(({ _id }) => _id === id);
      isFresh.current = true;
      // The page shows the fresh one only later.
      if (link.current && fresh) link.current.href = fresh.url;
      link.current?.click();
    };
    // Without a fresh one the old one may still be good.
    readAgain().then(press, () => press());
  };
  return (
    <a ref={link} href={url} download={name} className={styles.document} onClick={download}>
      <span className={styles.mark}>
        <Drawing path={icons.document} />
      </span>
      <span className={styles.lines}>
        <VisuallyHidden>Download </VisuallyHidden>
        <FileName name={name} />
        <span className={styles.size}>{sizeText(bytes)}</span>
      </span>
    </a>
  );
}
