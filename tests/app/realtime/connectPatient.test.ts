import { QueryClient } from '@tanstack/react-query';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectPatient } from '#app/dashboard/realtime/connectPatient.ts';
import type { RealtimeConnection } from '#schemas/wire/realtime.ts';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import { conversationQuery } from '#services/api/messages/conversations.ts';
import { connectRealtime } from '#services/realtime/connectRealtime.ts';
import { exampleOrganization } from '#stories/exampleOrganization.ts';

// Files share what they import; this one has a module replaced, and so takes all of them anew and leaves none behind.
vi.hoisted(() => vi.resetModules());
vi.mock('#services/realtime/connectRealtime.ts');
afterAll(() => vi.resetModules());

const MINUTE = 60_000;
const PATIENT = 'a'.repeat(24);
const CONVERSATION = 'b'.repeat(24);

let tab: EventTarget & { visibilityState: string };

beforeEach(() => {
  vi.useFakeTimers();
  tab = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', tab);
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page that hears its conversation, and how often that was read since. */
function heard(realtime: RealtimeConnection) {
  currentOrganization.set({ ...exampleOrganization, settings: { ...exampleOrganization.settings, realtime } });
  const client = { socketId: () => null, wake: () => undefined, close: vi.fn<() => void>() };
  vi.mocked(connectRealtime).mockReturnValueOnce(client);
  const queryClient = new QueryClient();
  const reads = vi.spyOn(queryClient, 'invalidateQueries');
  const disconnect = connectPatient(queryClient, PATIENT, CONVERSATION);
  const parts = vi.mocked(connectRealtime).mock.lastCall?.[0];
  parts?.onSubscribed(`private-conversation-${CONVERSATION}`);
  reads.mockClear();
  const key = JSON.stringify(conversationQuery(PATIENT).queryKey);
  return {
    disconnect,
    parts,
    reads: () => reads.mock.calls.filter(([filters]) => JSON.stringify(filters?.queryKey) === key).length,
  };
}

const hosted = { provider: 'pusher', key: 'k', cluster: 'us2' } as const;

it('looks by itself now and then where a hosted service tells, which is not told what a killed server had to tell', async () => {
  const { disconnect, reads } = heard(hosted);
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(reads()).toBe(1);
  await vi.advanceTimersByTimeAsync(8 * MINUTE);
  expect(reads()).toBe(5);
  disconnect();
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(reads()).toBe(5);
});

it('does not look while the tab is hidden', async () => {
  const { disconnect, reads } = heard(hosted);
  tab.visibilityState = 'hidden';
  tab.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(reads()).toBe(0);
  disconnect();
});

it('only listens where the own server tells, and looks once nothing is heard', async () => {
  const { disconnect, parts, reads } = heard({ provider: 'embedded', key: 'k', cluster: null });
  await vi.advanceTimersByTimeAsync(60 * MINUTE);
  expect(reads()).toBe(0);
  parts?.onSilence();
  await vi.advanceTimersByTimeAsync(25_000);
  expect(reads()).toBe(1);
  disconnect();
});
