import { MAX_ATTACHMENTS, type Attachment } from '#schemas/wire/messages/attachment.ts';
import { hasCode } from '#services/api/client/hasCode.ts';
import type { AttachmentUpload } from '#services/api/messages/attachments.ts';
import { createStore } from '../store/createStore.ts';
import { faultOf, mediaTypeOf, type FileFault } from './faultOf.ts';
import { shownFileName } from '../../files/shownFileName.ts';

const texts: { readonly [F in FileFault | 'many']: (name: string) => string } = {
  kind: (name) => `${name} was not attached: files can be JPG, PNG, GIF, PDF, DOC or DOCX.`,
  size: (name) => `${name} was not attached: files can have up to 10 MB.`,
  empty: (name) => `${name} was not attached: it is empty.`,
  many: (name) => `${name} was not attached: a message can have up to ${MAX_ATTACHMENTS} files.`,
};

/** Says why a file was not attached. */
function refusalText(name: string, fault: keyof typeof texts): string {
  const { stem, ending } = shownFileName(name);
  return texts[fault](`${stem}${ending}`);
}

/** How many files are sent at a time: the others wait, so that the page's other calls get through. */
const AT_ONCE = 2;

/** A file that is to go with the message. */
export interface Upload {
  /** Also the key under which it is sent. */
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  /** Undefined for one that was uploaded before. */
  readonly file: File | undefined;
  readonly state: 'waiting' | 'sending' | 'sent' | 'failed';
  /** The share sent, from 0 to 1. */
  readonly share: number;
  readonly attachment: Attachment | undefined;
  /** Why it failed, and whether another try can succeed. */
  readonly problem: { readonly text: string | undefined; readonly mayPass: boolean } | undefined;
}

export interface Uploads {
  readonly list: readonly Upload[];
  /** What was said of files that cannot be attached. */
  readonly refusals: readonly string[];
}

const NOTHING: Uploads = { list: [], refusals: [] };

function problemOf(error: unknown): NonNullable<Upload['problem']> {
  if (hasCode(error, 'InvalidImage'))
    return { text: 'It cannot be read as a picture. Choose a JPG, PNG or GIF.', mayPass: false };
  if (hasCode(error, 'InvalidFile', 'FileSizeLimitError')) return { text: error.fields[0]?.message, mayPass: false };
  return { text: hasCode(error, 'TooManyRequests', 'ServiceUnavailable') ? error.message : undefined, mayPass: true };
}

/** A file that is on the server. */
const uploadOf = (attachment: Attachment): Upload => ({
  id: attachment._id,
  name: attachment.name,
  bytes: attachment.bytes,
  file: undefined,
  state: 'sent',
  share: 1,
  attachment,
  problem: undefined,
});

/**
 * The files that are to go with a message: each is sent as soon as it is chosen. One that failed is sent again under the same
 * key, so that there is no second one.
 *
 * @param send fails with what `uploadAttachment` fails with
 * @param forget removes one from the server that was sent to it
 */
export function createUploads(
  send: (upload: AttachmentUpload) => Promise<Attachment>,
  forget: (attachment: Attachment) => void,
) {
  const store = createStore(NOTHING);
  const running = new Map<string, AbortController>();
  /** Ids of those that were given to a message. */
  const given = new Set<string>();

  const change = (id: string, next: Partial<Upload>) =>
    store.set({
      ...store.get(),
      list: store.get().list.map((upload) => (upload.id === id ? { ...upload, ...next } : upload)),
    });

  async function start({ id, name, file }: Upload, controller: AbortController): Promise<void> {
    if (!file) return;
    change(id, { state: 'sending', share: 0, problem: undefined });
    try {
      const attachment = await send({
        file,
        mediaType: mediaTypeOf(name),
        key: id,
        onProgress: (share) => change(id, { share }),
        signal: controller.signal,
      });
      change(id, { state: 'sent', share: 1, attachment });
    } catch (error) {
      if (!controller.signal.aborted) change(id, { state: 'failed', problem: problemOf(error) });
    } finally {
      if (running.get(id) === controller) running.delete(id);
      startNext();
    }
  }

  function startNext(): void {
    const next = store.get().list.find(({ state }) => state === 'waiting');
    if (!next || running.size >= AT_ONCE) return;
    const controller = new AbortController();
    running.set(next.id, controller);
    void start(next, controller);
    startNext();
  }

  function add(files: readonly File[]): void {
    const list = [...store.get().list];
    const refusals: string[] = [];
    for (const file of files) {
      const fault = faultOf(file) ?? (list.length >= MAX_ATTACHMENTS ? 'many' : undefined);
      if (fault) refusals.push(refusalText(file.name, fault));
      else
        list.push({
          id: crypto.randomUUID(),
          name: file.name,
          bytes: file.size,
          file,
          state: 'waiting',
          share: 0,
          attachment: undefined,
          problem: undefined,
        });
    }
    store.set({ list, refusals });
    startNext();
  }

  const put = (attachments: readonly Attachment[]): void =>
    store.set({ ...store.get(), list: [...attachments.map(uploadOf), ...store.get().list] });

  return {
    get: store.get,
    subscribe: store.subscribe,
    add,
    /** Sends one that failed once more. */
    tryAgain(id: string): void {
      change(id, { state: 'waiting' });
      startNext();
    },
    /** Takes one away, whether it is sent or not. */
    remove(id: string): void {
      running.get(id)?.abort();
      running.delete(id);
      const { list } = store.get();
      const removed = list.find((upload) => upload.id === id);
      if (removed?.attachment) forget(removed.attachment);
      store.set({ ...store.get(), list: list.filter((upload) => upload.id !== id) });
      startNext();
    },
    /** Forgets what was said of files that cannot be attached. */
    dismiss: () => store.set({ ...store.get(), refusals: [] }),
    /** Gives what was uploaded to the message that is sent. */
    handOver(): readonly Attachment[] {
      const sent = store.get().list.flatMap(({ attachment }) => attachment ?? []);
      for (const { _id } of sent) given.add(_id);
      store.set(NOTHING);
      return sent;
    },
    /** Takes what was given to a message back. */
    takeBack: put,
    /** Takes what is on the server and waits for a message, unless it is here or was given to one. */
    takeUp(attachments: readonly Attachment[]): void {
      const here = new Set(store.get().list.map(({ attachment }) => attachment?._id));
      put(attachments.filter(({ _id }) => !here.has(_id) && !given.has(_id)));
    },
  };
}

export type UploadStore = ReturnType<typeof createUploads>;
