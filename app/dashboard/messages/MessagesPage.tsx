import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { Message } from '#schemas/wire/messages/message.ts';
import { conversationQuery } from '#services/api/messages/conversations.ts';
import { usePageTitle } from '#app/shell/usePageTitle.ts';
import { ZoneName } from '#app/time/ZoneName.tsx';
import { LoadAgain } from '../layout/LoadAgain.tsx';
import { HistorySkeleton } from '../layout/messages/HistorySkeleton.tsx';
import { realtimeEvents } from '../realtime/realtimeEvents.ts';
import { AnswerBanner } from './banner/AnswerBanner.tsx';
import { MessageComposer } from './composer/MessageComposer.tsx';
import { EmptyHistory } from './history/EmptyHistory.tsx';
import * as states from './history/history.css.ts';
import { TypingIndicator } from './history/typing/TypingIndicator.tsx';
import { MessageHistory } from './history/MessageHistory.tsx';
import { useHistory } from './history/news/useHistory.ts';
import * as styles from './page/page.css.ts';
import { useArrived } from './page/useArrived.ts';
import { MessageSearch } from './search/MessageSearch.tsx';
import { useSending } from './sending/useSending.ts';

const signedIn = getRouteApi('/signed-in');

/** What the patient and the care team write to each other. */
export function MessagesPage() {
  const { userId } = signedIn.useRouteContext();
  const { data: conversation } = useQuery(conversationQuery(userId));
  const history = useHistory(userId);
  const { sending, waiting, tryAgain, takeBack } = useSending(conversation, userId);
  const [target, setTarget] = useState<Message>();
  const { messages } = history;
  useArrived(messages);
  usePageTitle('Messages');
  const isEmpty = messages?.length === 0 && waiting.length === 0;
  return (
    <>
      <div className={styles.head}>
        <div className={styles.titles}>
          <h1 className={styles.title}>Messages</h1>
          <p className={styles.zone}>
            Times are in <ZoneName />
          </p>
        </div>
        {conversation && !isEmpty && <MessageSearch conversation={conversation} onOpen={setTarget} />}
      </div>
      <AnswerBanner />
      {!messages &&
        (history.isFailed ? (
          <div className={states.failed}>
            <LoadAgain onPress={history.loadAgain} />
          </div>
        ) : (
          <HistorySkeleton />
        ))}
      {isEmpty && (
        <>
          <EmptyHistory />
          <TypingIndicator messages={[]} />
        </>
      )}
      {messages && !isEmpty && (
        <MessageHistory
          conversation={conversation}
          history={history}
          messages={messages}
          waiting={waiting}
          target={target}
          onTarget={setTarget}
          tryAgain={tryAgain}
          takeBack={takeBack}
        />
      )}
      {conversation && (
        <MessageComposer conversation={conversation} sending={sending} socketId={realtimeEvents.socketId} />
      )}
    </>
  );
}
