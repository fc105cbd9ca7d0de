import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraft } from '#app/dashboard/messages/composer/draft/createDraft.ts';
import type { Draft, SaveDraft } from '#schemas/wire/messages/conversation.ts';
import { currentOf } from '#services/api/client/currentOf.ts';
import { networkError, ProblemError } from '#services/api/client/ProblemError.ts';

const conflict = (current: Draft) =>
  new ProblemError({ status: 409, code: 'RevisionConflict', message: 'changed', fields: [], current });

const rapamycin = { type: 'subscription', id: 'a'.repeat(24), name: 'Rapamycin' } as const;
const panel = { type: 'lab', id: 'b'.repeat(24), name: 'Lab panel' } as const;

/** The server's draft, as other devices see it, and what is saved to it. */
function serverWith(text = '', revision = 0) {
  let kept: Draft = { text, about: null, revision };
  const saves: SaveDraft[] = [];
  let isAway = false;
  const refuseIfAway = () => {
    if (isAway) throw networkError();
  };
  return {
    saves,
    get kept() {
      return kept;
    },
    set away(away: boolean) {
      isAway = away;
    },
    /** Another device writes. */
    writes(next: Partial<Draft>) {
      kept = { ...kept, ...next, revision: kept.revision + 1 };
      return kept;
    },
    /** A message is sent with the draft of a revision. */
    sends(from: number | undefined) {
      if (from === kept.revision) kept = { text: '', about: null, revision: from + 1 };
    },
    calls: {
      read: async () => {
        refuseIfAway();
        return kept;
      },
      save: async (draft: SaveDraft) => {
        refuseIfAway();
        saves.push(draft);
        if (draft.revision !== kept.revision) throw conflict(kept);
        const about = [rapamycin, panel].find(({ id }) => id === draft.about?.id) ?? null;
        kept = { text: draft.text, about, revision: kept.revision + 1 };
        return kept;
      },
      current: async (error: unknown) => currentOf(error, 'RevisionConflict')?.draft,
    },
  };
}

const nothing = () => undefined;

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a draft', () => {
  it('is saved to its last letter at once, also behind a save that is under way', async () => {
    const server = serverWith();
    let finish: () => void = nothing;
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const slow = {
      ...server.calls,
      save: async (saved: SaveDraft) => {
        await held;
        return server.calls.save(saved);
      },
    };
    const draft = createDraft(slow, server.kept);
    draft.write('Good');
    await pass(1);
    draft.write('Good bye');
    const kept = draft.keepAll();
    finish();
    await kept;
    expect(server.kept.text).toBe('Good bye');
    expect(server.saves.map(({ text }) => text)).toEqual(['Good', 'Good bye']);
  });

  it('is saved once, a second after typing stops', async () => {
    const server = serverWith();
    const draft = createDraft(server.calls, server.kept);
    for (const text of ['I', 'I f', 'I feel']) {
      draft.write(text);
      await pass(0.5);
    }
    expect(server.saves).toEqual([]);
    await pass(0.5);
    expect(server.saves).toEqual([{ text: 'I feel', about: null, revision: 0 }]);
    await pass(60);
    expect(server.saves).toHaveLength(1);
    expect(draft.isChanged()).toBe(false);
  });

  it('is saved at once when the page is left', async () => {
    const server = serverWith();
    const draft = createDraft(server.calls, server.kept);
    draft.write('Leaving');
    void draft.keep();
    await pass(0);
    expect(server.kept.text).toBe('Leaving');
  });

  it('goes on from what was kept, and takes what another device wrote where nothing was changed here', async () => {
    const server = serverWith('From the phone', 4);
    const draft = createDraft(server.calls, server.kept);
    expect(draft.get().text).toBe('From the phone');
    draft.hear(server.writes({ text: 'From the phone, longer' }));
    expect(draft.get()).toEqual({ text: 'From the phone, longer', about: null, other: null });
    await pass(60);
    expect(server.saves).toEqual([]);
  });

  it('that was typed before the kept one was read loses neither', async () => {
    const server = serverWith('Kept', 4);
    const draft = createDraft(server.calls);
    draft.write('Typed');
    await pass(1);
    expect(draft.get()).toMatchObject({ text: 'Typed', other: { text: 'Kept' } });
    expect(server.kept.text).toBe('Kept');
  });

  it('is not saved over what another device wrote: both stay until one is chosen', async () => {
    const server = serverWith('Both began so', 1);
    const draft = createDraft(server.calls, server.kept);
    server.writes({ text: 'Both began so, the phone went on' });
    draft.write('Both began so, the desk went on');
    await pass(60);
    expect(draft.get()).toMatchObject({
      text: 'Both began so, the desk went on',
      other: { text: 'Both began so, the phone went on' },
    });
    expect(server.kept.text).toBe('Both began so, the phone went on');
    expect(draft.isAtRisk()).toBe(true);
    draft.choose('both');
    await pass(2);
    expect(server.kept.text).toBe('Both began so, the desk went on\n\nBoth began so, the phone went on');
    expect(draft.isAtRisk()).toBe(false);
  });

  it.each([
    ['mine', 'Desk'],
    ['theirs', 'Phone'],
  ] as const)('ends as %s where that is chosen', async (choice, text) => {
    const server = serverWith('', 1);
    const draft = createDraft(server.calls, server.kept);
    server.writes({ text: 'Phone' });
    draft.write('Desk');
    await pass(2);
    draft.choose(choice);
    await pass(2);
    expect(server.kept.text).toBe(text);
    expect(draft.get()).toEqual({ text, about: null, other: null });
  });

  it('takes the subject that another page has set, and keeps its text', async () => {
    const server = serverWith('How long', 1);
    const draft = createDraft(server.calls, server.kept);
    server.writes({ about: rapamycin });
    draft.write('How long do I take it?');
    await pass(3);
    expect(draft.get()).toEqual({ text: 'How long do I take it?', about: rapamycin, other: null });
    expect(server.kept).toMatchObject({ text: 'How long do I take it?', about: rapamycin });
    draft.writeAbout(null);
    await pass(3);
    expect(server.kept.about).toBeNull();
  });

  it('is saved once the network is back, and leaving warns until then', async () => {
    const server = serverWith();
    const draft = createDraft(server.calls, server.kept);
    server.away = true;
    draft.write('Offline');
    await pass(2);
    expect(draft.isAtRisk()).toBe(true);
    server.away = false;
    await pass(10);
    expect(server.kept.text).toBe('Offline');
    expect(draft.isAtRisk()).toBe(false);
  });

  it('that is longer than a message is not sent to be kept, and leaving warns', async () => {
    const server = serverWith();
    const draft = createDraft(server.calls, server.kept);
    draft.write('x'.repeat(10_001));
    await pass(60);
    expect(server.saves).toEqual([]);
    expect(draft.isAtRisk()).toBe(true);
  });
});

describe('a draft that is sent', () => {
  it('is emptied by the sending, and by nothing before', async () => {
    const server = serverWith();
    const draft = createDraft(server.calls, server.kept);
    draft.write('Hello');
    await pass(2);
    const from = draft.handOver();
    expect(from).toBe(1);
    expect(draft.get().text).toBe('');
    await pass(60);
    void draft.keep();
    await pass(1);
    expect(server.kept.text).toBe('Hello');
    server.sends(from);
    await draft.settle();
    await pass(60);
    expect(server.kept).toEqual({ text: '', about: null, revision: 2 });
    expect(server.saves).toHaveLength(1);
  });

  it('stays with the server where the sending failed', async () => {
    const server = serverWith();
    const draft = createDraft(server.calls, server.kept);
    draft.write('Hello');
    await pass(2);
    draft.handOver();
    await draft.settle();
    await pass(60);
    expect(server.kept.text).toBe('Hello');
    expect(draft.get().text).toBe('');
  });

  it('before it was ever saved leaves nothing behind', async () => {
    const server = serverWith();
    const draft = createDraft(server.calls, server.kept);
    draft.write('Quick');
    server.sends(draft.handOver());
    await draft.settle();
    await pass(60);
    expect(server.kept.text).toBe('');
    expect(server.saves).toEqual([]);
  });

  it('while it was being saved does not come back', async () => {
    const server = serverWith();
    let finish: () => void = nothing;
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const slow = {
      ...server.calls,
      save: async (saved: SaveDraft) => {
        await held;
        return server.calls.save(saved);
      },
    };
    const draft = createDraft(slow, server.kept);
    draft.write('Hello');
    await pass(1);
    const from = draft.handOver();
    expect(from).toBeUndefined();
    finish();
    await pass(0);
    server.sends(from);
    expect(server.kept.text).toBe('Hello');
    await draft.settle();
    await pass(5);
    expect(server.kept.text).toBe('');
    expect(draft.get()).toEqual({ text: '', about: null, other: null });
  });

  it('leaves what is typed meanwhile', async () => {
    const server = serverWith();
    const draft = createDraft(server.calls, server.kept);
    draft.write('One');
    await pass(2);
    const from = draft.handOver();
    draft.write('Two');
    server.sends(from);
    await draft.settle();
    await pass(5);
    expect(draft.get().text).toBe('Two');
    expect(server.kept.text).toBe('Two');
  });
});
