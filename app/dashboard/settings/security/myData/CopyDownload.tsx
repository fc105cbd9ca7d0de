import { useMutation } from '@tanstack/react-query';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { downloadDataCopy } from '#services/api/dataCopies.ts';
import * as page from '../../../layout/page.css.ts';
import { saveFile } from '../../../../shell/saveFile.ts';

interface CopyDownloadProps {
  readonly userId: string;
  /** Hears that there may be nothing to download any more. */
  readonly onFailed: () => void;
}

/** Downloads the copy that is ready. It is asked for with the session and has no address that others could open. */
export function CopyDownload({ userId, onFailed }: CopyDownloadProps) {
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => downloadDataCopy(userId),
    onSuccess: (file) => saveFile(file, 'my-data.json'),
    onError: onFailed,
  });
  return (
    <>
      <div className={page.actions}>
        <Button look="secondary" busy={isPending} busyLabel="Preparing…" onClick={() => mutate()}>
          Download my data
        </Button>
      </div>
      {error && (
        <Alert tone="danger" urgent>
          {error.message}
        </Alert>
      )}
    </>
  );
}
