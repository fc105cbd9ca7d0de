import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Stripe } from 'stripe';

interface Replayed {
  readonly request: string;
  readonly status: number;
  readonly body: object;
}

interface Customer {
  readonly id: string;
  token: string | undefined;
  readonly user: string;
}

interface Intent {
  readonly id: string;
  readonly customer: string;
  readonly amount: number;
  readonly metadata: { readonly [name: string]: string };
  status: 'requires_capture' | 'succeeded' | 'canceled';
}

/** Test tokens that Stripe documents: declined when attached, declined when charged. */
const DECLINED_AT_ONCE = 'tok_chargeDeclined';
const DECLINED_IN_USE = 'tok_chargeCustomerFail';
const EXPIRED = 'tok_expired';

/** A subscription as the stand-in keeps it. Moments are seconds. */
interface Plan {
  readonly id: string;
  readonly customer: string;
  readonly price: string;
  trialEnd: number;
  canceled: boolean;
  status: 'trialing' | 'active' | 'past_due' | 'canceled';
  start: number;
  end: number;
  pause: string | null;
  coupon: string | null;
  schedule: string | null;
  metadata: { readonly [name: string]: string };
  /** How often it was charged, and how often it was changed. */
  charges: number;
  changes: number;
}

/** An invoice of a subscription. Cents. */
interface InvoiceOf {
  readonly invoice: string;
  readonly amount: number;
  readonly discount?: number;
  readonly start: Date;
  readonly end: Date;
}

/** An invoice whose charge was refused; seconds. */
interface Owed {
  readonly id: string;
  readonly plan: string;
  readonly start: number;
  readonly end: number;
  status: 'open' | 'paid';
}

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);

const MONTH = 30 * 86_400;

class Refused extends Error {
  readonly status: number;
  readonly details: { readonly type: string; readonly code: string; readonly decline_code?: string };

  constructor(status: number, message: string, details: Refused['details']) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

const declined = (code = 'generic_decline') =>
  new Refused(402, 'Your card was declined.', { type: 'card_error', code: 'card_declined', decline_code: code });
const invalid = (code: string, message: string) => new Refused(400, message, { type: 'invalid_request_error', code });

async function read(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

function found<Value>(map: ReadonlyMap<string, Value>, id = ''): Value {
  const value = map.get(id);
  if (value === undefined) throw invalid('resource_missing', `No such object: '${id}'`);
  return value;
}

const cardOf = (token: string) => ({
  id: `card_${token}`,
  object: 'card',
  brand: 'Visa',
  last4: token === DECLINED_IN_USE ? '0341' : '4242',
  exp_month: 3,
  exp_year: 2031,
});

const metadataOf = (form: URLSearchParams) =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const inner = /^metadata\[(\w+)\]$/.exec(name)?.[1];
      return inner === undefined ? [] : [[inner, value]];
    }),
  );

/** What a customer has, newest first. What is canceled is no subscription that Stripe lists. */
const list = <One extends { readonly customer: string; readonly canceled?: boolean }>(
  all: ReadonlyMap<string, One>,
  form: URLSearchParams,
  shown: (one: One) => object,
) => ({
  object: 'list',
  url: '/v1/list',
  has_more: false,
  data: [...all.values()]
    .filter(({ customer, canceled }) => customer === form.get('customer') && canceled !== true)
    .toReversed()
    .map(shown),
});

/**
 * A server that behaves as Stripe's API does for what the backend asks of it: accounts with a card, payments with manual
 * capture, subscriptions, replay under idempotency keys, declines, and signed events.
 */
export async function stripeStandIn(webhookSecret: string, clock = () => new Date()) {
  const customers = new Map<string, Customer>();
  const intents = new Map<string, Intent>();
  const subscriptions = new Map<string, Plan>();
  const invoices = new Map<string, Owed>();
  const coupons = new Map<string, { readonly percent: number; readonly duration: string }>();
  const replays = new Map<string, Replayed>();
  let count = 0;
  let cut = 0;
  const next = (prefix: string) => `${prefix}_${(count += 1)}`;

  const shownCustomer = ({ id, token }: Customer) => ({
    id,
    object: 'customer',
    default_source: token === undefined ? null : cardOf(token),
  });
  const shownIntent = (intent: Intent) => ({ object: 'payment_intent', ...intent });

  const attach = (id: string | undefined, form: URLSearchParams) => {
    const customer = found(customers, id);
    const token = form.get('source') ?? '';
    if (token === DECLINED_AT_ONCE) throw declined();
    if (token === EXPIRED) throw invalid('token_already_used', 'You cannot use a Stripe token more than once.');
    customer.token = token;
    return shownCustomer(customer);
  };
  const charge = (form: URLSearchParams) => {
    const { token } = found(customers, form.get('customer') ?? '');
    if (form.get('capture_method') !== 'manual' || form.get('confirm') !== 'true')
      throw invalid('parameter_invalid', 'The stand-in knows confirmed payments with manual capture only.');
    if (token === undefined) throw invalid('payment_method_missing', 'There is no card.');
    if (token === DECLINED_IN_USE) throw declined('insufficient_funds');
    const id = next('pi');
    const amount = Number(form.get('amount'));
    const intent: Intent = {
      id,
      customer: form.get('customer') ?? '',
      amount,
      metadata: metadataOf(form),
      status: 'requires_capture',
    };
    intents.set(id, intent);
    return shownIntent(intent);
  };
  const settle = (id: string | undefined, status: 'succeeded' | 'canceled') => {
    const intent = found(intents, id);
    if (intent.status !== 'requires_capture')
      throw invalid('payment_intent_unexpected_state', `The payment has the status ${intent.status}.`);
    intent.status = status;
    return shownIntent(intent);
  };
  const seconds = () => Math.floor(clock().getTime() / 1000);
  const shownPlan = ({ id, status, start, end, pause, schedule, metadata }: Plan) => ({
    id,
    object: 'subscription',
    status,
    schedule,
    metadata,
    pause_collection: pause === null ? null : { behavior: pause },
    items: { object: 'list', data: [{ current_period_start: start, current_period_end: end }] },
  });
  const subscribe = (form: URLSearchParams) => {
    const id = next('sub');
    const trialEnd = Number(form.get('trial_end'));
    const plan: Plan = {
      id,
      customer: form.get('customer') ?? '',
      price: form.get('items[0][price]') ?? '',
      trialEnd,
      canceled: false,
      status: 'trialing',
      start: seconds(),
      end: trialEnd,
      pause: null,
      coupon: null,
      schedule: null,
      metadata: metadataOf(form),
      charges: 0,
      changes: 0,
    };
    subscriptions.set(id, plan);
    return shownPlan(plan);
  };
  const notCanceled = (id: string | undefined): Plan => {
    const plan = found(subscriptions, id);
    if (plan.canceled) throw invalid('resource_missing', `No such subscription: ${plan.id}`);
    return plan;
  };
  const begin = (plan: Plan) => {
    const { token } = found(customers, plan.customer);
    if (token === DECLINED_IN_USE) throw declined('insufficient_funds');
    Object.assign(plan, { status: 'active', start: seconds(), end: seconds() + MONTH, charges: plan.charges + 1 });
    plan.coupon = null;
  };
  const extend = (plan: Plan, end: number) => {
    if (!(end > seconds())) throw invalid('invalid_request', 'A trial ends in the future.');
    Object.assign(plan, { status: 'trialing', trialEnd: end, end, start: plan.start });
  };
  const update = (id: string | undefined, form: URLSearchParams) => {
    const plan = notCanceled(id);
    if (plan.schedule !== null) throw invalid('invalid_request', 'A schedule manages the subscription.');
    const trialEnd = form.get('trial_end');
    if (trialEnd === 'now' || form.get('billing_cycle_anchor[type]') === 'now') {
      if (trialEnd !== 'now' && plan.status === 'trialing')
        throw invalid('subscription_update_trial_after_billing_cycle_anchor', 'It is on trial.');
      if (form.get('proration_behavior') !== 'none' || form.get('payment_behavior') !== 'error_if_incomplete')
        throw invalid('parameter_invalid', 'The stand-in knows neither prorations nor unpaid periods.');
      begin(plan);
    } else if (trialEnd !== null) extend(plan, Number(trialEnd));
    if (form.has('pause_collection[behavior]')) plan.pause = form.get('pause_collection[behavior]');
    if (form.get('pause_collection') === '') plan.pause = null;
    const coupon = form.get('discounts[0][coupon]');
    if (coupon !== null) {
      found(coupons, coupon);
      plan.coupon = coupon;
    }
    if (form.get('discounts') === '') plan.coupon = null;
    plan.metadata = { ...plan.metadata, ...metadataOf(form) };
    plan.changes += 1;
    return shownPlan(plan);
  };
  const pay = (id: string | undefined) => {
    const invoice = found(invoices, id);
    if (invoice.status === 'paid') throw invalid('invoice_already_paid', 'Invoice is already paid');
    const plan = notCanceled(invoice.plan);
    const { start, end } = invoice;
    begin(plan);
    Object.assign(plan, { start, end });
    invoice.status = 'paid';
    return { object: 'invoice', ...invoice };
  };
  const release = (schedule: string | undefined) => {
    for (const plan of subscriptions.values()) if (plan.schedule === schedule) plan.schedule = null;
    return { id: schedule, object: 'subscription_schedule', status: 'released' };
  };
  const createCoupon = (form: URLSearchParams) => {
    const id = form.get('id') ?? '';
    if (coupons.has(id)) throw invalid('resource_already_exists', 'Coupon already exists.');
    coupons.set(id, { percent: Number(form.get('percent_off')), duration: form.get('duration') ?? '' });
    return { id, object: 'coupon' };
  };
  const create = (form: URLSearchParams) => {
    const customer = { id: next('cus'), token: undefined, user: metadataOf(form)['user'] ?? '' };
    customers.set(customer.id, customer);
    return shownCustomer(customer);
  };

  const forget = (id: string | undefined) => {
    customers.delete(found(customers, id).id);
    return { id, object: 'customer', deleted: true };
  };

  function act(method: string, path: string, form: URLSearchParams): object {
    const [, , resource, id, action] = path.split('/');
    switch ([method, resource, id === undefined ? '' : 'one', action ?? ''].join(' ').trim()) {
      case 'POST customers':
        return create(form);
      case 'POST customers one':
        return attach(id, form);
      case 'DELETE customers one':
        return forget(id);
      case 'POST payment_intents':
        return charge(form);
      case 'GET payment_intents':
        return list(intents, form, shownIntent);
      case 'GET payment_intents one':
        return shownIntent(found(intents, id));
      case 'POST payment_intents one capture':
        return settle(id, 'succeeded');
      case 'POST payment_intents one cancel':
        return settle(id, 'canceled');
      case 'POST subscriptions':
        return subscribe(form);
      case 'DELETE subscriptions one':
        Object.assign(notCanceled(id), { canceled: true, status: 'canceled' });
        return shownPlan(found(subscriptions, id));
      case 'GET subscriptions':
        return list(subscriptions, form, shownPlan);
      case 'GET subscriptions one':
        return shownPlan(found(subscriptions, id));
      case 'POST subscriptions one':
        return update(id, form);
      case 'GET invoices one':
        return { object: 'invoice', ...found(invoices, id) };
      case 'POST invoices one pay':
        return pay(id);
      case 'POST subscription_schedules one release':
        return release(id);
      case 'POST coupons':
        return createCoupon(form);
      default:
        throw invalid('resource_missing', `The stand-in does not know ${method} ${path}.`);
    }
  }

  function answer(method: string, path: string, text: string, key: string | undefined): Replayed {
    const request = `${method} ${path} ${text}`;
    const before = key === undefined ? undefined : replays.get(key);
    if (before && before.request !== request)
      return {
        request,
        status: 400,
        body: { error: { type: 'idempotency_error', message: 'The key was used with other parameters.' } },
      };
    if (before) return before;
    let made: Replayed;
    try {
      made = { request, status: 200, body: act(method, path, new URLSearchParams(text)) };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      made = { request, status: error.status, body: { error: { ...error.details, message: error.message } } };
    }
    // A later change must not show in what was answered before.
    if (key !== undefined) replays.set(key, { ...made, body: structuredClone(made.body) });
    return made;
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await read(request);
    const { method = '', url = '', headers } = request;
    const path = url.split('?')[0] ?? '';
    const key = headers['idempotency-key'];
    const { status, body } = answer(
      method,
      path,
      method === 'GET' ? (url.split('?')[1] ?? '') : text,
      typeof key === 'string' ? key : undefined,
    );
    if (cut > 0) {
      cut -= 1;
      request.socket.destroy();
      return;
    }
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': next('req') });
    response.end(JSON.stringify(body));
  }

  const server = createServer((request, response) => void respond(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the stand-in has no port');

  const stripe = new Stripe('sk_test_events');
  const signedText = (payload: string, at = new Date()) => ({
    payload,
    headers: {
      'content-type': 'application/json',
      'stripe-signature': stripe.webhooks.generateTestHeaderString({
        payload,
        secret: webhookSecret,
        timestamp: secondsOf(at),
      }),
    },
  });
  const signed = (id: string, type: string, object: object, created = new Date()) =>
    signedText(JSON.stringify({ id, object: 'event', type, created: secondsOf(created), data: { object } }));
  return {
    url: `http://127.0.0.1:${address.port}`,
    customers,
    intents,
    subscriptions,
    /** Cuts so many connections after the effect and before the answer. */
    cutNext(times: number) {
      cut = times;
    },
    coupons,
    /** Has the charge of a period be refused. @returns its invoice */
    owe(planId: string, period: { readonly start: Date; readonly end: Date }) {
      const id = next('in');
      found(subscriptions, planId).status = 'past_due';
      invoices.set(id, {
        id,
        plan: planId,
        start: secondsOf(period.start),
        end: secondsOf(period.end),
        status: 'open',
      });
      return id;
    },
    /** Charges an invoice, as Stripe does by itself. */
    collect: (invoice: string) => pay(invoice),
    /** Any text, signed as an event is. */
    signedText,
    /** An event about a payment, as Stripe sends and signs it. */
    event: (id: string, type: string, paymentId: string) => signed(id, type, shownIntent(found(intents, paymentId))),
    /** An event about what was given back of a payment, of all that was by then. */
    refundEvent: (id: string, paymentId: string, refunded: number) =>
      signed(id, 'charge.refunded', {
        id: `ch_${paymentId}`,
        object: 'charge',
        payment_intent: paymentId,
        amount_refunded: refunded,
      }),
    /** An event about a subscription, in the state that it says. */
    planEvent: (id: string, type: string, planId: string, status: string, created?: Date) =>
      signed(id, type, { ...shownPlan(found(subscriptions, planId)), status }, created),
    /** An event about the invoice of a period. */
    invoiceEvent(id: string, type: string, planId: string, of: InvoiceOf, created?: Date) {
      const { invoice, amount, discount = 0, start, end } = of;
      return signed(
        id,
        type,
        {
          id: invoice,
          object: 'invoice',
          subtotal: amount,
          total_discount_amounts: discount === 0 ? [] : [{ amount: discount, discount: 'di_1' }],
          parent: { type: 'subscription_details', subscription_details: { subscription: planId, metadata: {} } },
          lines: { object: 'list', data: [{ period: { start: secondsOf(start), end: secondsOf(end) } }] },
        },
        created,
      );
    },
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
