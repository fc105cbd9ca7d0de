import type { Attempt } from '../kernel/once/attemptOf.ts';
import type { Portal } from '../modules/portal/Portal.ts';
import { approveVisit } from './review/approveVisit.ts';
import { clearStop } from './review/clearStop.ts';
import { bookVerificationCall } from './bookVerificationCall.ts';
import { decideIdentity } from './review/decideIdentity.ts';
import {
  clearedMail,
  identityApprovedMail,
  identityRejectedMail,
  photoRequestedMail,
  refusedMail,
  reviewedMail,
} from './mails.ts';
import { answerNewest } from './messages/answerNewest.ts';
import { refuseVisit } from './review/refuseVisit.ts';
import { requestPhoto } from './review/requestPhoto.ts';
import { closeAlert } from './laboratory/closeAlert.ts';
import { explainReport, EXPLANATION } from './laboratory/explainReport.ts';
import { advancePanel, deliverResults } from './laboratory/simulateLab.ts';
import { sendLoginLink } from './sendLoginLink.ts';
import type { Sender } from '../adapters/mail/Sender.ts';
import { deliverOrder } from './deliverOrder.ts';
import { refundOrder } from './refundOrder.ts';
import { shipOrder } from './shipOrder.ts';
import { turnPeriod } from './turnPeriod.ts';

/** Who or what is acted on: the newest that fits, unless a patient or a thing is named. */
interface Target {
  readonly organization: string;
  readonly userId: string | null;
  /** The id of the visit, order, subscription, lab panel or conversation. */
  readonly id: string | null;
  readonly email: string | null;
  readonly attempt: Attempt;
  /** Where links in mails lead. */
  readonly origin: string;
}

/** What the simulations are about, in the order in which the page shows them. */
export const GROUPS = ['Visits', 'Identity', 'Accounts', 'Subscriptions', 'Orders, labs and messages'] as const;

/** Something that people on the other side do. */
export interface Simulation {
  readonly group: (typeof GROUPS)[number];
  readonly label: string;
  /** What a request may name, and what its answer names. */
  readonly names: 'intakeId' | 'orderId' | 'subscriptionId' | 'panelId' | 'conversationId' | 'userId' | 'email';
  /** Why it may not be possible. */
  readonly nothing: string;
  /** @returns the id or address of what was acted on; undefined where there was nothing */
  readonly act: (portal: Portal, target: Target, sender: Sender) => Promise<string | undefined>;
}

const VISIT_NEEDED = 'No submitted visit is waiting for a review.';
const IDENTITY_NEEDED = 'No patient who has sent both photos is waiting to be verified.';

/** Everything that people on the other side do, by the last part of its address. */
export const simulations: { readonly [name: string]: Simulation } = {
  'approve-visit': {
    group: 'Visits',
    label: 'Approve the newest submitted visit',
    names: 'intakeId',
    nothing: VISIT_NEEDED,
    act: (portal, { id, ...target }, sender) =>
      approveVisit(
        portal,
        { ...target, intakeId: id, submittedBy: portal.clock() },
        reviewedMail(sender, target.origin),
      ),
  },
  'refuse-visit': {
    group: 'Visits',
    label: 'Refuse the newest submitted visit',
    names: 'intakeId',
    nothing: VISIT_NEEDED,
    act: (portal, { id, ...target }, sender) =>
      refuseVisit(portal, { ...target, intakeId: id, submittedBy: portal.clock() }, refusedMail(sender)),
  },
  'clear-stop': {
    group: 'Visits',
    label: 'Clear what stops the newest visit',
    names: 'intakeId',
    nothing: 'No stop is waiting for a person.',
    act: (portal, { id, ...target }, sender) =>
      clearStop(portal, { ...target, intakeId: id }, clearedMail(sender, target.origin)),
  },
  'request-photo': {
    group: 'Visits',
    label: 'Ask for a new photo in the newest visit',
    names: 'intakeId',
    nothing: 'No visit is under way that does not wait for a photo already.',
    act: (portal, { id, ...target }, sender) =>
      requestPhoto(portal, { ...target, intakeId: id }, photoRequestedMail(sender)),
  },
  'approve-identity': {
    group: 'Identity',
    label: 'Verify the newest patient who sent both photos',
    names: 'userId',
    nothing: IDENTITY_NEEDED,
    act: (portal, target, sender) =>
      decideIdentity(portal, { ...target, sentBy: portal.clock() }, true, identityApprovedMail(sender)),
  },
  'reject-identity': {
    group: 'Identity',
    label: 'Reject the newest patient who sent both photos',
    names: 'userId',
    nothing: IDENTITY_NEEDED,
    act: (portal, target, sender) =>
      decideIdentity(portal, { ...target, sentBy: portal.clock() }, false, identityRejectedMail(sender)),
  },
  'book-verification-call': {
    group: 'Identity',
    label: 'Book a call with the newest patient who is not verified',
    names: 'userId',
    nothing: 'No patient who is not verified is without a call.',
    act: bookVerificationCall,
  },
  'send-login-link': {
    group: 'Accounts',
    label: 'Mail the newest patient a link to log in',
    names: 'email',
    nothing: 'No patient has this address.',
    act: sendLoginLink,
  },
  'turn-period': {
    group: 'Subscriptions',
    label: 'End the period of the newest subscription',
    names: 'subscriptionId',
    nothing: 'No subscription is in a period that can end.',
    act: (portal, { id, ...target }, sender) =>
      turnPeriod(portal, { ...target, subscriptionId: id }, { sender, origin: target.origin, attempt: target.attempt }),
  },
  'ship-order': {
    group: 'Orders, labs and messages',
    label: 'Ship the newest order',
    names: 'orderId',
    nothing: 'No order is being prepared.',
    act: (portal, { id, ...target }, sender) => shipOrder(portal, { ...target, orderId: id }, sender),
  },
  'deliver-order': {
    group: 'Orders, labs and messages',
    label: 'Deliver the newest order that was shipped',
    names: 'orderId',
    nothing: 'No order is on its way.',
    act: (portal, { id, ...target }, sender) => deliverOrder(portal, { ...target, orderId: id }, sender),
  },
  'refund-order': {
    group: 'Orders, labs and messages',
    label: 'Give back what was paid for the newest order',
    names: 'orderId',
    nothing: 'No order was paid.',
    act: (portal, { id, ...target }) => refundOrder(portal, { ...target, orderId: id }),
  },
  'prepare-lab': {
    group: 'Orders, labs and messages',
    label: 'Send the newest lab order to the laboratory',
    names: 'panelId',
    nothing: 'No lab order is waiting to be sent.',
    act: (portal, { id, ...target }) => advancePanel(portal, { ...target, panelId: id }, 'prepared'),
  },
  'draw-lab': {
    group: 'Orders, labs and messages',
    label: 'Draw blood for the newest lab order',
    names: 'panelId',
    nothing: 'No lab order is with a laboratory and waits for its draw.',
    act: (portal, { id, ...target }) => advancePanel(portal, { ...target, panelId: id }, 'awaiting_results'),
  },
  'lab-results': {
    group: 'Orders, labs and messages',
    label: 'Deliver lab results',
    names: 'panelId',
    nothing: 'No patient has a lab panel.',
    act: (portal, { id, ...target }) => deliverResults(portal, { ...target, panelId: id }),
  },
  'explain-results': {
    group: 'Orders, labs and messages',
    label: 'Explain the newest lab results',
    names: 'panelId',
    nothing: 'No lab results are waiting for a word of a provider.',
    act: (portal, { id, ...target }) => explainReport(portal, { ...target, panelId: id }, EXPLANATION),
  },
  'close-lab-alert': {
    group: 'Orders, labs and messages',
    label: 'Close the newest critical lab alert',
    names: 'panelId',
    nothing: 'No critical lab alert is open.',
    act: (portal, { id, ...target }) => closeAlert(portal, { ...target, panelId: id }),
  },
  reply: {
    group: 'Orders, labs and messages',
    label: 'Answer the newest message',
    names: 'conversationId',
    nothing: 'No patient has written a message.',
    act: (portal, { id, ...target }, sender) => answerNewest(portal, { ...target, conversationId: id }, sender),
  },
};
