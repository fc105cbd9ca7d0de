import type { Attachment } from '#schemas/wire/messages/attachment.ts';
import { DocumentCard } from './DocumentCard.tsx';
import * as styles from './files.css.ts';
import { Picture } from './Picture.tsx';

/** The files of a message: pictures are shown, documents are downloaded. */
export const Files = ({ attachments }: { readonly attachments: readonly Attachment[] }) => (
  <ul className={styles.files} aria-label="Files">
    {attachments.map((attachment) => (
      <li key={attachment._id} className={styles.file}>
        {attachment.mediaType === 'private-image' ? (
          <Picture picture={attachment} />
        ) : (
          <DocumentCard document={attachment} />
        )}
      </li>
    ))}
  </ul>
);
