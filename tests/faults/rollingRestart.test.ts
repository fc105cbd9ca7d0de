import { describe, expect, it } from 'vitest';
import type { User } from '#schemas/wire/user.ts';
import { picture } from '#tests/support/files/pictures.ts';
import type { Caller } from '#tests/support/portal/beginSession.ts';
import { realInstallation } from '#tests/support/portal/realInstallation.ts';
import { completeProfile, signUpByCall } from '#tests/support/portal/signUpByCall.ts';

/** Patients who ask for something all the time. */
const PATIENTS = 6;

/** Rounds in which each server is replaced. */
const ROUNDS = 3;

/** What a patient does again and again, and whether all of it came true. */
async function useForever(url: string, patient: Caller, photo: Buffer, isOver: () => boolean) {
  const { organization, userId, headers } = patient;
  const own = `${url}/users/${organization}/user/${userId}`;
  const json = { ...headers, 'content-type': 'application/json' };
  const failures: string[] = [];
  let asked = 0;

  async function ask(what: string, path: string, init: RequestInit = {}): Promise<unknown> {
    asked += 1;
    try {
      const response = await fetch(path, { headers, ...init });
      const text = await response.text();
      if (response.ok) return JSON.parse(text);
      failures.push(`${what}: ${response.status} ${text}`);
    } catch (error) {
      failures.push(`${what}: ${String(error)}`);
    }
    return undefined;
  }

  for (let round = 0; !isOver(); round += 1) {
    const weight = 100 + (round % 100);
    await ask('change', `${url}/users/${organization}/${userId}`, {
      method: 'PUT',
      headers: json,
      body: JSON.stringify({ weight }),
    });
    const user: Partial<User> = Object(await ask('read', `${own}/patient`));
    if (user.weight !== weight) failures.push(`the weight ${weight} was lost, ${user.weight} was read`);
    await ask('list', `${url}/v2/products`);
    if (round % 10 !== 0) continue;
    const body = new FormData();
    const parts = { client_id: userId, image_type: 'id_images', reupload_image: 'false' };
    for (const [name, value] of Object.entries(parts)) body.set(name, value);
    body.set('file', new Blob([new Uint8Array(photo)]), 'photo.jpg');
    await ask('upload', `${own}/images`, { method: 'POST', body });
  }
  return { asked, failures };
}

describe.each([2, 4])('while each of %i servers is replaced, one after another', (size) => {
  it('no request fails, no write is lost and no mail is sent twice', async () => {
    const portal = await realInstallation(size, { PORTAL_DRAIN: '2' });
    const photo = await picture().jpeg().toBuffer();
    const patients: Caller[] = [];
    for (let at = 0; at < PATIENTS; at += 1) patients.push(await signUpByCall(portal.url, completeProfile));
    let isOver = false;
    const users = patients.map((patient) => useForever(portal.url, patient, photo, () => isOver));
    for (let at = 0; at < ROUNDS * size; at += 1) {
      expect(await portal.replaceOldest(at % 2 === 0 ? 'start' : 'stop')).toBe(0);
      patients.push(await signUpByCall(portal.url));
    }
    isOver = true;
    const used = await Promise.all(users);
    process.stdout.write(
      `requests during ${ROUNDS * size} restarts: ${used.reduce((sum, { asked }) => sum + asked, 0)}\n`,
    );
    expect(used.flatMap(({ failures }) => failures)).toEqual([]);
    const recipients = () => portal.mails.flatMap((mail) => mail.recipients).toSorted();
    await expect.poll(recipients, { timeout: 90_000 }).toEqual(patients.map(({ email }) => email).toSorted());
    expect(portal.photos.size).toBe(PATIENTS);
    await portal.close();
  });
});
