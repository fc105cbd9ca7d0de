import type { QueryClient } from '@tanstack/react-query';
import { preloadable } from '#renderers/ui/loading/preloadable.ts';
import type { Conversation } from '#schemas/wire/messages/conversation.ts';
import { beforeLogout } from '#services/api/client/beforeLogout.ts';
import { currentSession } from '#services/api/client/currentSession.ts';
import { hasCode } from '#services/api/client/hasCode.ts';
import { draftOptions, saveDraft } from '#services/api/messages/drafts.ts';
import { tellTyping } from '#services/api/messages/typing.ts';
import type { MessageToSend } from '../sending/MessageToSend.ts';
import { createDraft, type DraftStore } from './draft/createDraft.ts';
import { throttled } from './input/throttled.ts';
import { createFiles, type FilesStore } from './later/createFiles.ts';
import { createStore } from './store/createStore.ts';

const loadLater = preloadable(() => import('./later/laterComposer.ts'));

/** What a patient is writing, with the files that are to go along. */
export interface Composer {
  readonly draft: DraftStore;
  readonly files: FilesStore;
  /** Whether the message is to be sent as soon as its files are there. */
  readonly waiting: ReturnType<typeof createStore<boolean>>;
  /** Tells the care team that the patient types. @param socketId of the page, which is not told of it */
  readonly tellTyping: (socketId: string | null) => void;
}

/** As long as something is there that the server does not have, the page is marked as holding it, and is not left unasked. */
function guard({ draft, files }: Pick<Composer, 'draft' | 'files'>): void {
  let release: (() => void) | undefined;
  const ask = (event: BeforeUnloadEvent) => {
    // Who logs out leaves on purpose.
    if (currentSession.holdsInput() && (draft.isAtRisk() || files.isAtRisk())) event.preventDefault();
  };
  const look = () => {
    const holds = draft.isChanged() || files.isAtRisk();
    if (holds === (release !== undefined)) return;
    if (holds) {
      release = currentSession.holdInput();
      window.addEventListener('beforeunload', ask);
    } else {
      release?.();
      release = undefined;
      window.removeEventListener('beforeunload', ask);
    }
  };
  draft.subscribe(look);
  files.subscribe(look);
}

function createComposer(queryClient: QueryClient, conversation: Conversation): Composer {
  const { patient } = conversation;
  const options = draftOptions(patient);
  const draft = createDraft(
    {
      read: () => queryClient.fetchQuery({ ...options, staleTime: 0 }),
      async save(written) {
        const saved = await saveDraft(conversation, written);
        queryClient.setQueryData(options.queryKey, saved);
        return saved;
      },
      async current(error) {
        if (!hasCode(error, 'RevisionConflict')) return undefined;
        try {
          return (await loadLater()).draftIn(error);
        } catch {
          return undefined;
        }
      },
    },
    queryClient.getQueryData(options.queryKey),
  );
  const files = createFiles(async () => (await loadLater()).laterComposer(conversation));
  guard({ draft, files });
  beforeLogout.add(draft.keepAll);
  return {
    draft,
    files,
    waiting: createStore(false),
    tellTyping: throttled((socketId) => {
      // Whether the notice arrives changes nothing for the patient.
      tellTyping(conversation, socketId).catch(() => undefined);
    }, TYPING_PAUSE),
  };
}

/** Milliseconds between two notices that the patient types (000 §9). */
const TYPING_PAUSE = 2000;

const composers = new WeakMap<QueryClient, Map<string, Composer>>();

/**
 * The one composer of a conversation. It lives as long as the document: what could not be saved, and files, are still there when
 * the patient has looked at another page.
 */
export function composerOf(queryClient: QueryClient, conversation: Conversation): Composer {
  const known = composers.get(queryClient) ?? new Map<string, Composer>();
  composers.set(queryClient, known);
  const composer = known.get(conversation._id) ?? createComposer(queryClient, conversation);
  known.set(conversation._id, composer);
  return composer;
}

/** Puts a message that was not sent back to where it was written; what is written there by now stays. */
export function takeBack(
  { draft, files }: Composer,
  { message, attachments, about }: Omit<MessageToSend, 'draftRevision'>,
): void {
  const { text, about: newer } = draft.get();
  draft.write([message, text].filter(Boolean).join('\n\n'));
  if (about && !newer) draft.writeAbout(about);
  files.takeBack(attachments);
}
