import type { drawings } from './drawings.css.ts';

/** Where a place is shown: in the navigation at the side, in that at the foot of a phone, and in the menu. */
type Shown = 'side' | 'foot' | 'menu';

/** A page of the dashboard that navigation leads to. */
export interface Place {
  readonly label: string;
  /** One of the navigation's own, or one that every document has. */
  readonly icon: keyof typeof drawings | 'lab' | 'package';
  readonly to:
    | '/dashboard/$userId/$page'
    | '/dashboard/$userId/subscriptions'
    | '/dashboard/$userId/messages'
    | '/dashboard/$userId/appointments'
    | '/dashboard/$userId/settings'
    | '/labs'
    | '/messages/$userId/new'
    | '/orders'
    | '/shop';
  readonly shown: readonly Shown[];
  /** The page that it leads to by way of an address of its own, with what is below it. */
  readonly opens?: '/dashboard/$userId/messages' | '/labs';
}

/** The pages that navigation leads to, in its order. */
const places: readonly Place[] = [
  { label: 'Home', icon: 'home', to: '/dashboard/$userId/$page', shown: ['side', 'menu'] },
  { label: 'Labs', icon: 'lab', to: '/labs', shown: ['side', 'foot', 'menu'], opens: '/labs' },
  { label: 'Orders', icon: 'package', to: '/orders', shown: ['side', 'foot', 'menu'] },
  {
    label: 'Subscriptions',
    icon: 'subscriptions',
    to: '/dashboard/$userId/subscriptions',
    shown: ['side', 'foot', 'menu'],
  },
  { label: 'Messages', icon: 'message', to: '/dashboard/$userId/messages', shown: ['side', 'menu'] },
  { label: 'Appointments', icon: 'calendar', to: '/dashboard/$userId/appointments', shown: ['side', 'menu'] },
  { label: 'Shop', icon: 'shop', to: '/shop', shown: ['side', 'foot', 'menu'] },
  {
    label: 'Messages',
    icon: 'message',
    to: '/messages/$userId/new',
    shown: ['foot'],
    opens: '/dashboard/$userId/messages',
  },
  { label: 'Settings', icon: 'settings', to: '/dashboard/$userId/settings', shown: ['menu'] },
];

/** The places of one navigation. */
export const placesAt = (where: Shown): readonly Place[] => places.filter(({ shown }) => shown.includes(where));
