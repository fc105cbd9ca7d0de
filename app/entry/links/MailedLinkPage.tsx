import { useState } from 'react';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Stack } from '#renderers/ui/layout/Stack.tsx';
import { useForm } from '../../login/useForm.ts';
import type { PressedAddress } from '../address/EntryAddress.ts';
import { EntryFrame } from '../frame/EntryFrame.tsx';
import * as styles from '../frame/EntryFrame.css.ts';
import type { EntryProps } from '../frame/EntryProps.ts';
import { Welcome } from '../frame/Welcome.tsx';
import { mailedLinks } from './mailedLinks.ts';

interface MailedLinkPageProps extends Pick<EntryProps, 'organization'> {
  readonly address: PressedAddress;
}

/** The page of a mailed link that does one thing. It asks first: mail servers open links by themselves. */
export function MailedLinkPage({ organization, address: { name, user, token } }: MailedLinkPageProps) {
  const { title, text, label, send, done, next, otherwise } = mailedLinks[name];
  const [isDone, setDone] = useState(false);
  const { problem, busy, element } = useForm({
    initial: {},
    check: () => ({}),
    send: async () => {
      await send(user, token);
      setDone(true);
    },
  });

  const help = otherwise ? (
    <a href={otherwise.href}>{otherwise.label}</a>
  ) : (
    <p>For help, write to {organization.settings.support_email}.</p>
  );

  return (
    <EntryFrame organization={organization} story={<Welcome organization={organization} form="login" />}>
      <h1 className={styles.title}>{title}</h1>
      {isDone ? (
        <>
          <Alert tone="success">{done}</Alert>
          <a href={next.href} className={button({ full: true })}>
            {next.label}
          </a>
        </>
      ) : (
        <form {...element}>
          <Stack>
            <p>{text}</p>
            {problem && (
              <Alert tone="danger" urgent action={problem.code === 'LinkInvalid' && help}>
                {problem.message}
              </Alert>
            )}
            <Button type="submit" full busy={busy}>
              {label}
            </Button>
          </Stack>
        </form>
      )}
    </EntryFrame>
  );
}
