import { useEffect } from 'react';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import { currentSession } from '#services/api/client/currentSession.ts';
import * as page from '../../../layout/page.css.ts';
import { CopyButton } from './CopyButton.tsx';
import * as styles from './twoStep.css.ts';

/** Saves a text as a file of the patient's. @param name of the file */
function downloadText(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  // Not before the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onSaved: () => void;
}

/** The codes that stand for a lost app, which are shown this once. The page is not left for the login meanwhile. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const { name } = currentOrganization.get().settings;
  const text = codes.join('\n');
  const file = `Recovery codes of ${name}. Each works once, in place of a code of your authenticator app.\n\n${text}\n`;
  useEffect(() => currentSession.holdInput(), []);
  return (
    <div className={page.visit}>
      <Alert tone="warning" title="Save your recovery codes">
        They get you in if you lose your phone. Each works once. We show them only now: without them and without your
        app, you cannot log in.
      </Alert>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <CopyButton
        label="Copy the codes"
        text={text}
        beside={
          <Button look="secondary" onClick={() => downloadText('recovery-codes.txt', file)}>
            Download as a text file
          </Button>
        }
      />
      <div className={page.actions}>
        <Button onClick={onSaved}>I have saved them</Button>
      </div>
    </div>
  );
}
