import { useEffect, useRef } from 'react';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { TextField } from '#renderers/ui/inputs/TextField.tsx';
import type { CreatedReportLink } from '#schemas/wire/labs/reportLink.ts';
import { useCopying } from '#renderers/ui/feedback/useCopying.ts';
import { useZone } from '../../time/useZone.ts';
import { linkEndText } from '../rules/linkTexts.ts';
import * as styles from './sharing.css.ts';

interface NewLinkProps {
  readonly created: CreatedReportLink;
  readonly onAnother: () => void;
}

/** A link that was just made. It is shown here and nowhere else: the portal itself does not keep what opens it. */
export function NewLink({ created: { link, secret }, onAnother }: NewLinkProps) {
  const zone = useZone();
  const heading = useRef<HTMLHeadingElement>(null);
  // Browsers send what follows the # to no server.
  const address = `${location.origin}/shared-report#${secret}`;
  const { copied, copy } = useCopying(address);
  // The form that was pressed is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.form} aria-label={`Link for ${link.reader}`}>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        The link for {link.reader} is ready
      </h3>
      <p>
        Copy it now: it is shown only this once. {linkEndText(link, new Date(link.created_at), zone)}. Anyone who has it
        can open the report, so send it to {link.reader} alone.
      </p>
      <TextField label="Link" value={address} readOnly />
      <div className={styles.buttons}>
        <Button onClick={copy}>Copy link</Button>
        <Button look="quiet" onClick={onAnother}>
          Make another link
        </Button>
      </div>
      {copied !== undefined && (
        <Alert tone={copied ? 'success' : 'warning'}>
          {copied ? 'Copied.' : 'Your browser does not let us copy this. Please select it and copy it yourself.'}
        </Alert>
      )}
    </section>
  );
}
