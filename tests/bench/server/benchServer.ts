import { createBackend } from '#services/backend/createBackend.ts';
import { settings } from '#services/backend/kernel/settings/settings.ts';
import { stopOnSignals } from '#services/backend/starting.ts';
import { answerUsage } from './answerUsage.ts';

// The API as it is served, built by itself: what the environment says, without pages, and with a clock that may be ahead.
const ahead = Number(process.env['BENCH_DAYS_AHEAD'] ?? 0) * 24 * 60 * 60 * 1000;
const app = await createBackend({
  settings: { ...settings(process.env), app: undefined },
  clock: () => new Date(Date.now() + ahead),
});
stopOnSignals(0, () => app.close());
answerUsage(await app.listen({ port: 0, host: '127.0.0.1' }));
