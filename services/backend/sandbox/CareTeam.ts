import { ProblemError } from '../kernel/problems/ProblemError.ts';
import { jobEntry } from '../modules/accesses/entryOf.ts';
import type { NotedAccess } from '../modules/accesses/store.ts';
import { ownOrigin } from '../modules/organizations/ownOrigin.ts';
import type { Portal } from '../modules/portal/Portal.ts';
import type { Mail } from '../adapters/mail/Mail.ts';
import { approveVisit } from './review/approveVisit.ts';
import { decideIdentity } from './review/decideIdentity.ts';
import { listSubmittedVisits, type VisitTarget } from './review/submittedVisit.ts';
import { identityApprovedMail, reviewedMail } from './mails.ts';

/** Milliseconds between two looks at what was submitted. */
const ROUND = 1000;

/**
 * The simulated care team where it works by itself: it approves visits that were submitted and identities
 * whose photos were sent some time ago.
 */
export class CareTeam {
  readonly #portal: Portal;
  /** Seconds. */
  readonly #delay: number;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;

  constructor(portal: Portal, delay: number) {
    this.#portal = portal;
    this.#delay = delay;
  }

  begin(): void {
    this.#timer = setInterval(() => {
      this.#round ??= this.review()
        .catch(() => undefined)
        .finally(() => {
          this.#round = undefined;
        });
    }, ROUND).unref();
  }

  /** Waits until the round that is under way has ended. */
  async rest(): Promise<void> {
    clearInterval(this.#timer);
    await this.#round;
  }

  /** One round. A visit whose payment cannot be taken is left to people, and is not in the way of the others. */
  async review(): Promise<void> {
    const { database, tenants, clock, jobs, settings } = this.#portal;
    const by = new Date(clock().getTime() - this.#delay * 1000);
    for (const tenant of tenants.all) {
      const newest = { organization: tenant.id, userId: null };
      const approved = identityApprovedMail(tenant.settings);
      const reviewed = reviewedMail(tenant.settings, ownOrigin(tenant, settings.port));
      for (;;) {
        const userId = await decideIdentity(this.#portal, { ...newest, sentBy: by }, true, approved);
        if (userId === undefined) break;
        this.#note(tenant.id, 'simulateApproveIdentity', { userId });
        jobs.wake('mail');
      }
      for (const intakeId of await listSubmittedVisits(database, { organization: tenant.id, submittedBy: by }))
        await this.#approve({ ...newest, intakeId, submittedBy: by }, reviewed);
    }
  }

  #note(organization: string, route: string, ids: NotedAccess['ids']): void {
    const { accesses, clock } = this.#portal;
    accesses.note(jobEntry(organization, organization, { at: clock(), route, ids }));
  }

  async #approve(target: VisitTarget, mail: Omit<Mail, 'recipient'>): Promise<void> {
    try {
      const intakeId = await approveVisit(this.#portal, target, mail);
      if (intakeId === undefined) return;
      this.#note(target.organization, 'simulateApproveVisit', { intakeId });
      this.#portal.jobs.wake('mail');
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
    }
  }
}
