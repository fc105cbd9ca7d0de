import { useDropzone } from 'react-dropzone';
import type { StepProps } from '#renderers/answering/StepProps.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Icon } from '#renderers/ui/icons/Icon.tsx';
import type { PhotoFault } from './faultOf.ts';
import * as styles from '../layout/photo.css.ts';
import { photoTypes } from './photoTypes.ts';
import { faultTexts } from './problemTexts.ts';

interface PhotoUploadProps extends Pick<StepProps<'photo'>, 'step' | 'copy'> {
  readonly look: 'primary' | 'secondary';
  /** The problem of the file that was chosen last. */
  readonly fault: PhotoFault | null;
  readonly onFile: (file: File) => void;
  /** Called when something other than a file was dropped. */
  readonly onUnreadable: () => void;
}

/** Chooses a file instead of taking a photo: with the button, or by dropping it here. */
export function PhotoUpload({ step, copy, look, fault, onFile, onUnreadable }: PhotoUploadProps) {
  const { button, drop, formats } = step.upload;
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    accept: photoTypes,
    multiple: false,
    noClick: true,
    noKeyboard: true,
    // Rejected files are examined too, to tell the patient what is wrong with them.
    onDrop: (accepted, [rejected]) => {
      const file = accepted[0] ?? rejected?.file;
      if (file) onFile(file);
    },
    onError: onUnreadable,
  });

  return (
    <div className={styles.view}>
      {fault && (
        <Alert tone="danger" urgent>
          {faultTexts(fault, step.errors).map((text) => (
            <p key={text}>{copy(text)}</p>
          ))}
        </Alert>
      )}
      <div
        {...getRootProps({ className: isDragActive ? styles.dropOver : styles.drop, role: undefined, tabIndex: -1 })}
      >
        <input {...getInputProps({ hidden: true })} />
        <Button look={look} onClick={open}>
          <Icon name="upload" />
          {copy(button)}
        </Button>
        <p className={styles.dropHint}>{copy(drop)}</p>
        <p className={styles.formats}>{copy(formats)}</p>
      </div>
    </div>
  );
}
