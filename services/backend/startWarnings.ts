import { join } from 'node:path';
import type { Settings } from './kernel/settings/settings.ts';
import type { Tenant } from './modules/organizations/Tenant.ts';

type Parts = Pick<
  Settings,
  | 'sandbox'
  | 'production'
  | 'stripe'
  | 'smtp'
  | 'twilio'
  | 'calCom'
  | 'clamd'
  | 'unknown'
  | 'data'
  | 'databaseUrl'
  | 'media'
  | 'mediaS3'
>;

/** What whoever runs the portal should know of how it is set up, a line each. */
export function startWarnings(
  { sandbox, production, stripe, smtp, twilio, calCom, clamd, unknown, data, databaseUrl, media, mediaS3 }: Parts,
  tenants: readonly Pick<Tenant, 'slug' | 'origin'>[],
): readonly string[] {
  const unread = unknown.map((name) => `${name} is no setting of this version and is ignored.`);
  if (sandbox)
    return [
      ...unread,
      'The sandbox is on: whoever reaches this server reads every mail at /sandbox and can sign in as any patient.',
    ];
  const missing = [
    [stripe, 'Nobody can pay: set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET.'],
    [smtp, 'Mails wait in the outbox and are given up after a day: set PORTAL_SMTP_URL and PORTAL_MAIL_FROM.'],
    [twilio, 'No number can be verified: set TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM.'],
    [calCom, 'Nothing can be booked: set PORTAL_CALCOM_API_KEY.'],
    [clamd, 'Documents that patients attach are not scanned for viruses: set PORTAL_CLAMD.'],
  ] as const;
  return [
    ...unread,
    ...(production
      ? []
      : [
          'Patients are served only by NODE_ENV=production: nothing else makes sure of a secret and of the addresses of the brands.',
        ]),
    ...(stripe && /^.k_test_/.test(stripe.secretKey) ? ['Nobody is charged: STRIPE_SECRET_KEY is a test key.'] : []),
    ...(production && databaseUrl === undefined && data !== 'memory'
      ? [
          `Patients are kept in the embedded database in ${data}, which one server uses alone and nothing backs up by itself: set DATABASE_URL.`,
        ]
      : []),
    ...(databaseUrl !== undefined && !mediaS3 && media === join(data, 'media')
      ? [
          `Pictures are kept in ${media} on this machine, where other servers do not find them: name a directory that all share in PORTAL_MEDIA, or a bucket.`,
        ]
      : []),
    ...(media === 'memory' && !mediaS3 && (data !== 'memory' || databaseUrl !== undefined)
      ? ['Every picture and document is lost when this server ends: name a directory in PORTAL_MEDIA.']
      : []),
    ...(data === 'memory' && databaseUrl === undefined
      ? ['Everything is lost when this server ends: name a directory in PORTAL_DATA, or set DATABASE_URL.']
      : []),
    ...missing.flatMap(([part, text]) => (part === undefined ? [text] : [])),
    ...(calCom && calCom.webhookSecret === undefined
      ? ['What changes at Cal.com is seen only when a patient looks: set PORTAL_CALCOM_WEBHOOK_SECRET.']
      : []),
    ...tenants
      .filter(({ origin }) => origin === undefined)
      .map(
        ({ slug }) =>
          `${slug} has no "origin" in its brand.json: links in its mails lead to this machine, and texted STOPs are not received.`,
      ),
  ];
}
