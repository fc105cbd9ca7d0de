import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { VisuallyHidden } from '#renderers/ui/layout/VisuallyHidden.tsx';
import type { ReportLink } from '#schemas/wire/labs/reportLink.ts';
import { endReportLink, reportLinksQuery } from '#services/api/labs/reportLinks.ts';
import { useNow } from '../../time/useNow.ts';
import { useZone } from '../../time/useZone.ts';
import * as parts from '../parts/labs.css.ts';
import { Read } from '../parts/Read.tsx';
import { isOver, linkEndText, linkOpenedText } from '../rules/linkTexts.ts';
import * as styles from './sharing.css.ts';

interface LinkListProps {
  readonly userId: string;
  readonly reportId: string;
  readonly onEnded: (id: string) => void;
}

/** The links of a report: for whom each is, until when it works, when it was opened last, and its end. */
export function LinkList({ userId, reportId, onEnded }: LinkListProps) {
  const id = useId();
  const [now, zone] = [useNow(), useZone()];
  const queryClient = useQueryClient();
  const place = useRef<HTMLElement>(null);
  const query = reportLinksQuery(userId, reportId);
  // It may have been opened since it was read.
  const links = useQuery({ ...query, refetchOnMount: 'always' });
  const { mutate, isPending, variables, error } = useMutation({
    networkMode: 'always',
    mutationFn: ({ _id }: ReportLink) => endReportLink(_id),
    onSuccess: async (_, { _id }) => {
      // What is being loaded at this moment was read by the server before.
      await queryClient.cancelQueries({ queryKey: query.queryKey });
      const ended_at = new Date().toISOString();
      queryClient.setQueryData(query.queryKey, (listed) =>
        listed?.map((link) => (link._id === _id ? { ...link, ended_at } : link)),
      );
      onEnded(_id);
      place.current?.focus();
    },
  });
  return (
    <section ref={place} tabIndex={-1} className={parts.stacked} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        Links to this report
      </h3>
      <Read query={links} missing="This report is not there any more. Your lab may have taken it back.">
        {(listed) =>
          listed.length === 0 ? (
            <p className={parts.soft}>There are none yet.</p>
          ) : (
            <ul className={styles.links}>
              {listed.map((link) => (
                <li key={link._id} className={styles.link}>
                  <div className={parts.stacked}>
                    <p className={parts.name}>{link.reader}</p>
                    <p className={parts.soft}>{linkEndText(link, now, zone)}</p>
                    <p className={parts.soft}>{linkOpenedText(link, zone)}</p>
                  </div>
                  {!isOver(link, now) && (
                    <Button
                      look="secondary"
                      busy={isPending && variables._id === link._id}
                      busyLabel="Ending…"
                      onClick={() => !isPending && mutate(link)}
                    >
                      End this link
                      <VisuallyHidden> for {link.reader}</VisuallyHidden>
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Read>
      {error && (
        <Alert tone="danger" urgent>
          {error.message}
        </Alert>
      )}
    </section>
  );
}
