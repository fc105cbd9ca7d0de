import { createContext, createElement, useContext, type ComponentType, type ReactNode } from 'react';
import type { DeliveryLimits } from '#flows/checkout/rules/address/deliveryFaults.ts';
import type { Offer, ProductChoice } from '#flows/checkout/rules/ProductChoice.ts';
import type { EnteredUnit } from '#flows/labs/rules/enteredNumber.ts';
import type { ReportPart } from '#flows/kinds/screens/reportKind.ts';
import type { Card } from '#schemas/wire/card.ts';
import type { CouponDiscounts } from '#schemas/wire/coupon.ts';
import type { Membership, MembershipPrice } from '#schemas/wire/membership.ts';
import type { SelectedProduct } from '#schemas/wire/selectedProduct.ts';

/** One entry of a list that definitions name as `source`. */
interface ListEntry {
  readonly value: string;
  readonly label: string;
}

/** The products of a visit, and the patient's choices. */
export interface Cart {
  readonly status: 'ready';
  /** The products to choose from or, with `bundle`, to buy together. */
  readonly offers: readonly Offer[];
  readonly addons: readonly Offer[];
  readonly bundle: { readonly title: string; readonly image: string | null } | null;
  /** Id of the product template being configured, when the patient buys one of several. */
  readonly current: string | null;
  /** Pounds; null when unknown. */
  readonly weight: number | null;
  /** Months of the patient's preferred plan. */
  readonly preferredMonths: number | undefined;
  /** The memberships that are offered or included with a product, by id. */
  readonly memberships: ReadonlyMap<
    string,
    { readonly membership: Membership; readonly prices: readonly MembershipPrice[] }
  >;
  /** The membership that comes with the product being configured, or the one that the visit offers; and the chosen price. */
  readonly offeredMembership: string | null;
  readonly membershipPrice: string | null;
  /** A member's unpaid price, null when nothing is due. Undefined for a patient who is no member yet. */
  readonly member: MembershipPrice | null | undefined;
  /** The choices so far, including add-ons. */
  readonly choices: readonly ProductChoice[];
  /** The choices as the backend has confirmed them; a checkout shows and charges these. */
  readonly selected: readonly SelectedProduct[];
  /** Why a confirmed dose cannot be ordered as it is: it has to be chosen again. */
  readonly doseFault?: string | undefined;
  /** If false, nothing is authorized or charged at checkout. */
  readonly collectsPayment: boolean;
  /** Stores the choices of main products or add-ons; the flow sends them when the step is left. */
  readonly choose: (choices: readonly ProductChoice[], addons: boolean) => void;
  readonly chooseMembership: (price: MembershipPrice) => void;
}

/** The cart while its products are loading, or when loading failed. */
type PendingCart = { readonly status: 'loading' } | { readonly status: 'failed'; readonly retry: () => void };

/** Whether the card form can be submitted, and the provider's error. */
export interface CardEntry {
  readonly complete: boolean;
  readonly error: string | undefined;
}

/** A discount code as it was entered. */
export interface EnteredCode {
  readonly code: string;
  /** Whether it was applied, or is being applied. */
  readonly applied: boolean;
}

/** Payment: the provider's card fields, the saved card, discount codes. Card numbers stay with the provider. */
export interface Payments {
  /** The provider's card fields. They keep what was entered as long as they are shown. */
  readonly CardFields: ComponentType<{
    readonly busy: boolean;
    readonly onChange: (entry: CardEntry) => void;
  }>;
  /** The saved card; null if there is none, undefined while loading. */
  readonly card: Card | null | undefined;
  /** Whether the saved card is still valid today. */
  readonly cardIsValid: boolean;
  /** The discounts of a code on the selected products. Rejects with a {@link CouponRefusal}. */
  readonly applyCoupon: (code: string) => Promise<CouponDiscounts['productDiscounts']>;
  /** The code with which the checkout was closed before. One that was applied is applied again. */
  readonly enteredCode?: EnteredCode | undefined;
  readonly onCode?: (entered: EnteredCode) => void;
}

/** Why a discount code gives no discount: it applies to none of the products, or it is invalid, or was not looked at. */
export class CouponRefusal extends Error {
  readonly reason: 'notApplicable' | 'invalid';

  /** What the patient is told instead of the text of the reason. */
  readonly said: string | undefined;

  constructor(reason: 'notApplicable' | 'invalid', said?: string) {
    super(reason);
    this.reason = reason;
    this.said = said;
  }
}

/** A complete postal address that starts with the typed text. `state` is its abbreviation. */
export interface AddressSuggestion {
  readonly id: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/** What is known of where a purchase is sent. */
export interface Delivery {
  /** What the patient's account says, by the autocomplete name of the field that asks for it. */
  readonly known: { readonly [autocomplete: string]: string | undefined };
  readonly limits: DeliveryLimits;
}

/** Analytics events of the treatment preferences: the action, never the choice. */
export type TreatmentEvent =
  | 'add-on select'
  | 'change'
  | 'continue'
  | 'skip'
  | 'frequency'
  | 'quantity'
  | 'duration'
  | 'item';

/** Whether the page may use the camera; `prompt` if the browser would ask or does not say. */
export type CameraPermission = 'granted' | 'denied' | 'prompt';

/** The light in front of the camera. */
export type Light = 'dark' | 'good' | 'bright';

/** The props of a camera's live picture. */
export interface CameraViewProps {
  readonly facing: 'user' | 'environment';
  /** Alternative text of the picture. */
  readonly label: string;
  /** Called when the picture runs; the function takes a photo as a JPEG. */
  readonly onReady: (takePhoto: () => Promise<Blob>) => void;
  readonly onLight: (light: Light) => void;
  /** Called when the camera cannot be used: access is denied, or there is no camera. */
  readonly onFailure: (reason: 'denied' | 'missing') => void;
}

/** Taking and storing photos. A photo stays in memory and has an id; only the id enters the flow. */
export interface Photos {
  readonly CameraView: ComponentType<CameraViewProps>;
  /** The permission that {@link CameraView} would get; reading it shows no prompt. */
  readonly permission: () => Promise<CameraPermission>;
  readonly keep: (photo: Blob) => string;
  /** The share of the current upload that has been sent, from 0 to 1; undefined without an upload. */
  readonly progress: number | undefined;
  /** The URLs of the uploaded photos; undefined while loading. */
  readonly sent: { readonly id: string | null; readonly profile: string | null } | undefined;
  /** Refetches the URLs after one was refused because it has expired. */
  readonly refresh: () => void;
}

/** The days that a date step offers, as YYYY-MM-DD in the patient's time zone. */
export interface DateLimits {
  readonly earliest: string;
  readonly latest: string;
  /** The planned day, which cannot be chosen again. */
  readonly scheduled: string | null;
  /** The preselected day; null where the patient chooses without one. */
  readonly selected: string | null;
  /** The IANA time zone of the days. */
  readonly zone: string;
}

/** A marker whose values a patient can enter. */
export interface EnteredMarker {
  /** Its slug. */
  readonly _id: string;
  readonly name: string;
  /** Its own unit first. */
  readonly units: readonly EnteredUnit[];
}

/** The functions and components that the renderer needs from the application. */
export interface Ports {
  /** A link inside the portal. */
  readonly Link: ComponentType<{ readonly to: string; readonly className?: string; readonly children: ReactNode }>;
  /** Lists by the name that definitions use; undefined while loading. */
  readonly lists: { readonly states: readonly ListEntry[] | undefined };
  readonly cart: Cart | PendingCart;
  readonly payments: Payments;
  /** Read when a checkout is shown: the account may have changed on the way there. */
  readonly delivery: () => Delivery;
  readonly photos: Photos;
  readonly suggestAddresses: (text: string, signal: AbortSignal) => Promise<readonly AddressSuggestion[]>;
  /** A part of the lab report that a flow goes through. */
  readonly ReportPart: ComponentType<{ readonly part: ReportPart }>;
  readonly track: (event: TreatmentEvent) => void;
  /** The days that a step offers; undefined if it offers every day. */
  readonly dateLimits: (step: string) => DateLimits | undefined;
  /** The markers whose values a step asks for. */
  readonly labMarkers: readonly EnteredMarker[];
  /**
   * Marks the page as holding unsent input, so that it is not left.
   *
   * @returns removes the mark
   */
  readonly holdInput: () => () => void;
}

const PlainLink: Ports['Link'] = ({ to, ...rest }) => createElement('a', { href: to, ...rest });

/** The ports of steps that are rendered without an application. */
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
  delivery: () => ({ known: {}, limits: { unavailable: [], isLab: false, visitState: undefined } }),
  photos: {
    CameraView: () => null,
    permission: () => Promise.resolve('denied'),
    keep: () => '',
    progress: undefined,
    sent: undefined,
    refresh: () => undefined,
  },
  suggestAddresses: () => Promise.resolve([]),
  ReportPart: () => null,
  track: () => undefined,
  dateLimits: () => undefined,
  labMarkers: [],
  holdInput: () => () => undefined,
};

const PortsContext = createContext<Ports>(noPorts);

/** Provides the ports to all steps below it. */
export const PortsProvider = PortsContext.Provider;

/** The ports of the surrounding application. */
export const usePorts = (): Ports => useContext(PortsContext);
