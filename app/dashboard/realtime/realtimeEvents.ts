/** What the pages of the dashboard are told at once. */
export type RealtimeEvent =
  /** There is something new in the conversation, or there may be: what is not known is read. */
  | { readonly kind: 'news' }
  /** Somebody types in the conversation, known by the id. */
  | { readonly kind: 'typing'; readonly authorId: string };

type Listener = (event: RealtimeEvent) => void;

const listeners = new Set<Listener>();
let find: () => string | null = () => null;

/** Between the connection of this tab, which the frame of the dashboard holds, and its pages. */
export const realtimeEvents = {
  tell(event: RealtimeEvent): void {
    for (const listener of listeners) listener(event);
  },
  /** @returns ends that */
  hear(listener: Listener): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** By which the server knows this page, which is not told of what it does itself; null where it hears nothing. */
  socketId: (): string | null => find(),
  findSocketBy(finder: () => string | null): void {
    find = finder;
  },
};
