import { createId } from '../kernel/ids/createId.ts';
import { usNumberOf } from '../modules/mobile/usNumberOf.ts';
import type { KnownTenant } from '../modules/organizations/Tenants.ts';
import type { Portal } from '../modules/portal/Portal.ts';
import { receiveText } from '../modules/texting/receiveText.ts';
import { listPatientsAt } from '../modules/texting/store.ts';

/**
 * Has a patient answer a text message, as if the SMS provider had told of it; what is answered to that is sent to the patient.
 *
 * @param from the number that answers, such as +12135550123
 * @returns false where no patient of the organization has verified the number
 */
export async function replyToText(portal: Portal, tenant: KnownTenant, from: string, text: string): Promise<boolean> {
  const { database, texter, clock } = portal;
  const to = usNumberOf(from);
  const patients = to === undefined ? [] : await listPatientsAt(database, to);
  const patient = patients.find(({ organization }) => organization === tenant.id);
  if (to === undefined || !patient) return false;
  const id = createId(clock());
  const answer = await receiveText(portal, { id, from, text, handled: undefined }, tenant);
  if (answer !== undefined)
    await texter.send({
      id: createId(clock()),
      organization: tenant.id,
      userId: patient.id,
      to,
      text: answer,
    });
  return true;
}
