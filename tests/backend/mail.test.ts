import { afterAll, beforeAll, expect, it } from 'vitest';
import { outbox } from '#services/backend/database/tables/outbox.ts';
import type { Message } from '#services/backend/mail/Mailer.ts';
import { backendFixture, fullProfile, type BackendFixture } from '#tests/support/backendFixture.ts';
import { backendTemplate } from '#tests/support/backendTemplate.ts';

const sent: Message[] = [];
let broken = true;
let backend: BackendFixture;
beforeAll(async () => {
  backend = await backendFixture({
    templates: [{ ...backendTemplate, sections: { intake: [] } }],
    mailer: {
      async send(message) {
        if (broken) throw new Error('no connection');
        sent.push(message);
      },
    },
  });
});
afterAll(() => backend.close());

it('a mail that could not be sent is sent later, once, and the visit is submitted all the same', async () => {
  const patient = await backend.patient(fullProfile);
  const intake = await patient.begins('sample');
  expect((await patient.send('POST', `/v2/intakes/${intake._id}/complete`, {})).status).toBe(200);
  await backend.portal.postman.rest();
  expect(await backend.portal.database.db.select().from(outbox)).toMatchObject([{ deliveredAt: null }]);
  broken = false;
  backend.portal.postman.wake();
  backend.portal.postman.wake();
  await backend.portal.postman.rest();
  expect(sent).toMatchObject([{ channel: 'mail', recipient: patient.email, subject: 'Your visit was submitted' }]);
});
