import { useState, type ReactNode } from 'react';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Stack } from '#renderers/ui/layout/Stack.tsx';
import { useForm } from '../../login/useForm.ts';
import { EntryFrame } from '../frame/EntryFrame.tsx';
import * as styles from '../frame/EntryFrame.css.ts';
import type { EntryProps } from '../frame/EntryProps.ts';
import { Welcome } from '../frame/Welcome.tsx';

interface MailedLinkProps extends Pick<EntryProps, 'organization'> {
  readonly title: string;
  /** What the press does. */
  readonly text: string;
  readonly label: string;
  /** @throws ProblemError */
  readonly send: () => Promise<void>;
  /** What is said once it is done, and where it goes on. */
  readonly done: string;
  readonly next: { readonly href: string; readonly label: string };
  /** The way on where the link can no longer be used. */
  readonly otherwise: ReactNode;
}

/** The page of a mailed link that does one thing. It asks first: mail servers open links by themselves. */
export function MailedLink({ organization, title, text, label, send, done, next, otherwise }: MailedLinkProps) {
  const [isDone, setDone] = useState(false);
  const { problem, busy, element } = useForm({
    initial: {},
    check: () => ({}),
    send: async () => {
      await send();
      setDone(true);
    },
  });

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
              <Alert tone="danger" urgent action={problem.code === 'LinkInvalid' && otherwise}>
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
