import { formatMoney } from '#flows/kinds/describing/formatMoney.ts';
import type { TimelineComing, TimelineEvent } from '#schemas/wire/timeline.ts';

type Told = Pick<TimelineEvent, 'amount' | 'about'>;

const money = ({ amount }: Told) => (amount === null ? 'An amount' : formatMoney(amount));
const named = ({ about }: Told, otherwise: string) => about ?? otherwise;
const behind = ({ about }: Told) => (about === null ? '' : ` for ${about}`);

const happened: { readonly [kind in TimelineEvent['kind']]: (event: Told) => string } = {
  submitted: () => 'You sent your visit',
  ordered: () => 'You placed your order',
  reserved: (event) => `${money(event)} was reserved on your card`,
  released: (event) => `${money(event)} was given back`,
  reviewed: () => 'A provider reviewed your visit',
  closed: () => 'Your visit was closed without a treatment',
  prescribed: (event) => `Prescribed: ${named(event, 'your treatment')}`,
  charged: (event) => `${money(event)} was charged to your card${behind(event)}`,
  refused: (event) => `${money(event)}${behind(event)} could not be charged`,
  sent: (event) => `On its way to you: ${named(event, 'your order')}`,
  canceled: (event) => `${named(event, 'Your subscription')} was canceled`,
};

const coming: { readonly [kind in TimelineComing['kind']]: (event: Told) => string } = {
  review: () => 'A provider reviews your visit, usually by then',
  charge: (event) => `${money(event)} is charged to your card${behind(event)}`,
};

/** What happened, as its patient reads it. */
export const eventText = (event: TimelineEvent): string => happened[event.kind](event);

/** What comes, as its patient reads it. */
export const comingText = (event: TimelineComing): string => coming[event.kind](event);
