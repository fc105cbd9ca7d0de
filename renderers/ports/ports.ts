import { createContext, createElement, useContext, type ComponentType, type ReactNode } from 'react';
import type { Offer, ProductChoice } from '#flows/checkout/rules/ProductChoice.ts';
import type { Card } from '#schemas/wire/card.ts';
import type { CouponDiscounts } from '#schemas/wire/coupon.ts';
import type { Membership, MembershipPrice } from '#schemas/wire/membership.ts';
import type { SelectedProduct } from '#schemas/wire/selectedProduct.ts';

/** One entry of a list that definitions name as a source. */
interface ListEntry {
  readonly value: string;
  readonly label: string;
}

/** What a visit sells, and what of it the patient has chosen. */
export interface Cart {
  readonly status: 'ready';
  /** The products to choose from or, with `bundle`, to buy together. */
  readonly offers: readonly Offer[];
  readonly addons: readonly Offer[];
  readonly bundle: { readonly title: string; readonly image: string | null } | null;
  /** Id of the product template that is configured now, where the patient buys one of several. */
  readonly current: string | null;
  /** Pounds; null where it is not known. */
  readonly weight: number | null;
  /** Months of the plan that the patient prefers. */
  readonly preferredMonths: number | undefined;
  /** The membership that is offered or comes with a product, by id. */
  readonly memberships: ReadonlyMap<
    string,
    { readonly membership: Membership; readonly prices: readonly MembershipPrice[] }
  >;
  /** The membership that the visit offers to join, and the price that is chosen. */
  readonly offeredMembership: string | null;
  readonly membershipPrice: string | null;
  /** Of a member: the price that is still to be paid, null where nothing is. Undefined for a patient who may join. */
  readonly member: MembershipPrice | null | undefined;
  /** What was chosen so far, add-ons included. */
  readonly choices: readonly ProductChoice[];
  /** The same as the backend has confirmed it; what a checkout shows and charges. */
  readonly selected: readonly SelectedProduct[];
  /** Nothing is authorized or charged at checkout. */
  readonly collectsPayment: boolean;
  /** Takes the main products, or the add-ons, as chosen; the flow sends them when the step is left. */
  readonly choose: (choices: readonly ProductChoice[], addons: boolean) => void;
  readonly chooseMembership: (price: MembershipPrice) => void;
}

/** The cart while its products are read, or could not be. */
type PendingCart = { readonly status: 'loading' } | { readonly status: 'failed'; readonly retry: () => void };

/** Whether the card form can be sent, and what the provider says is wrong with it. */
export interface CardEntry {
  readonly complete: boolean;
  readonly error: string | undefined;
}

/** Paying: the provider's card fields, the card that is kept, discount codes. Card numbers stay with the provider. */
export interface Payments {
  /** The provider's fields. A new `attempt` empties them. */
  readonly CardFields: ComponentType<{
    readonly attempt: number;
    readonly busy: boolean;
    readonly onChange: (entry: CardEntry) => void;
  }>;
  /** The kept card; null where there is none, undefined while it is read. */
  readonly card: Card | null | undefined;
  /** Whether the kept card can still be used today. */
  readonly cardIsValid: boolean;
  /** What a code gives on the selected products. Rejects with a {@link CouponRefusal}. */
  readonly applyCoupon: (code: string) => Promise<CouponDiscounts['productDiscounts']>;
}

/** Why a discount code gives nothing: it serves none of the products, or it is not valid. */
export class CouponRefusal extends Error {
  readonly reason: 'notApplicable' | 'invalid';

  constructor(reason: 'notApplicable' | 'invalid') {
    super(reason);
    this.reason = reason;
  }
}

/** A whole address that starts as the patient typed. `state` is its abbreviation. */
export interface AddressSuggestion {
  readonly id: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/** What is counted of the treatment preferences: that something was done, never what was chosen. */
export type TreatmentEvent =
  | 'add-on select'
  | 'change'
  | 'continue'
  | 'skip'
  | 'frequency'
  | 'quantity'
  | 'duration'
  | 'item';

/** Whether the page may use the camera; `prompt` where the browser would ask, or does not say. */
export type CameraPermission = 'granted' | 'denied' | 'prompt';

/** What the light in front of the camera is like. */
export type Light = 'dark' | 'good' | 'bright';

/** The live picture of a camera. */
export interface CameraViewProps {
  readonly facing: 'user' | 'environment';
  /** What the picture is of, for those who do not see it. */
  readonly label: string;
  /** The picture runs; the function takes a photo of it as a JPEG. */
  readonly onReady: (takePhoto: () => Promise<Blob>) => void;
  readonly onLight: (light: Light) => void;
  /** The camera could not be used: it was refused, or there is none. */
  readonly onFailure: (reason: 'denied' | 'missing') => void;
}

/** Taking and keeping photos. A photo stays in memory and is named by an id; only the id enters the flow. */
export interface Photos {
  readonly CameraView: ComponentType<CameraViewProps>;
  /** What the browser would say to {@link CameraView}; asking it shows nothing to the patient. */
  readonly permission: () => Promise<CameraPermission>;
  readonly keep: (photo: Blob) => string;
  /** How much of the photo that is being sent has arrived, from 0 to 1; undefined while none is sent. */
  readonly progress: number | undefined;
  /** The photos that were sent, by address; undefined while they are read. */
  readonly sent: { readonly id: string | null; readonly profile: string | null } | undefined;
  /** An address was refused: it is too old. Reads them anew. */
  readonly refresh: () => void;
}

/** The days of the calendar that a date step offers, as YYYY-MM-DD in the patient's zone. */
export interface DateLimits {
  readonly earliest: string;
  readonly latest: string;
  /** The day that is planned already, which cannot be chosen again. */
  readonly scheduled: string | null;
  /** The day that is chosen to begin with. */
  readonly selected: string;
  /** IANA zone that the days are of. */
  readonly zone: string;
}

/** What the renderer needs of the application around it. */
export interface Ports {
  /** A link inside the portal. */
  readonly Link: ComponentType<{ readonly to: string; readonly className?: string; readonly children: ReactNode }>;
  /** Lists by the name that definitions use; undefined while one is loading. */
  readonly lists: { readonly states: readonly ListEntry[] | undefined };
  readonly cart: Cart | PendingCart;
  readonly payments: Payments;
  readonly photos: Photos;
  readonly suggestAddresses: (text: string, signal: AbortSignal) => Promise<readonly AddressSuggestion[]>;
  readonly track: (event: TreatmentEvent) => void;
  /** The days that a step offers; undefined where it offers every day. */
  readonly dateLimits: (step: string) => DateLimits | undefined;
  /** Says that something was entered and not sent yet, for which the page is to stay. @returns lets go of it */
  readonly holdInput: () => () => void;
}

const PlainLink: Ports['Link'] = ({ to, ...rest }) => createElement('a', { href: to, ...rest });

/** What steps find where no application is around them. */
export const noPorts: Ports = {
  Link: PlainLink,
  lists: { states: undefined },
  cart: { status: 'loading' },
  payments: {
    CardFields: () => null,
    card: undefined,
    cardIsValid: false,
    applyCoupon: () => Promise.reject(new CouponRefusal('invalid')),
  },
  photos: {
    CameraView: () => null,
    permission: () => Promise.resolve('denied'),
    keep: () => '',
    progress: undefined,
    sent: undefined,
    refresh: () => undefined,
  },
  suggestAddresses: () => Promise.resolve([]),
  track: () => undefined,
  dateLimits: () => undefined,
  holdInput: () => () => undefined,
};

const PortsContext = createContext<Ports>(noPorts);

/** Provides the ports to every step below it. */
export const PortsProvider = PortsContext.Provider;

/** The ports that the application provides. */
export const usePorts = (): Ports => useContext(PortsContext);
