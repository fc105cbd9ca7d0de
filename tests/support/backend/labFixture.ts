import { createId } from '#services/backend/kernel/ids/createId.ts';
import { laboratorySignature } from '#services/backend/adapters/laboratory/isSignedByLaboratory.ts';
import { labPanels, orders } from '#services/backend/kernel/database/tables/orders.ts';
import { productTemplateIdOf } from '#services/backend/modules/catalogue/catalogueIds.ts';
import type { OperationOutcome } from '#schemas/wire/labs/operationOutcome.ts';
import type { Problem } from '#schemas/problem.ts';
import type { BackendFixture, TestPatient } from './backendFixture.ts';

/** The laboratory of tests, which is set up by `labSettings`. */
export const LABORATORY = 'northlab';
const SECRET = 'a secret of 32 characters, or more';
export const labSettings = { laboratories: new Map([[LABORATORY, SECRET]]) };

/** Gives a patient a lab panel, as a purchase does. @returns its id */
export async function givePanel(backend: BackendFixture, { id, org }: Pick<TestPatient, 'id' | 'org'>) {
  const { database } = backend.portal;
  const [panel, order] = [createId(backend.time.now), createId(backend.time.now)];
  const of = { organization: org, userId: id, createdAt: backend.time.now };
  await database.db.insert(orders).values({
    ...of,
    id: order,
    bought: true,
    name: 'Longevity Panel',
    items: [],
    amount: 0,
    status: 'processing',
    submittedAt: backend.time.now,
  });
  const productTemplate = productTemplateIdOf(org, 'longevity-panel');
  await database.db.insert(labPanels).values({ ...of, id: panel, productTemplate, purchase: order });
  return panel;
}

/** Sends what a laboratory sends, signed. */
export const laboratoryOf = (backend: BackendFixture) => ({
  send: (
    bundle: unknown,
    {
      text = JSON.stringify(bundle),
      signature = laboratorySignature(text, SECRET),
      laboratory = LABORATORY,
      type = 'application/fhir+json',
      host = 'localhost',
    } = {},
  ) =>
    backend.call<OperationOutcome & Problem>({
      method: 'POST',
      url: `/v2/labs/laboratories/${laboratory}/reports`,
      payload: text,
      headers: { host, 'content-type': type, 'x-laboratory-signature': signature },
    }),
});
