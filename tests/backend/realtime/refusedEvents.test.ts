import { expect, it } from 'vitest';
import { backendFixture } from '#tests/support/backend/backendFixture.ts';
import { messagesOf } from '#tests/support/backend/messagesOf.ts';
import { portOf } from '#tests/support/backend/socketsOf.ts';
import { pusherStandIn } from '#tests/support/standIns/pusherStandIn.ts';

it('what the hosted service does not take is told to it again', async () => {
  const standIn = await pusherStandIn();
  const backend = await backendFixture({ settings: { pusher: standIn.settings } });
  await portOf(backend);
  const mine = messagesOf(await backend.patient());
  await mine.conversation();
  standIn.refuse(1);
  await mine.send('Hello');
  // What was told before it refused is told once.
  const told = () => standIn.calls.filter((call) => call === standIn.refusals[0]);
  await expect.poll(() => told().length, { timeout: 30_000 }).toBe(2);
  await backend.close();
  await standIn.close();
});
