import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { problems } from '../../kernel/problems/problems.ts';
import type { Portal } from '../portal/Portal.ts';
import { findReadyCopy } from './store.ts';

const unzipped = promisify(gunzip);

/** A file as it is sent. */
interface SentCopy {
  readonly body: Buffer;
  /** How it is compressed; undefined where it is not. */
  readonly encoding: 'gzip' | undefined;
}

/**
 * The copy that a patient can download, compressed as it is kept where the request takes that.
 *
 * @throws ProblemError NotFound where there is none, or it has expired
 */
export async function readCopy(
  { database, media, copySeals, clock }: Pick<Portal, 'database' | 'media' | 'copySeals' | 'clock'>,
  patient: { readonly organization: string; readonly userId: string },
  accepted: string | string[] | undefined,
): Promise<SentCopy> {
  const id = await findReadyCopy(database, patient, clock());
  const sealed = id === undefined ? undefined : await media.read(id);
  const kept = id === undefined || !sealed ? undefined : copySeals.open({ id, ...patient }, sealed);
  if (!kept) throw problems.noDataCopy();
  if (/\bgzip\b/.test(String(accepted))) return { body: kept, encoding: 'gzip' };
  return { body: await unzipped(kept), encoding: undefined };
}
