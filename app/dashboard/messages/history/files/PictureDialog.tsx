import { Dialog } from '#renderers/ui/overlays/Dialog.tsx';
import type { Attachment } from '#schemas/wire/messages/attachment.ts';
import * as styles from './files.css.ts';

interface PictureDialogProps extends Pick<Attachment, 'name' | 'url' | 'width' | 'height'> {
  readonly onClose: () => void;
}

/** A picture as large as there is room. Load it lazily: it brings the overlay library. */
export const PictureDialog = ({ name, url, width, height, onClose }: PictureDialogProps) => (
  <Dialog open title={name} onClose={onClose}>
    <img
      src={url}
      alt={name}
      width={width ?? undefined}
      height={height ?? undefined}
      className={styles.large.picture}
    />
  </Dialog>
);
