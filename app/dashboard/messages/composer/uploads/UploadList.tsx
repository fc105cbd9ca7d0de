import { Icon } from '#renderers/ui/icons/Icon.tsx';
import type { UploadStore } from './createUploads.ts';
import { UploadItem } from './UploadItem.tsx';
import { roundButton } from '#renderers/ui/buttons/roundButton.css.ts';
import * as styles from './Uploads.css.ts';

interface UploadListProps {
  readonly uploads: UploadStore;
  readonly shown: ReturnType<UploadStore['get']>;
  /** Called once one is gone, and the focus with it. */
  readonly onGone: () => void;
}

/** The files that are to go with the message, and what was said of those that cannot. */
export function UploadList({ uploads, shown: { list, refusals }, onGone }: UploadListProps) {
  return (
    <>
      {refusals.length > 0 && (
        <div className={styles.refusals}>
          <div role="alert" className={styles.reasons}>
            {refusals.map((refusal) => (
              <p key={refusal}>{refusal}</p>
            ))}
          </div>
          <button
            type="button"
            className={roundButton}
            aria-label="Close"
            onClick={() => {
              uploads.dismiss();
              onGone();
            }}
          >
            <Icon name="close" size="small" />
          </button>
        </div>
      )}
      {list.length > 0 && (
        <ul aria-label="Files to send" className={styles.list}>
          {list.map((upload) => (
            <UploadItem
              key={upload.id}
              upload={upload}
              onTryAgain={() => {
                uploads.tryAgain(upload.id);
                onGone();
              }}
              onRemove={() => {
                uploads.remove(upload.id);
                onGone();
              }}
            />
          ))}
        </ul>
      )}
    </>
  );
}
