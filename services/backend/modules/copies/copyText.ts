import { setImmediate } from 'node:timers/promises';
import { DATA_COPY } from '#schemas/wire/dataCopy.ts';
import type { KnownTenant } from '../organizations/Tenants.ts';
import type { Portal } from '../portal/Portal.ts';
import type { CopyOf } from './sections/CopyOf.ts';
import { copiedAccount, copiedMedical } from './sections/account.ts';
import { sections } from './sections/sections.ts';

const member = (name: string, value: unknown): string => `,\n"${name}": ${JSON.stringify(value, null, 1)}`;

async function* listed(name: string, items: AsyncIterable<object>): AsyncGenerator<string> {
  yield `,\n"${name}": [`;
  let before = '';
  for await (const item of items) {
    yield `${before}\n${JSON.stringify(item, null, 1)}`;
    before = ',';
    // Between two of them whoever else waits is served.
    await setImmediate();
  }
  yield '\n]';
}

/**
 * Everything that is kept of a patient as JSON, part by part (`dataCopySchema`).
 *
 * @throws Error where the patient is gone
 */
export async function* copyText(
  portal: Portal,
  { id, settings: { name, support_email } }: KnownTenant,
  { userId }: { readonly userId: string },
): AsyncGenerator<string> {
  const of: CopyOf = { portal, organization: id, organizationName: name, userId };
  yield `{\n"format": "${DATA_COPY.format}",\n"version": ${DATA_COPY.version}`;
  yield member('made_at', portal.clock().toISOString());
  yield member('organization', { _id: id, name, support_email });
  yield member('account', await copiedAccount(of));
  yield member('medical_profile', await copiedMedical(of));
  for (const [section, read] of Object.entries(sections)) yield* listed(section, read(of));
  yield '\n}\n';
}
