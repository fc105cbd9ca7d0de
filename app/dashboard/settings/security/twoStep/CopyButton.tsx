import { useState, type ReactNode } from 'react';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import * as page from '../../../layout/page.css.ts';

interface CopyButtonProps {
  readonly label: string;
  readonly text: string;
  /** Shown beside the button. */
  readonly beside?: ReactNode;
}

/** Copies a text. Browsers refuse that where the page came without encryption. */
export function CopyButton({ label, text, beside }: CopyButtonProps) {
  const [copied, setCopied] = useState<boolean>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <div className={page.visit}>
      <div className={page.actions}>
        <Button look="secondary" onClick={() => void copy()}>
          {label}
        </Button>
        {beside}
      </div>
      {copied !== undefined && (
        <Alert tone={copied ? 'success' : 'warning'}>
          {copied ? 'Copied.' : 'Your browser does not let us copy this. Please select it and copy it yourself.'}
        </Alert>
      )}
    </div>
  );
}
