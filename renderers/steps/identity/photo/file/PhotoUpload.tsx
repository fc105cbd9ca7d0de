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
  /** What is wrong with the file that was chosen last. */
  readonly fault: PhotoFault | null;
  readonly onFile: (file: File) => void;
  /** What was dropped is no file. */
  readonly onUnreadable: () => void;
}

/** A file in place of a photo: chosen by the button, or dropped here. */
export function PhotoUpload({ step, copy, look, fault, onFile, onUnreadable }: PhotoUploadProps) {
  const { button, drop, formats } = step.upload;
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    accept: photoTypes,
    multiple: false,
    noClick: true,
    noKeyboard: true,
    // What is not accepted is looked at too: it is told what is wrong with it.
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
