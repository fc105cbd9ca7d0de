import { cardText } from '#renderers/steps/products/checkout/card/cardText.ts';
import type { IconName } from '#renderers/ui/icons/Icon.tsx';
import type { Intake } from '#schemas/wire/intake.ts';
import type { NamedSubject } from '#schemas/wire/messages/subject.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { beginningHref } from '../../../visit/address/beginningHref.ts';
import { SCHEDULED, UNSCHEDULED } from '../../../patient/verificationTexts.ts';
import { visitProgress } from '../../visits/visitProgress.ts';
import type { NextStep } from '../rules/nextSteps.ts';

/** What is said of a step, and where it is done. */
export interface DescribedStep {
  readonly icon: IconName;
  readonly title: string;
  readonly texts: readonly string[];
  readonly action: string;
  /** Where it is done: a path of the portal, and its search. */
  readonly path: string;
  readonly search?: { readonly [name: string]: string };
  /** Whether the path is of another document. */
  readonly leaves?: true;
}

const list = new Intl.ListFormat('en-US');

const visitName = ({ intake_template: { header } }: Intake): string => header.name;

const aboutFirst = (type: NamedSubject['type'], [first]: readonly { readonly _id: string }[]) =>
  first && { search: { [type]: first._id } };

function unpaidNote(subscriptions: readonly Subscription[]): string {
  if (subscriptions.some(({ owed }) => owed)) return 'Nothing is sent until it is paid.';
  // What is unpaid for good is not charged again by itself.
  return subscriptions.some(({ status }) => status === 'past_due')
    ? 'Nothing is sent until it is paid. The next try takes the card that is saved here.'
    : 'Nothing is sent until it is paid. Save a card that works, and message your care team to start it again.';
}

/** The step in words, and the link to where it is done. */
export function describeStep(step: NextStep, userId: string): DescribedStep {
  const identity = `/verification/${userId}/verify_account`;
  const billing = `/dashboard/${userId}/settings/billing`;
  switch (step.kind) {
    case 'held': {
      const names = list.format(step.subscriptions.map(({ name }) => name));
      const waiting = step.subscriptions.filter(({ status }) => status === 'prescription_requested');
      const isTaken = waiting.length < step.subscriptions.length;
      return {
        icon: 'warning',
        title: isTaken ? 'Talk with your care team before your next dose' : `Talk with your care team about ${names}`,
        texts: [
          `You told us something that matters for ${names}. We won't ship or charge${isTaken ? ' again' : ''} until your care team has decided with you.`,
          ...(waiting.length > 0
            ? [`The review of ${list.format(waiting.map(({ name }) => name))} waits because of what you told us.`]
            : []),
          isTaken
            ? 'Don’t take your next dose until you’ve talked with your care team. If you feel unwell, call 911.'
            : 'If you feel unwell, call 911.',
        ],
        action: 'Message your care team',
        path: `/dashboard/${userId}/messages`,
        ...aboutFirst('subscription', step.subscriptions),
      };
    }
    case 'photo':
      return {
        icon: 'camera',
        title: 'Your care team needs a new photo of you',
        texts: step.reasons,
        action: 'Take a new photo',
        path: '/photoreupload/profile',
      };
    case 'payment':
      return {
        icon: 'card',
        title: 'A payment did not go through',
        texts: [
          `We could not charge your card for ${list.format(step.subscriptions.map(({ name }) => name))}.`,
          unpaidNote(step.subscriptions),
        ],
        ...(step.subscriptions.some(({ owed }) => owed)
          ? // What is unpaid for good does not count among those that are active.
            { action: 'Pay now', path: `/dashboard/${userId}/subscriptions`, search: { show: 'all' } }
          : { action: 'Update your card', path: billing }),
      };
    case 'card':
      return {
        icon: 'card',
        title: step.expired ? 'Your card has expired' : `Your card expires at the end of ${step.card.exp}`,
        texts: [`Your ${cardText(step.card)} pays for your care. Enter another card, so that nothing is held up.`],
        action: 'Update your card',
        path: billing,
      };
    case 'rejected':
      return {
        icon: 'shield',
        title: 'We could not verify your identity',
        texts: ['The photos that you sent could not be used. Please send new ones of yourself and your ID.'],
        action: 'Verify Account',
        path: identity,
      };
    case 'visit': {
      const { percent, left } = visitProgress(step.intake);
      return {
        icon: 'clipboard',
        title: `Finish your visit: ${step.intake.intake_template.header.name}`,
        texts: [`${percent}% complete. ${left}.`],
        action: 'Go on with your visit',
        path: beginningHref({ userId, intakeId: step.intake._id }, 'dashboard'),
        leaves: true,
      };
    }
    case 'stopped':
      return {
        icon: 'warning',
        title: `Talk with your care team about your visit: ${list.format(step.intakes.map(visitName))}`,
        texts: [
          'This treatment may not be safe for you. Your care team can tell you what you can do. Your answers are saved.',
        ],
        action: 'Message your care team',
        path: `/dashboard/${userId}/messages`,
        ...aboutFirst('visit', step.intakes),
      };
    case 'start':
      return {
        icon: 'clipboard',
        title: `Start with a visit: ${step.template.header.name}`,
        texts: step.template.header.description === undefined ? [] : [step.template.header.description],
        action: 'Start visit',
        path: `/start-visit/${step.template._id}`,
        search: { referrer: 'dashboard' },
      };
    case 'identity':
      return {
        icon: 'shield',
        title: 'Verify your identity',
        texts: [step.scheduled ? SCHEDULED : UNSCHEDULED],
        action: 'Verify Account',
        path: identity,
      };
    case 'call':
      return {
        icon: 'clock',
        title: 'Book your onboarding call',
        texts: [`${step.subscription.name} begins with a call. Choose a time that suits you.`],
        action: 'Choose a time',
        path: `/schedule-coaching/${step.subscription._id}`,
        search: { coachingLink: step.subscription.coaching_link ?? '' },
      };
    case 'results':
      return {
        icon: 'lab',
        title: 'Your lab results are ready',
        texts: [
          step.waits
            ? 'They wait for your provider’s note, as you chose.'
            : step.explained
              ? 'Read them with the note from your provider.'
              : 'Read what they say.',
        ],
        action: step.waits ? 'See this lab test' : 'See your results',
        path: `/labs/${step.panel}`,
      };
  }
}
