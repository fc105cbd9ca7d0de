import { expect, it } from 'vitest';
import { mailedLink, mailsTo } from '#tests/support/backend/mailsTo.ts';
import { signInFixture } from '#tests/support/backend/signInFixture.ts';
import { pairedBackends } from '#tests/support/database/pairedBackends.ts';

const [backend, beside] = await pairedBackends();
const here = signInFixture(backend);
const there = signInFixture(beside);

it('a device that one server ends is over at the other as soon as the database passes it on', async () => {
  const patient = await backend.patient();
  const { token, session } = await here.signIn(patient);
  expect([await here.reads(token), await there.reads(token)]).toEqual([200, 200]);
  expect((await here.end(patient.token, session)).status).toBe(204);
  expect(await here.reads(token)).toBe(401);
  await expect.poll(() => there.reads(token)).toBe(401);
  expect(await there.reads(patient.token)).toBe(200);
});

it('a mailed link that is pressed at one server ends the session at the other', async () => {
  const patient = await backend.patient();
  await here.signIn(patient);
  const { token } = await here.signIn(patient);
  expect(await there.reads(token)).toBe(200);
  const { pathname } = await mailedLink(backend, patient.email);
  const answer = await backend.call({
    method: 'POST',
    url: `/v2/users/${patient.org}/${patient.id}/session-end`,
    payload: { token: pathname.split('/').at(-1) },
  });
  expect(answer.status).toBe(204);
  await expect.poll(() => there.reads(token)).toBe(401);
});

it('a device that is ended at both servers at once is ended, and neither fails', async () => {
  const patient = await backend.patient();
  for (let round = 0; round < 5; round += 1) {
    const { token, session, renew } = await here.signIn(patient);
    const answers = await Promise.all([
      here.end(patient.token, session),
      there.end(patient.token, session),
      here.end(token, session),
      there.end(token, session),
      renew(),
    ]);
    for (const { status } of answers) expect([200, 204, 401, 404]).toContain(status);
    expect(answers.map(({ status }) => status)).toContain(204);
    await expect.poll(() => there.reads(token)).toBe(401);
    expect((await renew()).status).toBe(401);
  }
});

it('a browser that logs in at both servers at once is known with each of its answers', async () => {
  const patient = await backend.patient();
  const { device } = await here.signIn(patient);
  const both = await Promise.all([
    here.signIn(patient, { cookie: device }),
    there.signIn(patient, { cookie: device }),
    here.signIn(patient, { cookie: device }),
  ]);
  for (const one of both) expect(one.device).toBe(device);
  expect(await mailsTo(backend, patient.email)).toEqual([]);
});

it('new browsers at both servers at once are told of five times at the most', async () => {
  const patient = await backend.patient();
  await here.signIn(patient);
  // Wrong or right, no more than six at once are looked at.
  for (let round = 0; round < 2; round += 1)
    await Promise.all([here, there, here, there].map((server) => server.signIn(patient)));
  expect(await mailsTo(backend, patient.email)).toHaveLength(5);
});
