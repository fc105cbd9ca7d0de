import type { Card } from '#schemas/wire/card.ts';
import type { Intake } from '#schemas/wire/intake.ts';
import type { IntakeTemplate } from '#schemas/wire/intakeTemplate.ts';
import type { CriticalValue, EndedAlarm } from '#schemas/wire/labs/labPanel.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import type { User } from '#schemas/wire/user.ts';

/** A lab panel on its way from an order to results. */
export interface HomeLab {
  readonly id: string;
  /** `ready_to_order` has been created for the patient, who has not ordered it yet. */
  readonly status: 'ready_to_order' | 'pending' | 'prepared' | 'awaiting_results' | 'results_ready';
  /** Its critical values that are not explained yet; left out without any. */
  readonly alarms?: readonly CriticalValue[];
  /** Its alarms that have ended and are still told; left out without any. */
  readonly ended?: readonly EndedAlarm[];
  /** Whether a provider has written a note on its newest report. */
  readonly explained?: boolean;
  /** Whether the results of its newest report wait for a provider's note; left out where not. */
  readonly waits?: boolean;
  /** Whether the patient has opened its newest report. */
  readonly opened?: boolean;
}

/** What the patient's home is made of. What could not be read is undefined: nothing is said of it. */
export interface HomeFacts {
  readonly user: User;
  readonly intakes: readonly Intake[] | undefined;
  /** What the organization offers, the recommended visit first. */
  readonly templates: readonly IntakeTemplate[] | undefined;
  readonly subscriptions: readonly Subscription[] | undefined;
  readonly labs: readonly HomeLab[] | undefined;
  /** The saved card; null without one. */
  readonly card: Card | null | undefined;
  readonly now: Date;
}
