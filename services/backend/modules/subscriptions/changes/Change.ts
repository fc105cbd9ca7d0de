import type { Subscription } from '#schemas/wire/subscription.ts';
import type { Database } from '#services/backend/kernel/database/Database.ts';
import type { PendingChange } from '#services/backend/kernel/database/tables/subscriptions.ts';
import type { Portal } from '../../portal/Portal.ts';
import type { ChangeableRow } from './changeable.ts';
import type { Common } from './writing.ts';

/** A change that was written down, on its way to the provider. */
interface Asked {
  readonly portal: Portal;
  readonly row: ChangeableRow;
  /** The subscription as it is shown before the change. */
  readonly shown: Subscription;
  readonly body: PendingChange['body'];
  /** When it was asked for: what depends on the time stays the same, however late it is finished. */
  readonly since: Date;
  /** The key for the provider. */
  readonly key: string;
}

/** How a change is written once the provider has made it. */
export interface Outcome {
  /** Writes it once, on the revision that it began on: a row where it was written. */
  readonly write: (database: Database, common: Common) => Promise<readonly object[]>;
  /** The subscription as it is shown from then on. */
  readonly shown: Subscription;
}

/** Has a change made by the provider. Safe to repeat. @throws ChangeImpossible, PaymentRefusal, ProviderUnavailable */
export type Change = (asked: Asked) => Promise<Outcome>;

/** A change that was written down and cannot be made any more. */
export class ChangeImpossible extends Error {
  override readonly name = 'ChangeImpossible';
}
