import type { ReactNode } from 'react';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { useCopying } from '#renderers/ui/feedback/useCopying.ts';
import * as page from '../../../layout/page.css.ts';

interface CopyButtonProps {
  readonly label: string;
  readonly text: string;
  /** Shown beside the button. */
  readonly beside?: ReactNode;
}

/** Copies a text. */
export function CopyButton({ label, text, beside }: CopyButtonProps) {
  const { copied, copy } = useCopying(text);
  return (
    <div className={page.visit}>
      <div className={page.actions}>
        <Button look="secondary" onClick={copy}>
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
