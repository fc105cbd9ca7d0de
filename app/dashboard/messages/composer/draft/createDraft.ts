import type { Draft, SaveDraft } from '#schemas/wire/messages/conversation.ts';
import { MAX_MESSAGE } from '#schemas/wire/messages/message.ts';
import type { Subject } from '#schemas/wire/messages/subject.ts';
import { ProblemError } from '#services/api/client/ProblemError.ts';
import { createStore } from '../store/createStore.ts';

/** Milliseconds after the last change until it is saved, and until a save that got no answer is tried again. */
const PAUSE = 1000;
const RETRY = 10_000;

/** What is being written. */
interface Written {
  readonly text: string;
  readonly about: Subject | null;
  /** What was written elsewhere meanwhile and differs from this; nothing is saved until the patient has chosen. */
  readonly other: Draft | null;
}

interface DraftCalls {
  readonly read: () => Promise<Draft>;
  /** Fails with RevisionConflict where the server has another revision. */
  readonly save: (draft: SaveDraft) => Promise<Draft>;
  /** The draft that the server has, because of which it has refused another one; undefined where that cannot be told. */
  readonly current: (error: unknown) => Promise<Draft | undefined>;
}

/** What becomes of a text here and another one elsewhere. */
export type DraftChoice = 'mine' | 'theirs' | 'both';

const UNKNOWN: Draft = { text: '', about: null, revision: -1 };

const isSame = (one: Subject | null, other: Subject | null) => one?.id === other?.id && one?.type === other?.type;

const mayPass = (error: unknown) =>
  error instanceof ProblemError && (error.code === 'NetworkError' || error.status === 409 || error.status >= 500);

/**
 * What a patient is writing. The server keeps it: it is saved a second after the last change, on the revision that is known
 * here. What another tab or device has written is taken over where nothing was changed here; otherwise both texts are there
 * until the patient has chosen.
 *
 * @param begun the draft as it was read; undefined where it has not been read yet
 */
export function createDraft({ read, save, current: currentOf }: DraftCalls, begun?: Draft) {
  const store = createStore<Written>({ text: begun?.text ?? '', about: begun?.about ?? null, other: null });
  let known = begun ?? UNKNOWN;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The text whose save is under way. */
  let underWay: string | undefined;
  let saving = Promise.resolve();
  let failed = false;
  /** The text that was handed over to be sent. As long as that is not done, the server's draft stays. */
  let handedOver: string | undefined;
  let isToBeEmptied = false;

  const isChanged = (): boolean => {
    const { text, about } = store.get();
    if (handedOver !== undefined && text === '') return false;
    return text !== known.text || !isSame(about, known.about);
  };

  function schedule(pause: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void keep(), pause);
  }

  /** Which text from elsewhere stands beside the one here, once the server has `current`. */
  function otherBeside(text: string, current: Draft): Draft | null {
    const { other } = store.get();
    if (current.text === known.text) return other && current;
    const isOwn = current.text === text || (handedOver ?? '').startsWith(current.text);
    return current.text === '' || isOwn ? null : current;
  }

  /** Takes in what the server has. */
  function hear(current: Draft): void {
    if (current.revision <= known.revision) return;
    const { text, about } = store.get();
    const isUntouched = text === known.text || (text === '' && handedOver === undefined);
    const next = {
      text: isUntouched ? current.text : text,
      about: isSame(about, known.about) ? current.about : about,
      other: isUntouched ? null : otherBeside(text, current),
    };
    known = current;
    store.set(next);
    if (isChanged()) schedule(PAUSE);
  }

  async function saveChanges(): Promise<void> {
    if (known === UNKNOWN) hear(await read());
    const { text, about, other } = store.get();
    if (other || !isChanged()) return;
    underWay = text;
    known = await save({ text, about: about && { type: about.type, id: about.id }, revision: known.revision });
  }

  async function saveNow(): Promise<void> {
    try {
      await saveChanges();
      failed = false;
    } catch (error) {
      const current = await currentOf(error);
      failed = !current;
      if (current) hear(current);
      else if (mayPass(error)) schedule(RETRY);
    } finally {
      underWay = undefined;
      if (!failed && isChanged()) schedule(PAUSE);
      store.touch();
    }
  }

  /** Saves at once what was changed. @returns resolves once that, or the save that is under way, has ended */
  function keep(): Promise<void> {
    clearTimeout(timer);
    const { text, other } = store.get();
    if (underWay !== undefined || other || !isChanged() || text.length > MAX_MESSAGE) return saving;
    underWay = text;
    saving = saveNow();
    return saving;
  }

  function change(next: Partial<Written>): void {
    if (next.text) handedOver = undefined;
    store.set({ ...store.get(), ...next });
    schedule(PAUSE);
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    hear,
    keep,
    /** Saves everything: what was written while an earlier text was being saved, too. */
    keepAll: async (): Promise<void> => {
      await keep();
      await keep();
    },
    write: (text: string) => change({ text }),
    writeAbout: (about: Subject | null) => change({ about }),
    choose(choice: DraftChoice): void {
      const { text, other } = store.get();
      if (!other) return;
      const texts = { mine: text, theirs: other.text, both: `${text}\n\n${other.text}` };
      change({ text: texts[choice], other: null });
    },
    /**
     * The text is being sent: there is room for the next one.
     *
     * @returns the revision of the draft that is emptied with the sending; undefined where none is to be
     */
    handOver(): number | undefined {
      clearTimeout(timer);
      const { text, other } = store.get();
      handedOver = text;
      isToBeEmptied = !other && underWay === undefined && known !== UNKNOWN;
      store.set({ text: '', about: null, other });
      return isToBeEmptied ? known.revision : undefined;
    },
    /** Looks what became of what was handed over, once that is settled: where it was not sent, the server's draft stays. */
    async settle(): Promise<void> {
      const current = await read().catch(() => undefined);
      const isSent = !isToBeEmptied || (current !== undefined && current.revision > known.revision);
      if (handedOver === undefined || !current || !isSent) return;
      hear(current);
      handedOver = undefined;
      if (isChanged()) schedule(PAUSE);
    },
    /** Whether something was written that the server does not have. */
    isChanged,
    /** Whether leaving the page loses what was written. Otherwise it is saved while the page is left. */
    isAtRisk: (): boolean => {
      const { text, other } = store.get();
      if (text === '' || !isChanged()) return false;
      const isLate = underWay !== undefined && underWay !== text;
      return failed || isLate || other !== null || text.length > MAX_MESSAGE || !navigator.onLine;
    },
  };
}

export type DraftStore = ReturnType<typeof createDraft>;
