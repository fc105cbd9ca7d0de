import { checkChoice, checkDose, configure } from '#flows/checkout/rules/configure.ts';
import { choiceOf, type Offer, type ProductChoice } from '#flows/checkout/rules/ProductChoice.ts';
import { inQuantity } from '#flows/checkout/rules/inQuantity.ts';
import { joinedMembership } from '#flows/checkout/rules/joinedMembership.ts';
import { quote, type QuoteOptions } from '#flows/checkout/rules/quote.ts';
import type { Cart, Ports } from '#renderers/ports/ports.ts';
import type { MembershipPrice } from '#schemas/wire/membership.ts';
import type { SelectedProduct } from '#schemas/wire/selectedProduct.ts';
import { checkoutStorage } from './checkoutStorage.ts';
import type { Offers } from './loadOffers.ts';

type Listener = () => void;
type Discounts = NonNullable<QuoteOptions['discounts']>;

/** The input of a cart: the products, and the patient's data. */
interface CartStart extends Pick<Cart, 'offeredMembership' | 'collectsPayment' | 'member'> {
  /** The selection that was confirmed earlier. */
  readonly selected: readonly SelectedProduct[];
  /** Pounds; null when unknown. */
  readonly weight: () => number | null;
  /** The product template that the URL asks for. */
  readonly product: string | undefined;
  /** The membership that the URL asks for; it stands for the product that comes with it. */
  readonly membership?: string | undefined;
  readonly load: () => Promise<Offers>;
  /** The default choice of an offer, for a preferred number of months. */
  readonly firstChoice: (offer: Offer, months: number | undefined) => ProductChoice | undefined;
}

/**
 * The products for sale and the patient's selection. Only `selected` counts, which the backend confirms for a visit.
 * Unsent choices are kept in this tab's storage across reloads, without the patient's comments.
 */
export class PurchaseCart {
  readonly #start: CartStart;
  readonly #listeners = new Set<Listener>();
  #loading: Promise<Offers> | undefined;
  #offers: Offers | undefined;
  #choices: readonly ProductChoice[] | undefined;
  #selected: readonly SelectedProduct[];
  #current: string | null;
  #askedPlan: string | undefined;
  #count = 1;
  #coupon: { readonly code: string; readonly discounts: Discounts } | undefined;
  #snapshot: Ports['cart'] = { status: 'loading' };

  constructor(start: CartStart) {
    this.#start = start;
    this.#selected = start.selected;
    this.#current = start.product ?? null;
  }

  readonly subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** The cart as steps see it, with the weight as it is now. */
  readonly get = (): Ports['cart'] => {
    const { status } = this.#snapshot;
    if (status === 'ready' && this.#snapshot.weight !== this.#start.weight()) this.#take();
    return this.#snapshot;
  };

  /** Loads the products once; after an error it may be called again. */
  async load(): Promise<void> {
    if (this.#offers) return;
    this.#loading ??= this.#start.load();
    try {
      this.#offers = await this.#loading;
      this.#choices ??= this.#restored(this.#offers);
      this.#current = this.#first(this.#offers, this.#choices);
      this.#keepDefault();
      this.#changed();
    } catch (error) {
      this.#snapshot = { status: 'failed', retry: () => void this.load().catch(() => undefined) };
      this.#tell();
      throw error;
    } finally {
      this.#loading = undefined;
    }
  }

  /**
   * Starts with a product given by its slug.
   *
   * @returns the product's id
   */
  select(slug: string): string | undefined {
    const offer = this.#offers?.offers.find(({ template }) => template.slug === slug);
    if (!offer) return undefined;
    this.#current = offer.template._id;
    checkoutStorage.dropStartProduct();
    this.#keepDefault();
    this.#changed();
    return offer.template._id;
  }

  /** Id of the membership that is bought with the product being configured; undefined until the products are loaded. */
  membership(): string | null | undefined {
    return this.#offers && this.#offeredMembership(this.#offers);
  }

  /** The main products, or the add-ons, in the form to send; products without a choice have their defaults. */
  chosen(addons: boolean): readonly SelectedProduct[] {
    const offers = this.#offers;
    if (!offers) return [];
    const chosen = (this.#choices ?? []).filter(({ addon }) => addon === addons);
    const choices = chosen.length > 0 || addons ? chosen : this.#firstChoices(offers);
    return choices.flatMap((choice) => this.#configured(choice));
  }

  /** Sets the plan that the URL asks for; it applies until the patient chooses one. */
  askFor(plan: string | undefined): void {
    this.#askedPlan = plan;
  }

  /**
   * Selects the plan that the URL asks for, or the chosen one, for purchases that need no confirmation by a backend.
   *
   * @returns undefined when the product has no such plan
   */
  selectPlan(): SelectedProduct | undefined {
    const [offer] = this.#offers?.offers ?? [];
    const first = offer && this.#start.firstChoice(offer, checkoutStorage.preferredMonths());
    if (!first) return undefined;
    const chosen = this.#choices?.find(({ template }) => template === first.template);
    const choice = { ...first, product: this.#askedPlan ?? chosen?.product ?? first.product };
    if (checkChoice(offer, choice, this.#patient()).length > 0) return undefined;
    const [selected] = this.#configured(choice);
    if (!selected) return undefined;
    checkoutStorage.setPreferredMonths(selected.selected_configuration.shipping.months);
    this.confirm([selected]);
    return selected;
  }

  /** How many of what is selected are bought at once. */
  get count(): number {
    return this.#count;
  }

  /** Sets how many are bought at once: prices and sums are those of all of them. */
  setCount(count: number): void {
    this.#count = count;
    this.#changed();
  }

  /** Stores the confirmed products. */
  confirm(products: readonly SelectedProduct[]): void {
    this.#selected = products;
    this.#choices = products.map(choiceOf);
    this.#keep();
    this.#changed();
  }

  /** The confirmed main products, or the confirmed add-ons. */
  confirmed(addons: boolean): readonly SelectedProduct[] {
    return this.#selected.filter(({ selected_configuration: { type } }) => (type === 'addon') === addons);
  }

  /** The ids of the confirmed priced items, which the patient was shown. */
  pricedItems(): string[] {
    return this.#selected.map(({ selected_configuration }) => selected_configuration.treatment_properties.product);
  }

  /** The abbreviations of the states in which one of the confirmed products is not sold. */
  unsoldStates(): readonly string[] {
    const { offers, addons } = this.#offers ?? { offers: [], addons: [] };
    const bought = new Set(this.#selected.map(({ _id }) => _id));
    return [...offers, ...addons].flatMap(({ template }) =>
      bought.has(template._id) ? template.unavailable_states : [],
    );
  }

  /** Stores the discounts of a code, as shown to the patient. */
  apply(code: string, discounts: Discounts): void {
    this.#coupon = { code, discounts };
  }

  /**
   * The total of the confirmed products that the patient is shown, in cents, including the discount of an applied code.
   */
  total(code: string | null): number {
    return quote(this.#bought(), { discounts: this.#discountsOf(code) }).total;
  }

  /** The total of a visit that the patient is shown: the confirmed products and the membership joined with it. */
  visitTotal(code: string | null): number {
    const { collectsPayment, member } = this.#start;
    if (!collectsPayment) return 0;
    const joined = joinedMembership({
      selected: this.#selected,
      offeredMembership: this.membership() ?? null,
      member,
      collectsPayment,
      membershipPrice: checkoutStorage.membership()?.price_id ?? null,
      memberships: this.#offers?.memberships ?? new Map(),
    });
    return quote(this.#selected, { discounts: this.#discountsOf(code), membership: joined?.price }).total;
  }

  #bought(): readonly SelectedProduct[] {
    return this.#selected.map((product) => inQuantity(product, this.#count));
  }

  #discountsOf(code: string | null): Discounts {
    return this.#coupon?.code === code ? this.#coupon.discounts : {};
  }

  /** The product to configure first: the one asked for, the one chosen before, or the one of the offered membership. */
  #first({ offers }: Offers, choices: readonly ProductChoice[]): string | null {
    const { membership, offeredMembership } = this.#start;
    const of = (wanted: string | null | undefined) =>
      wanted ? offers.find(({ template }) => template.membership === wanted)?.template._id : undefined;
    const chosen = choices.find(({ addon }) => !addon)?.template;
    return of(membership) ?? this.#current ?? chosen ?? of(offeredMembership) ?? offers[0]?.template._id ?? null;
  }

  /** A coaching program comes with its own membership; with any other product the visit's is offered. */
  #offeredMembership({ offers }: Offers): string | null {
    const current = offers.find(({ template }) => template._id === this.#current)?.template;
    const own = current?.type === 'coaching_membership' ? current.membership : null;
    return own ?? this.#start.offeredMembership;
  }

  #firstChoices({ offers, bundle }: Offers): readonly ProductChoice[] {
    const wanted = bundle ? offers : offers.filter(({ template }) => template._id === this.#current);
    return wanted.flatMap((offer) => this.#start.firstChoice(offer, checkoutStorage.preferredMonths()) ?? []);
  }

  #patient() {
    return { weight: this.#start.weight() };
  }

  #offerOf({ template, addon }: ProductChoice): Offer | undefined {
    return this.#offers?.[addon ? 'addons' : 'offers'].find((offer) => offer.template._id === template);
  }

  #configured(choice: ProductChoice): readonly SelectedProduct[] {
    const offer = this.#offerOf(choice);
    return offer ? [configure(offer, choice, this.#patient())] : [];
  }

  #restored({ offers, addons }: Offers): readonly ProductChoice[] {
    const kept = this.#selected.length > 0 ? this.#selected : checkoutStorage.selectedProducts();
    return kept.map(choiceOf).filter((choice) => {
      const offer = (choice.addon ? addons : offers).find(({ template }) => template._id === choice.template);
      return offer !== undefined && checkChoice(offer, choice, this.#patient()).length === 0;
    });
  }

  readonly #choose: Cart['choose'] = (choices, addons) => {
    this.#choices = [...(this.#choices ?? []).filter(({ addon }) => addon !== addons), ...choices];
    if (!addons) {
      this.#askedPlan = undefined;
      this.#current = choices[0]?.template ?? this.#current;
      checkoutStorage.dropStartProduct();
    }
    const months = addons ? undefined : this.chosen(false)[0]?.selected_configuration.shipping.months;
    if (months !== undefined) checkoutStorage.setPreferredMonths(months);
    this.#keep();
    this.#changed();
  };

  readonly #chooseMembership = (price: MembershipPrice): void => {
    checkoutStorage.setMembership(price);
    this.#changed();
  };

  #keep(): void {
    checkoutStorage.setSelectedProducts((this.#choices ?? []).flatMap((choice) => this.#configured(choice)));
  }

  #keepDefault(): void {
    const [first] = this.#offers ? this.#firstChoices(this.#offers) : [];
    const [product] = first ? this.#configured(first) : [];
    if (product) checkoutStorage.setDefaultItem(product);
  }

  /** Why a confirmed dose cannot be ordered as it is, for the patient. */
  #doseFault(): string | undefined {
    for (const product of this.#selected) {
      const offer = this.#offerOf(choiceOf(product));
      const [fault] = offer ? checkDose(offer, product, this.#patient()) : [];
      if (fault) return fault.message;
    }
    return undefined;
  }

  #changed(): void {
    this.#take();
    if (this.#offers) this.#tell();
  }

  #take(): void {
    const offers = this.#offers;
    if (!offers) return;
    this.#snapshot = {
      status: 'ready',
      ...offers,
      current: this.#current,
      weight: this.#start.weight(),
      preferredMonths: checkoutStorage.preferredMonths(),
      offeredMembership: this.#offeredMembership(offers),
      member: this.#start.member,
      membershipPrice: checkoutStorage.membership()?.price_id ?? null,
      choices: this.#choices ?? [],
      selected: this.#bought(),
      doseFault: this.#doseFault(),
      collectsPayment: this.#start.collectsPayment,
      choose: this.#choose,
      chooseMembership: this.#chooseMembership,
    };
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
