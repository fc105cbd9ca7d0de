import { currentSession } from '#services/api/client/currentSession.ts';
import type { WaitingMessage } from './WaitingMessage.ts';

const listeners = new Set<() => void>();
let waiting: readonly WaitingMessage[] = [];
let release: (() => void) | undefined;

/** Has the browser ask before the document is left: what is not sent lives in this tab's memory only. */
function ask(event: BeforeUnloadEvent): void {
  if (currentSession.holdsInput()) event.preventDefault();
}

function guard(): void {
  const isUnsent = waiting.some(({ state }) => state !== 'received');
  if (isUnsent && !release) {
    release = currentSession.holdInput();
    window.addEventListener('beforeunload', ask);
  } else if (!isUnsent && release) {
    release();
    release = undefined;
    window.removeEventListener('beforeunload', ask);
  }
}

function change(next: readonly WaitingMessage[]): void {
  waiting = next;
  guard();
  for (const listener of listeners) listener();
}

/** What the patient has sent in this tab and the history does not have yet, oldest first. It stays while pages change. */
export const waitingMessages = {
  all: (): readonly WaitingMessage[] => waiting,
  add: (message: WaitingMessage): void => change([...waiting, message]),
  mark: (key: string, state: WaitingMessage['state'], reason?: string): void =>
    change(waiting.map((one) => (one.key === key ? { ...one, state, reason } : one))),
  remove(keys: ReadonlySet<string>): void {
    if (waiting.some(({ key }) => keys.has(key))) change(waiting.filter(({ key }) => !keys.has(key)));
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
