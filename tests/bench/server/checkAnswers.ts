import type { SavedResponse } from '#schemas/wire/intake.ts';
import type { User } from '#schemas/wire/user.ts';
import { canonicalDigest } from '#services/backend/kernel/ids/canonicalDigest.ts';
import { callPortal } from '../../support/portal/callPortal.ts';
import type { BenchPatient } from './benchPatients.ts';
import type { LoadRequest } from './Load.ts';

/** A patient of whom nothing else is asked: what is saved here, no load may save again. */
interface Checked {
  readonly name: string;
  readonly url: string;
  readonly patient: BenchPatient;
}

async function checkSave(url: string, headers: BenchPatient['headers'], { method, path, save }: LoadRequest) {
  const json = { ...headers, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
  const answer = await callPortal(url + path, { method, headers: json, body: JSON.stringify(save) });
  const { response }: Pick<SavedResponse, 'response'> = JSON.parse(answer);
  const isSaved =
    save !== undefined &&
    response.revision === save.revision + 1 &&
    canonicalDigest(response.value) === canonicalDigest(save.value);
  return isSaved ? [] : [`${method} ${path} answered ${answer}`];
}

/** Where a server answers a read of the account or a save with anything but what was asked for, one line each. */
export async function checkAnswers({ name, url, patient }: Checked): Promise<readonly string[]> {
  const { headers, read, saves, userId } = patient;
  const differences: string[] = [];
  const user: Pick<User, '_id' | 'state'> = JSON.parse(await callPortal(url + read.path, { method: 'GET', headers }));
  if (user._id !== userId || user.state !== 'CA') differences.push(`the account is that of ${user._id}`);
  if (saves.length === 0) differences.push('the visit has no answers');
  for (const save of saves) differences.push(...(await checkSave(url, headers, save)));
  return differences.map((difference) => `${name}: ${difference}`);
}
