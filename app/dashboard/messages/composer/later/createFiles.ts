import type { Attachment } from '#schemas/wire/messages/attachment.ts';
import { createStore } from '../store/createStore.ts';
import type { Uploads } from '../uploads/createUploads.ts';
import type { LaterComposer } from './laterComposer.ts';

/** The files that are to go with a message, and what takes care of them. */
interface Files extends Uploads {
  /** What was chosen before there was code that sends it, and what was taken back before there was code that shows it. */
  readonly chosen: readonly File[];
  readonly back: readonly Attachment[];
  /** Whether that code could not be loaded. */
  readonly isMissing: boolean;
  readonly later: LaterComposer | undefined;
}

const isAwaited = ({ chosen, back }: Pick<Files, 'chosen' | 'back'>): boolean => chosen.length + back.length > 0;

/**
 * The files of a message, from before the code is there that sends them: what is chosen waits for it.
 *
 * @param load loads that code; fails where it cannot be loaded now
 */
export function createFiles(load: () => Promise<LaterComposer>) {
  const store = createStore<Files>({
    list: [],
    refusals: [],
    chosen: [],
    back: [],
    isMissing: false,
    later: undefined,
  });
  let loading: Promise<void> | undefined;

  async function read(): Promise<void> {
    try {
      const later = await load();
      const { uploads } = later;
      const show = () => store.set({ ...uploads.get(), chosen: [], back: [], isMissing: false, later });
      const { chosen, back } = store.get();
      uploads.takeBack(back);
      uploads.subscribe(show);
      show();
      if (chosen.length > 0) uploads.add(chosen);
    } catch {
      store.set({ ...store.get(), isMissing: isAwaited(store.get()) });
    } finally {
      loading = undefined;
    }
  }

  /** Loads the code, where it is not there. */
  function begin(): void {
    if (store.get().later) return;
    if (store.get().isMissing) store.set({ ...store.get(), isMissing: false });
    loading ??= read();
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    begin,
    add: (files: readonly File[]): void => {
      const { later, chosen } = store.get();
      if (later) return later.uploads.add(files);
      store.set({ ...store.get(), chosen: [...chosen, ...files] });
      return begin();
    },
    /** Takes away what was chosen and cannot be sent. */
    forget: () => store.set({ ...store.get(), chosen: [], back: [], isMissing: false }),
    /** Whether any is here alone, and not on the server. */
    isAtRisk: (): boolean => {
      const { list, chosen } = store.get();
      return chosen.length > 0 || list.some(({ attachment }) => !attachment);
    },
    /** Gives what was uploaded to the message that is sent. */
    handOver: (): readonly Attachment[] => store.get().later?.uploads.handOver() ?? [],
    /** Takes what was given to a message back. */
    takeBack: (attachments: readonly Attachment[]): void => {
      const { later, back } = store.get();
      if (later || attachments.length === 0) return later?.uploads.takeBack(attachments);
      store.set({ ...store.get(), back: [...back, ...attachments] });
      return begin();
    },
  };
}

export type FilesStore = ReturnType<typeof createFiles>;
