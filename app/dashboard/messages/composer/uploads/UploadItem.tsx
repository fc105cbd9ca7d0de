import { bar } from '#renderers/ui/feedback/ProgressBar.css.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Icon } from '#renderers/ui/icons/Icon.tsx';
import { fileSize } from '#renderers/steps/identity/photo/preview/fileSize.ts';
import { FileName } from '../../files/FileName.tsx';
import type { Upload } from './createUploads.ts';
import { UploadPicture } from './UploadPicture.tsx';
import { roundButton } from '#renderers/ui/buttons/roundButton.css.ts';
import * as styles from './Uploads.css.ts';

interface UploadItemProps {
  readonly upload: Upload;
  readonly onTryAgain: () => void;
  readonly onRemove: () => void;
}

/** A file that is to go with the message: how far it is, and what went wrong. */
export function UploadItem({ upload, onTryAgain, onRemove }: UploadItemProps) {
  const { name, bytes, file, state, share, problem } = upload;
  const isMoving = state === 'waiting' || state === 'sending';
  return (
    <li className={state === 'failed' ? styles.failed : styles.item}>
      <UploadPicture name={name} file={file} />
      <div className={styles.about}>
        <FileName name={name} />
        {isMoving ? (
          <>
            <span className={styles.size}>
              {share === 0 ? 0 : fileSize(bytes * share)} of {fileSize(bytes)}
            </span>
            <span className={styles.progress}>
              <progress className={bar} value={share} max={1} aria-label={`Sending ${name}`} />
            </span>
          </>
        ) : (
          state === 'sent' && <span className={styles.size}>{fileSize(bytes)}</span>
        )}
        {problem && (
          <div className={styles.problem}>
            <div role="alert">
              <p>There was an error sending your file</p>
              {problem.text !== undefined && <p>{problem.text}</p>}
            </div>
            {problem.mayPass && (
              <Button look="quiet" onClick={onTryAgain}>
                Try Again
              </Button>
            )}
          </div>
        )}
      </div>
      <button
        type="button"
        className={roundButton}
        aria-label={`${isMoving ? 'Cancel' : 'Remove'} ${name}`}
        onClick={onRemove}
      >
        <Icon name="close" size="small" />
      </button>
    </li>
  );
}
