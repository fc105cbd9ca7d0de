import { orderOfVisit } from '../orders/orderOfVisit.ts';
import type { Portal } from '../Portal.ts';
import { findPurchasesOf } from './completion.ts';
import type { IntakeRow } from './IntakeRow.ts';
import { isBought } from './isBought.ts';

/** Whether what an open lab visit is about was bought, or may have been: it is finished as it stands. */
export const mayBeBought = async (
  { database }: Pick<Portal, 'database'>,
  row: Pick<IntakeRow, 'id' | 'orders' | 'patient'>,
): Promise<boolean> =>
  isBought(await findPurchasesOf(database, row.id, row.patient._id)) ||
  (await orderOfVisit({ database }, row))?.settled === true;
