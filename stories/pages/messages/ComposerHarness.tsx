import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { MessageComposer } from '#app/dashboard/messages/composer/MessageComposer.tsx';
import type { MessageToSend } from '#app/dashboard/messages/sending/MessageToSend.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Page } from '#renderers/ui/layout/Page.tsx';
import type { Draft } from '#schemas/wire/messages/conversation.ts';
import { conversationQuery } from '#services/api/messages/conversations.ts';
import { draftOptions } from '#services/api/messages/drafts.ts';
import { exampleConversation } from './exampleMessage.ts';

interface ComposerHarnessProps {
  /** What the server keeps. */
  readonly draft: Partial<Draft>;
  readonly isSending: boolean;
  /** A message that was not sent, with a button that takes it back. */
  readonly takenBack: MessageToSend | null;
  readonly onSend: (message: MessageToSend) => void;
}

/** Shows the composer with a draft that is kept, without a server. */
export function ComposerHarness({ draft, isSending, takenBack, onSend }: ComposerHarnessProps) {
  const conversation = exampleConversation();
  const [failed, setFailed] = useState<MessageToSend | null>(null);
  const [client] = useState(() => {
    const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
    queries.setQueryData(conversationQuery(conversation.patient).queryKey, conversation);
    queries.setQueryData(draftOptions(conversation.patient).queryKey, { text: '', about: null, revision: 1, ...draft });
    return queries;
  });
  return (
    <QueryClientProvider client={client}>
      <Page>
        {takenBack && <Button onClick={() => setFailed(takenBack)}>Take it back</Button>}
        <MessageComposer
          conversation={conversation}
          sending={{ isSending, failed, send: onSend }}
          socketId={() => null}
        />
      </Page>
    </QueryClientProvider>
  );
}
