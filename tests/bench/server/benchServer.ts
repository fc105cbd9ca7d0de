import { createBackend } from '#services/backend/createBackend.ts';
import { settings } from '#services/backend/kernel/settings/settings.ts';
import { answerUsage } from './answerUsage.ts';

// The API as it is served, built by itself: what the environment says, without pages.
const app = await createBackend({ settings: { ...settings(process.env), app: undefined } });
answerUsage(await app.listen({ port: 0, host: '127.0.0.1' }));
