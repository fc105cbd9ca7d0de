import { problems } from '../../kernel/problems/problems.ts';
import type { Portal } from '../portal/Portal.ts';
import { findPurchasesOf, isBought, mayBeBought } from './completion/completion.ts';
import { refuseUnlessOpen } from './rules/refusals.ts';
import { soldBy, Visit } from '../visits/Visit.ts';
import { refuseWhileStopped } from '../stops/refuseWhileStopped.ts';
import { findIntakeForWrite } from './stored/store.ts';

/** An open visit for which a patient buys something. */
export interface VisitToBuyFor {
  readonly id: string;
  /** What is bought is attached on it, so that of two purchases at once one finds the other. */
  readonly revision: number;
  /** Ids of the product templates that it is about. */
  readonly sold: readonly string[];
  /** @throws ProblemError WrongIntakeState where anything beside the order or subscription of this id was bought for it, or may have been */
  readonly refuseIfBought: (beside: string | undefined) => void;
}

/**
 * The open visit for which a patient buys something.
 *
 * @throws ProblemError NotFound, WrongIntakeState where the visit is complete or closed, VisitStopped
 */
export async function visitToBuyFor(
  portal: Pick<Portal, 'database' | 'definitions' | 'clock'>,
  intakeId: string,
  userId: string,
): Promise<VisitToBuyFor> {
  const { database, definitions, clock } = portal;
  const row = await findIntakeForWrite(database, intakeId, userId, null);
  if (!row) throw problems.notFound('the patient has no such visit');
  const version = await definitions.get(row.version_id);
  const sold = soldBy(row, version);
  const { orders, subscriptions } = await findPurchasesOf(database, intakeId, userId);
  refuseUnlessOpen(row, isBought({ orders, subscriptions }, sold) ? 'charged' : undefined);
  await refuseWhileStopped(portal, row, new Visit(row, version, clock()));
  return {
    id: row.id,
    revision: row.revision,
    sold,
    refuseIfBought: (beside) => {
      const others = {
        orders: orders.filter(({ id }) => id !== beside),
        subscriptions: subscriptions.filter(({ id }) => id !== beside),
      };
      if (mayBeBought(others, sold)) throw problems.alreadyBought(isBought(others, sold) ? 'charged' : 'unknown');
    },
  };
}
