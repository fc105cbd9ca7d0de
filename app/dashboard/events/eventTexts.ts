import { formatMoney } from '#flows/kinds/describing/formatMoney.ts';
import { momentIn } from '#flows/kinds/describing/momentIn.ts';
import { momentText } from '#flows/kinds/describing/momentText.ts';
import type { TimelineEvent } from '#schemas/wire/timeline.ts';
import { dosesText } from './dosesText.ts';

type Kind = TimelineEvent['kind'];
type Told = Pick<TimelineEvent, 'amount' | 'name' | 'shipment'>;

const moneyOf = ({ amount }: Told): string => formatMoney(amount ?? 0);

/** Named where an event is about a part of a purchase. */
const of = ({ name }: Told, word = 'for'): string => (name === null ? '' : ` ${word} ${name}`);

const titles: { readonly [K in Kind]: (told: Told) => string } = {
  ordered: ({ name }) => `You ordered ${name ?? 'it'}`,
  submitted: () => 'You sent your visit',
  reserved: (told) => `${moneyOf(told)} was reserved on your card`,
  held: () => 'Your care team needs something from you',
  'review-waits': () => 'The review waits because of what you told us',
  reviewed: () => 'Your provider looked at your visit',
  closed: () => 'Your care team closed your visit',
  released: (told) => `The ${moneyOf(told)} that we had reserved was given back`,
  charged: (told) => `${moneyOf(told)} was charged to your card${of(told)}`,
  declined: (told) => `A charge of ${moneyOf(told)} did not go through${of(told)}`,
  prescribed: ({ name }) => `Your provider prescribed ${name ?? 'it'}`,
  preparing: ({ name }) => `We began to prepare ${name ?? 'your order'}`,
  sent: ({ name }) => `${name ?? 'Your order'} was sent to you`,
  delivered: ({ name }) => `${name ?? 'Your order'} was delivered`,
  refunded: (told) => `${moneyOf(told)} was given back to your card${of(told)}`,
  canceled: (told) => `Your subscription${of(told)} was canceled`,
  'review-due': () => 'A provider answers, usually by',
  'next-charge': (told) => `Next charge: ${moneyOf(told)}${of(told)}`,
};

/** What is said of an event beside its title. */
function noteOf({ kind, shipment, doses = [] }: TimelineEvent, isNewest: boolean): string | undefined {
  if (doses.length > 0) return dosesText(doses);
  // Only as long as nobody knows how it ends.
  if (kind === 'reserved' && isNewest) return 'It is charged only when your provider approves.';
  if (kind !== 'sent' || !shipment) return undefined;
  const { carrier, tracking_number: number } = shipment;
  const parts = [...(carrier === null ? [] : [carrier]), ...(number === null ? [] : [`Tracking number: ${number}`])];
  return parts.length > 0 ? parts.join(', ') : undefined;
}

/** An event as a patient reads it. */
export interface EventTexts {
  readonly title: string;
  readonly note: string | undefined;
  /** When it was or will be. */
  readonly moment: string;
}

/**
 * The texts of an event. A moment names the zone that it is told in; of a charge that comes, only the day is known.
 *
 * @param zone IANA name of the patient's time zone
 * @param isNewest whether nothing has happened since
 */
export function eventTexts(event: TimelineEvent, zone: string, isNewest: boolean): EventTexts {
  const at = new Date(event.at);
  return {
    title: titles[event.kind](event),
    note: noteOf(event, isNewest),
    moment: event.kind === 'next-charge' ? momentText(at, 'weekday', zone) : momentIn(at, zone),
  };
}
