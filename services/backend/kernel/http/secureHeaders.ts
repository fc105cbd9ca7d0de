import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { PusherSettings } from '../settings/PusherSettings.ts';
import type { Settings } from '../settings/settings.ts';
import { asksForPage } from './requestPaths.ts';

/** What Stripe's card form loads, frames and asks. */
const STRIPE = {
  scriptSrc: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frameSrc: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connectSrc: ['https://api.stripe.com'],
};

/** What address suggestions of Google Maps load and ask. */
const MAPS = {
  scriptSrc: ['https://maps.googleapis.com'],
  imgSrc: ['https://maps.gstatic.com', 'https://*.googleapis.com'],
  connectSrc: ['https://maps.googleapis.com', 'https://places.googleapis.com'],
};

/** Where the sockets of the hosted Pusher service are. */
const socketsOf = ({ cluster }: PusherSettings) => [
  `wss://ws-${cluster}.pusher.com`,
  `https://sockjs-${cluster}.pusher.com`,
];

/** What the portal's own pages may use: the camera for photos, and payment for the card form. */
const PERMISSIONS = 'camera=(self), microphone=(), geolocation=(), payment=(self)';

/** Of what is not asked for as a page: it loads nothing and is framed by nobody. The other headers say what pages may do. */
export const DATA: OutgoingHttpHeaders = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

type Hosts = { readonly [directive in 'scriptSrc' | 'frameSrc' | 'connectSrc' | 'imgSrc']?: readonly string[] };

/** The headers that helmet sets: they are the same for every answer, so that they are made once and not for each. */
function headersBy(options: HelmetOptions): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, () => undefined);
  return response.getHeaders();
}

/**
 * The headers that keep a browser from doing what the portal never asks for: those of pages, and the few that tell of other
 * answers. Third parties are named only where they are set up.
 *
 * @param framed the origin that the pages of a request's host may frame besides; undefined where there is none
 */
export function secureHeaders(
  app: FastifyInstance,
  {
    stripe,
    mapsKey,
    calCom,
    collector,
    pusher,
  }: Pick<Settings, 'stripe' | 'mapsKey' | 'calCom' | 'collector' | 'pusher'>,
  framed: (request: FastifyRequest) => string | undefined,
): void {
  const thirdParties: readonly Hosts[] = [
    ...(stripe ? [STRIPE] : []),
    ...(mapsKey === undefined ? [] : [MAPS]),
    ...(collector?.startsWith('https:') ? [{ connectSrc: [new URL(collector).origin] }] : []),
    ...(calCom ? [{ frameSrc: [calCom.url] }] : []),
    // The portal's own sockets are of 'self' in every browser that patients need.
    ...(pusher ? [{ connectSrc: socketsOf(pusher) }] : []),
  ];
  const hosts = (directive: keyof Hosts) => ["'self'", ...thirdParties.flatMap((party) => party[directive] ?? [])];
  const headersFraming = (origin: string | undefined): OutgoingHttpHeaders => ({
    'permissions-policy': PERMISSIONS,
    ...headersBy({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: hosts('scriptSrc'),
          styleSrc: ["'self'"],
          imgSrc: [...hosts('imgSrc'), 'data:'],
          fontSrc: ["'self'"],
          connectSrc: hosts('connectSrc'),
          frameSrc: [...hosts('frameSrc'), ...(origin === undefined ? [] : [origin])],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
        },
      },
      referrerPolicy: { policy: 'no-referrer' },
      frameguard: { action: 'deny' },
      hsts: false,
    }),
  });
  const made = new Map<string | undefined, OutgoingHttpHeaders>();
  const pageHeaders = (request: FastifyRequest) => {
    const origin = framed(request);
    const headers = made.get(origin) ?? headersFraming(origin);
    made.set(origin, headers);
    return headers;
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(asksForPage(request) ? pageHeaders(request) : DATA);
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    done();
  });
}
