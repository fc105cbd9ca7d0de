import { useInfiniteQuery } from '@tanstack/react-query';
import type { Conversation } from '#schemas/wire/messages/conversation.ts';
import type { Message } from '#schemas/wire/messages/message.ts';
import { momentText } from '#flows/kinds/describing/momentText.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Skeleton } from '#renderers/ui/loading/Skeleton.tsx';
import { loadNextPage } from '#services/api/client/loadNextPage.ts';
import { messageSearch } from '#services/api/messages/search.ts';
import { useZone } from '#app/time/useZone.ts';
import { excerptOf } from './excerptOf.ts';
import * as styles from './Search.css.ts';

interface SearchResultsProps {
  readonly conversation: Conversation;
  readonly sought: string;
  readonly onOpen: (message: Message) => void;
}

const bones = [{ height: '5rem' }, { height: '5rem' }, { height: '5rem' }];

/** What the search has found, newest first, with its loading, empty and error states. */
export function SearchResults({ conversation, sought, onOpen }: SearchResultsProps) {
  const zone = useZone();
  const results = useInfiniteQuery(messageSearch(conversation, sought));
  const { data, isPending, isLoadingError, isFetching, refetch, hasNextPage } = results;
  if (isPending) return <Skeleton bones={bones} />;
  if (isLoadingError || !data)
    return (
      <Alert
        tone="danger"
        urgent
        action={
          <Button look="secondary" busy={isFetching} busyLabel="Searching…" onClick={() => void refetch()}>
            Search again
          </Button>
        }
      >
        Your messages could not be searched.
      </Alert>
    );
  const found = data.pages.flatMap(({ messages }) => messages);
  return (
    <>
      <output className={styles.count}>
        {found.length === 0
          ? `No message has “${sought}” in it.`
          : `${hasNextPage ? 'More than ' : ''}${found.length} ${found.length === 1 ? 'message' : 'messages'} found`}
      </output>
      {found.length > 0 && (
        <ul className={styles.list}>
          {found.map((message) => {
            const { _id: id, author, created_at: at, message: text } = message;
            const moment = new Date(at);
            return (
              <li key={id}>
                <button type="button" className={styles.result} onClick={() => onOpen(message)}>
                  <span className={styles.head}>
                    <span className={styles.author}>{author.is_admin ? author.display_name : 'You'}</span>
                    <time dateTime={at}>
                      {momentText(moment, 'date', zone)}, {momentText(moment, 'time', zone)}
                    </time>
                  </span>
                  <span className={styles.excerpt}>
                    {excerptOf(text, sought).map(({ at: place, text: piece, isFound }) =>
                      isFound ? (
                        <mark key={place} className={styles.found}>
                          {piece}
                        </mark>
                      ) : (
                        <span key={place}>{piece}</span>
                      ),
                    )}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {hasNextPage && (
        <Button
          look="secondary"
          busy={results.isFetchingNextPage}
          busyLabel="Searching…"
          onClick={() => void loadNextPage(results)}
        >
          {results.isFetchNextPageError ? 'Load again' : 'Show older messages'}
        </Button>
      )}
    </>
  );
}
