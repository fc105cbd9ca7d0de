import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { preloadable } from '#renderers/ui/loading/preloadable.ts';
import type { NamedSubject } from '#schemas/wire/messages/subject.ts';
import { isPlainPress } from '../hydration/isPlainPress.ts';
import * as styles from './AskLink.css.ts';
import type { BegunChoice } from './plannedDraft.ts';

const loadAsking = preloadable(() => import('./laterAsking.ts'));

interface AskLinkProps {
  readonly userId: string;
  readonly about: NamedSubject;
  /** What the message begins with, where the patient has written nothing yet. */
  readonly question?: string | undefined;
  /** Whether it begins with the wish for a call with a provider. */
  readonly wantsCall?: boolean | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Leads to the messages, where the patient then writes about something. A message that was begun about something else is not
 * touched before the patient has chosen. Opened in a new tab, it is a plain link.
 */
export function AskLink({ userId, about, question, wantsCall = false, className, children }: AskLinkProps) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const open = () => void router.navigate({ to: '/dashboard/$userId/messages', params: { userId } });
  const { mutate, data, isPending, isError } = useMutation({
    networkMode: 'always',
    mutationFn: async (choice: BegunChoice | undefined) => {
      const { beginMessage, BegunMessage, CALL_QUESTION } = await loadAsking();
      const asked = wantsCall ? CALL_QUESTION : question;
      return { begun: await beginMessage(queryClient, userId, { about, question: asked }, choice), BegunMessage };
    },
    onSuccess: ({ begun }) => {
      if (!begun) open();
    },
  });
  return (
    <>
      <Link
        to="/dashboard/$userId/messages"
        params={{ userId }}
        className={className}
        data-acts=""
        aria-busy={isPending || undefined}
        onClick={(event) => {
          if (!isPlainPress(event)) return;
          event.preventDefault();
          if (!isPending) mutate(undefined);
        }}
      >
        {children}
      </Link>
      {data?.begun && (
        <data.BegunMessage
          draft={data.begun}
          question={question}
          busy={isPending}
          onChoose={(choice) => mutate(choice)}
          onKeep={open}
        />
      )}
      {isError && (
        <p role="alert" className={styles.problem}>
          We could not begin a message about this. Please try again, or{' '}
          <Link to="/dashboard/$userId/messages" params={{ userId }}>
            open your messages
          </Link>
          .
        </p>
      )}
    </>
  );
}
