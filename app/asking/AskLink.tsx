import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { NamedSubject } from '#schemas/wire/messages/subject.ts';
import * as styles from './AskLink.css.ts';
import { beginMessage } from './beginMessage.ts';

interface AskLinkProps {
  readonly userId: string;
  readonly about: NamedSubject;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Leads to the messages, where the patient then writes about something. Opened in a new tab, it is a plain link. */
export function AskLink({ userId, about, className, children }: AskLinkProps) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const { mutate, isPending, isError } = useMutation({
    networkMode: 'always',
    mutationFn: () => beginMessage(queryClient, userId, about),
    onSuccess: () => void router.navigate({ to: '/dashboard/$userId/messages', params: { userId } }),
  });
  return (
    <>
      <Link
        to="/dashboard/$userId/messages"
        params={{ userId }}
        className={className}
        aria-busy={isPending || undefined}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          if (!isPending) mutate();
        }}
      >
        {children}
      </Link>
      {isError && (
        <p role="alert" className={styles.problem}>
          We could not begin a message about this. Please try again.
        </p>
      )}
    </>
  );
}
