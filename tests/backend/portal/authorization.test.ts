import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import type { Charges } from '#schemas/wire/charge.ts';
import type { Devices } from '#schemas/wire/device.ts';
import type { Intake } from '#schemas/wire/intake.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { agreements } from '#services/backend/kernel/database/tables/agreements.ts';
import { outsideResults } from '#services/backend/kernel/database/tables/outsideResults.ts';
import { payments } from '#services/backend/kernel/database/tables/payments.ts';
import { coupons } from '#services/backend/kernel/database/tables/products.ts';
import { attachments } from '#services/backend/kernel/database/tables/messages.ts';
import { reportLinks } from '#services/backend/kernel/database/tables/reportLinks.ts';
import { passkeys } from '#services/backend/kernel/database/tables/passkeys.ts';
import { trustedDevices } from '#services/backend/kernel/database/tables/trustedDevices.ts';
import { twoSteps } from '#services/backend/kernel/database/tables/twoSteps.ts';
import { prescriptions } from '#services/backend/kernel/database/tables/subscriptions.ts';
import {
  membershipIdOf,
  membershipPriceIdOf,
  productIdOf,
  productTemplateIdOf,
} from '#services/backend/modules/catalogue/catalogueIds.ts';
import { conversationIdOf } from '#services/backend/modules/messages/conversationIdOf.ts';
import { policyDigestOf } from '#services/backend/modules/organizations/policyDigestOf.ts';
import { advance, backendFixture, fullProfile } from '#tests/support/backend/backendFixture.ts';
import { giveNotifications } from '#tests/support/backend/notificationsOf.ts';
import { address, tokenOf } from '#tests/support/backend/checkoutFixture.ts';
import { copyFixture } from '#tests/support/backend/copyFixture.ts';
import { passkeyFixture } from '#tests/support/backend/passkeyFixture.ts';
import { picture } from '#tests/support/files/pictures.ts';
import { createId } from '#services/backend/kernel/ids/createId.ts';
import { labBundle } from '#services/backend/sandbox/laboratory/labBundle.ts';
import { reportIdOf } from '#services/backend/modules/labs/receiving/receiveReports.ts';
import { givePanel, LABORATORY, laboratoryOf, labSettings } from '#tests/support/backend/labFixture.ts';
import { appointmentsOf, calendarOf } from '#tests/support/backend/schedulingFixture.ts';
import { FORM_TYPE, formOf, mediaParts, uploadParts } from '#tests/support/files/uploadForm.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface Patients {
  readonly org: string;
  readonly user: string;
  readonly intake: Intake;
  readonly subscription: string;
  /** A subscription with a prescription, and its invoice. */
  readonly prescribed: string;
  readonly invoice: string;
  readonly order: string;
  readonly charge: string;
  /** What the patient booked in the sandbox calendar, and the appointment that it is. */
  readonly booking: string;
  readonly appointment: string;
  readonly notification: string;
  /** A session of the patient that no row is called with. */
  readonly otherSession: string;
  /** A lab panel of the patient, and its report. */
  readonly labPanel: string;
  readonly labReport: string;
  /** The version of a text that the patient has agreed to. */
  readonly agreed: string;
  /** The code that was sent to the patient's mobile number. */
  readonly code: string;
  readonly photo: Buffer;
}

/** How a route is called for a patient; `public` for routes that everybody may call. */
type Row =
  | 'public'
  | ((of: Patients) => {
      readonly url: string;
      readonly payload?: object;
      readonly headers?: { readonly [name: string]: string };
    });

const product = (org: string) => productTemplateIdOf(org, 'longevity-panel');

/** The plan of the panel that is bought once. */
const plan = (org: string) => productIdOf(org, 'longevity-panel', { frequency: null, months: 0, type: 'one-time' });

/** A plan of longevity coaching, which waits for its visit. */
const coaching = (org: string) =>
  productIdOf(org, 'longevity-coaching', { frequency: null, months: 1, type: 'recurring' });
const panel = (org: string) => ({
  product_template: product(org),
  product: productIdOf(org, 'longevity-panel', { frequency: null, months: 0, type: 'one-time' }),
});

const response = ({ intake }: Patients) => intake.intake_responses?.[0]?._id;

const conversation = ({ org, user }: Patients) =>
  `/conversations/${org}/patient/${user}/conversation/${conversationIdOf(org, user)}`;

const PASSKEY = 'b'.repeat(24);
const TRUSTED = '7'.repeat(24);
const REPORT_LINK = '6'.repeat(24);
const ATTACHMENT = '5'.repeat(24);
const OUTSIDE_RESULT = '4'.repeat(24);

const matrix: { readonly [route: string]: Row } = {
  'GET /livez': 'public',
  'GET /readyz': 'public',
  'GET /healthz': 'public',
  'GET /docs': 'public',
  'GET /docs/json': 'public',
  'GET /organization/:org/settings/default': 'public',
  'GET /v2/organizations/search': 'public',
  'GET /organization/:org/policy/:section': 'public',
  'GET /organization/:org/states': 'public',
  'GET /brand/:slug/:file': 'public',
  'GET /brand/:slug/preview.png': 'public',
  'GET /catalogue/:slug/:name(^[a-z]+).png': 'public',
  'GET /marketing/campaigns/:campaignId/public': 'public',
  'GET /v2/products/:id/public': 'public',
  // Whoever has the address of an image may see it, which no token is sent for; it is signed.
  'GET /v2/images/:imageId': 'public',
  // As with an image.
  'GET /v2/media/:mediaId': 'public',
  'GET /catalogue/:name(^[a-z0-9-]+).svg': 'public',
  'GET /catalogue/:slug/:name(^[a-z0-9-]+).svg': 'public',
  'POST /v2/payments/webhook': 'public',
  // Twilio signs what it sends.
  'POST /v2/sms/twilio': 'public',
  'POST /login/:org': 'public',
  'POST /login/:org/token': 'public',
  // The ticket says whose login it is.
  'POST /login/:org/passkey/challenge': 'public',
  'POST /login/:org/passkey': 'public',
  'POST /login/:org/second-step': 'public',
  'POST /login/:org/second-step/lost': 'public',
  // The tokens of mailed links say whose step it is.
  'POST /v2/users/:org/:userId/lost-step': 'public',
  'POST /v2/users/:org/:userId/lost-step-stop': 'public',
  'POST /v2/users': 'public',
  'POST /reset/:org/password-reset-request': 'public',
  // The token of the mailed link says whose password it is.
  'PUT /users/:org/:userId/reset-password-token': 'public',
  'POST /v2/users/:org/:userId/email-verification': 'public',
  'POST /v2/session/refresh': 'public',
  'POST /v2/session/logout': 'public',
  'GET /sandbox': 'public',
  'GET /sandbox/outbox': 'public',
  'POST /sandbox/text-reply': 'public',
  'GET /sandbox/lab-alerts': 'public',
  'GET /sandbox/stops': 'public',
  'GET /sandbox/messages': 'public',
  'POST /sandbox/messages': 'public',
  'GET /sandbox/laboratory': 'public',
  'POST /sandbox/laboratory': 'public',
  'POST /sandbox/simulate/approve-visit': 'public',
  'POST /sandbox/simulate/refuse-visit': 'public',
  'POST /sandbox/simulate/clear-stop': 'public',
  'POST /sandbox/simulate/request-photo': 'public',
  'POST /sandbox/simulate/approve-identity': 'public',
  'POST /sandbox/simulate/reject-identity': 'public',
  'POST /sandbox/simulate/book-verification-call': 'public',
  'POST /sandbox/simulate/send-login-link': 'public',
  'POST /sandbox/simulate/reply': 'public',
  'POST /sandbox/simulate/prepare-lab': 'public',
  'POST /sandbox/simulate/draw-lab': 'public',
  'POST /sandbox/simulate/explain-results': 'public',
  'POST /sandbox/simulate/close-lab-alert': 'public',
  'POST /sandbox/simulate/lab-results': 'public',
  'POST /sandbox/simulate/ship-order': 'public',
  'POST /sandbox/simulate/deliver-order': 'public',
  'POST /sandbox/simulate/refund-order': 'public',
  'POST /sandbox/simulate/turn-period': 'public',
  // Whoever has the address of an invoice may read it, as with an image; it is signed.
  'GET /v2/invoices/:invoiceId/pdf': 'public',
  // The sandbox calendar stands for a service of others: whoever knows a booking's id may change it there.
  'GET /scheduling/calendarPage.js': 'public',
  'GET /scheduling/calendarPage.css': 'public',
  'GET /scheduling/calendar/*': 'public',
  'GET /scheduling/slots': 'public',
  'GET /scheduling/booking/:uid': 'public',
  'POST /scheduling/bookings': 'public',
  'POST /scheduling/bookings/:uid/cancel': 'public',
  'POST /scheduling/bookings/:uid/reschedule': 'public',
  // Whoever has the address of a calendar file may have it; it is signed.
  'GET /v2/appointments/:appointmentId/calendar.ics': 'public',
  'POST /v2/appointments/cal-com': 'public',
  'GET /states': 'public',
  'POST /v2/states/availability': ({ intake }) => ({
    url: '/v2/states/availability',
    payload: { state_id: 'CA', intake_template_id: intake.intake_template._id },
  }),
  'GET /users/:org/user/:userId/patient': ({ org, user }) => ({ url: `/users/${org}/user/${user}/patient` }),
  'GET /v2/users/:org/:userId/accesses': ({ org, user }) => ({ url: `/v2/users/${org}/${user}/accesses?limit=2` }),
  'GET /v2/users/:org/:userId/data-copy': ({ org, user }) => ({ url: `/v2/users/${org}/${user}/data-copy` }),
  'POST /v2/users/:org/:userId/data-copy': ({ org, user }) => ({
    url: `/v2/users/${org}/${user}/data-copy`,
    payload: { current_password: 'Portal123' },
  }),
  'GET /v2/users/:org/:userId/data-copy/file': ({ org, user }) => ({ url: `/v2/users/${org}/${user}/data-copy/file` }),
  'GET /v2/users/:org/:userId/agreements': ({ org, user }) => ({ url: `/v2/users/${org}/${user}/agreements` }),
  'GET /v2/users/:org/:userId/agreements/:version': ({ org, user, agreed }) => ({
    url: `/v2/users/${org}/${user}/agreements/${agreed}`,
  }),
  // Before the row that sends another code, which would replace the one that is entered here.
  'POST /users/:org/:userId/security': ({ org, user }) => ({
    url: `/users/${org}/${user}/security`,
    payload: { ssn: '219-09-9999' },
  }),
  'POST /users/:org/:userId/mobile-verify': ({ org, user, code }) => ({
    url: `/users/${org}/${user}/mobile-verify`,
    payload: { verification_code: code },
  }),
  'POST /users/:org/:userId/send-mobile-verification': ({ org, user }) => ({
    url: `/users/${org}/${user}/send-mobile-verification`,
    payload: { number: '2135550123' },
  }),
  'GET /users/:org/user/:userId/images': ({ org, user }) => ({ url: `/users/${org}/user/${user}/images` }),
  'POST /users/:org/user/:userId/images': ({ org, user, photo }) => ({
    url: `/users/${org}/user/${user}/images`,
    payload: formOf(uploadParts({ client_id: user, file: photo })),
    headers: { 'content-type': FORM_TYPE },
  }),
  'POST /users/:org/user/:userId/avatar': ({ org, user, photo }) => ({
    url: `/users/${org}/user/${user}/avatar`,
    payload: formOf(uploadParts({ client_id: user, file: photo, image_type: 'profile_images' })),
    headers: { 'content-type': FORM_TYPE },
  }),
  'GET /v2/users/:userId/lifestyle': ({ user }) => ({ url: `/v2/users/${user}/lifestyle` }),
  'PATCH /v2/users/:userId': ({ user }) => ({
    url: `/v2/users/${user}`,
    payload: { medical_profile: { lifestyle: { sleep: '7 to 8' } }, revision: 0 },
  }),
  'PUT /users/:org/:userId': ({ org, user }) => ({ url: `/users/${org}/${user}`, payload: { height: 70 } }),
  'POST /v2/users/:org/:userId/email-verification-request': ({ org, user }) => ({
    url: `/v2/users/${org}/${user}/email-verification-request`,
  }),
  'PUT /v2/users/:org/:userId/email': ({ org, user }) => ({
    url: `/v2/users/${org}/${user}/email`,
    payload: { email: 'moved@example.com', current_password: 'Portal123' },
  }),
  'POST /v2/users/:org/:userId/email-undo': 'public',
  // The token of the mailed link and the password say whose account is opened.
  'POST /v2/users/:org/:userId/reopening': 'public',
  // Refused to its own patient, too, whose money is reserved: it would end what the other rows are called with.
  'POST /v2/users/:org/:userId/closing': ({ org, user }) => ({
    url: `/v2/users/${org}/${user}/closing`,
    payload: { current_password: 'Portal123', confirmation: 'CLOSE' },
  }),
  // The token of the mailed link says which session ends.
  'POST /v2/users/:org/:userId/session-end': 'public',
  'GET /v2/sessions': () => ({ url: '/v2/sessions' }),
  'DELETE /v2/sessions/:sessionId': ({ otherSession }) => ({ url: `/v2/sessions/${otherSession}` }),
  'GET /v2/trusted-devices': () => ({ url: '/v2/trusted-devices' }),
  'DELETE /v2/trusted-devices/:deviceId': () => ({ url: `/v2/trusted-devices/${TRUSTED}` }),
  'GET /v2/users/:org/:userId/passkeys': ({ org, user }) => ({ url: `/v2/users/${org}/${user}/passkeys` }),
  'POST /v2/users/:org/:userId/passkeys/challenge': ({ org, user }) => ({
    url: `/v2/users/${org}/${user}/passkeys/challenge`,
    payload: { current_password: 'Portal123' },
  }),
  'POST /v2/users/:org/:userId/passkeys/proof': ({ org, user }) => ({
    url: `/v2/users/${org}/${user}/passkeys/proof`,
  }),
  // Its challenge is over.
  'POST /v2/users/:org/:userId/passkeys': ({ org, user }) => ({
    url: `/v2/users/${org}/${user}/passkeys`,
    payload: { id: 'x', client_data: 'e30', attestation: 'x' },
  }),
  'POST /v2/users/:org/:userId/passkeys/:passkeyId/removal': ({ org, user }) => ({
    url: `/v2/users/${org}/${user}/passkeys/${PASSKEY}/removal`,
    payload: { current_password: 'Portal123' },
  }),
  'GET /v2/users/:org/:userId/two-step': ({ org, user }) => ({ url: `/v2/users/${org}/${user}/two-step` }),
  // It is off, which each of these says, until the last of them begins it.
  'PUT /v2/users/:org/:userId/two-step': ({ org, user }) => ({
    url: `/v2/users/${org}/${user}/two-step`,
    payload: { code: '000000' },
  }),
  'POST /v2/users/:org/:userId/two-step/recovery-codes': ({ org, user }) => ({
    url: `/v2/users/${org}/${user}/two-step/recovery-codes`,
    payload: { current_password: 'Portal123', code: '000000' },
  }),
  'POST /v2/users/:org/:userId/two-step/off': ({ org, user }) => ({
    url: `/v2/users/${org}/${user}/two-step/off`,
    payload: { current_password: 'Portal123', code: '000000' },
  }),
  'POST /v2/users/:org/:userId/two-step/secret': ({ org, user }) => ({
    url: `/v2/users/${org}/${user}/two-step/secret`,
    payload: { current_password: 'Portal123' },
  }),
  'PUT /v2/users/:org/:userId/password': ({ org, user }) => ({
    url: `/v2/users/${org}/${user}/password`,
    payload: { current_password: 'Portal123', new_password: 'Better-456' },
  }),
  'GET /intake-template/:org': ({ org }) => ({ url: `/intake-template/${org}` }),
  'GET /intake-template/:org/template/:intakeTemplateId': ({ org, intake }) => ({
    url: `/intake-template/${org}/template/${intake.intake_template._id}`,
  }),
  'GET /intake-template/:org/product/:productTemplateId': ({ org }) => ({
    url: `/intake-template/${org}/product/${productTemplateIdOf(org, 'generic-rapamycin')}`,
  }),
  'GET /v2/products': () => ({ url: '/v2/products' }),
  'GET /product/:org/template/:id': ({ org }) => ({ url: `/product/${org}/template/${product(org)}` }),
  'GET /product/:org/template/:id/products': ({ org }) => ({
    url: `/product/${org}/template/${product(org)}/products`,
  }),
  'GET /product/:org/product/:id': ({ org }) => ({ url: `/product/${org}/product/${plan(org)}` }),
  'GET /product/:org(^[0-9a-f]+)/:id(^[0-9a-f]+)': ({ org }) => ({ url: `/product/${org}/${plan(org)}` }),
  'GET /product-templates/:org/many': ({ org }) => ({ url: `/product-templates/${org}/many?ids=${product(org)}` }),
  'GET /v2/memberships/:membershipId': ({ org }) => ({
    url: `/v2/memberships/${membershipIdOf(org, 'longevity-core')}`,
  }),
  'GET /v2/memberships/:membershipId/prices': ({ org }) => ({
    url: `/v2/memberships/${membershipIdOf(org, 'longevity-core')}/prices`,
  }),
  'GET /v2/memberships/prices/:priceId': ({ org }) => ({
    url: `/v2/memberships/prices/${membershipPriceIdOf(org, 'longevity-core', 3)}`,
  }),
  'POST /v2/cart/coupon/:code': () => ({ url: '/v2/cart/coupon/HEALTHSPAN5', payload: { products: [] } }),
  // The laboratory signs what it sends.
  'POST /v2/labs/laboratories/:laboratory/reports': 'public',
  'GET /v2/labs/patient/panels': () => ({ url: '/v2/labs/patient/panels' }),
  'GET /v2/labs/patient/panels/:panelId/overview': ({ labPanel }) => ({
    url: `/v2/labs/patient/panels/${labPanel}/overview`,
  }),
  'GET /v2/labs/patient/panels/:panelId/report/analysis': ({ labPanel }) => ({
    url: `/v2/labs/patient/panels/${labPanel}/report/analysis`,
  }),
  'GET /v2/labs/patient/panels/:panelId/all-biomarkers': ({ labPanel }) => ({
    url: `/v2/labs/patient/panels/${labPanel}/all-biomarkers`,
  }),
  'GET /v2/labs/patient/panels/:panelId/categories/:slug': ({ labPanel }) => ({
    url: `/v2/labs/patient/panels/${labPanel}/categories/heart`,
  }),
  'GET /v2/labs/patient/panels/:panelId/markers/:biomarkerId': ({ labPanel }) => ({
    url: `/v2/labs/patient/panels/${labPanel}/markers/ldl-c`,
  }),
  'GET /v2/labs/patient/panels/:panelId/bio-age/overview': ({ labPanel }) => ({
    url: `/v2/labs/patient/panels/${labPanel}/bio-age/overview`,
  }),
  'GET /v2/labs/patient/panels/:panelId/preparation-guidelines': ({ labPanel }) => ({
    url: `/v2/labs/patient/panels/${labPanel}/preparation-guidelines`,
  }),
  'GET /v2/labs/patient/panels/:panelId/appointment': ({ labPanel }) => ({
    url: `/v2/labs/patient/panels/${labPanel}/appointment`,
  }),
  'GET /v2/labs/results/:reportId/download': ({ labReport }) => ({ url: `/v2/labs/results/${labReport}/download` }),
  'GET /v2/labs/results/:reportId/fhir': ({ labReport }) => ({ url: `/v2/labs/results/${labReport}/fhir` }),
  'GET /v2/labs/results/:reportId/form/download': ({ labReport }) => ({
    url: `/v2/labs/results/${labReport}/form/download`,
  }),
  'POST /v2/labs/results/:reportId/links': ({ labReport }) => ({
    url: `/v2/labs/results/${labReport}/links`,
    payload: { reader: 'Dr. Ada Winter', days: 7 },
  }),
  'GET /v2/labs/results/:reportId/links': ({ labReport }) => ({ url: `/v2/labs/results/${labReport}/links` }),
  'DELETE /v2/labs/report-links/:linkId': () => ({ url: `/v2/labs/report-links/${REPORT_LINK}` }),
  'GET /v2/labs/outside-results': () => ({ url: '/v2/labs/outside-results' }),
  'GET /v2/labs/outside-results/markers': () => ({ url: '/v2/labs/outside-results/markers' }),
  'GET /v2/labs/outside-results/fhir': () => ({ url: '/v2/labs/outside-results/fhir' }),
  'POST /v2/labs/outside-results': () => ({
    url: '/v2/labs/outside-results',
    payload: { day: '2026-01-05', laboratory: null, results: [{ biomarker: 'ldl-c', value: 100, unit: 'mg/dL' }] },
  }),
  'DELETE /v2/labs/outside-results/:resultId': () => ({ url: `/v2/labs/outside-results/${OUTSIDE_RESULT}` }),
  // The secret of the link says which report is read.
  'POST /v2/labs/shared-report': 'public',
  'POST /v2/labs/results/:reportId/opened': ({ labReport }) => ({ url: `/v2/labs/results/${labReport}/opened` }),
  'POST /v2/labs/patient/panels/:panelId/order': ({ labPanel }) => ({
    url: `/v2/labs/patient/panels/${labPanel}/order`,
  }),
  'POST /v2/labs/trends': () => ({ url: '/v2/labs/trends', payload: { markers: ['ldl-c'] } }),
  'GET /v2/timeline': () => ({ url: '/v2/timeline' }),
  'GET /v2/charges': () => ({ url: '/v2/charges' }),
  'GET /v2/charges/:chargeId': ({ charge }) => ({ url: `/v2/charges/${charge}` }),
  'GET /v2/labs/product/:productTemplateId/panel': ({ org }) => ({ url: `/v2/labs/product/${product(org)}/panel` }),
  'POST /v2/intakes/:intakeId/products': ({ intake, user }) => ({
    url: `/v2/intakes/${intake._id}/products`,
    payload: { selectedProducts: [], patient_id: user, intakeProducts: [] },
  }),
  'DELETE /v2/intakes/:intakeId/products': ({ intake, user }) => ({
    url: `/v2/intakes/${intake._id}/products`,
    payload: { selectedProducts: [], patient_id: user, intakeProducts: [] },
  }),
  'GET /intakes/:org/patient/:userId': ({ org, user }) => ({ url: `/intakes/${org}/patient/${user}` }),
  'GET /intakes/:org/patient/:userId/incomplete': ({ org, user }) => ({
    url: `/intakes/${org}/patient/${user}/incomplete`,
  }),
  'GET /intakes/:org/patient/:userId/intake/:intakeId': ({ org, user, intake }) => ({
    url: `/intakes/${org}/patient/${user}/intake/${intake._id}`,
  }),
  'POST /v2/intakes': ({ user, intake }) => ({
    url: '/v2/intakes',
    payload: { templateId: intake.intake_template._id, userId: user },
  }),
  'PUT /v2/intakes/:intakeId/responses/:responseId': (of) => ({
    url: `/v2/intakes/${of.intake._id}/responses/${response(of)}`,
    payload: { value: { value: ['healthspan'] }, revision: 0 },
  }),
  'POST /v2/intakes/:intakeId/complete': ({ intake }) => ({ url: `/v2/intakes/${intake._id}/complete`, payload: {} }),
  'POST /v2/intakes/:intakeId/add-completed-intake': ({ intake }) => ({
    url: `/v2/intakes/${intake._id}/add-completed-intake`,
  }),
  'GET /billing/:org/patient/:userId/card': ({ org, user }) => ({ url: `/billing/${org}/patient/${user}/card` }),
  'POST /users/:org/:userId/billing/profile/create': ({ org, user }) => ({
    url: `/users/${org}/${user}/billing/profile/create`,
    payload: { token: tokenOf() },
  }),
  'PUT /users/:org/:userId/add-card': ({ org, user }) => ({
    url: `/users/${org}/${user}/add-card`,
    payload: { token: tokenOf() },
  }),
  'POST /v2/memberships/start': ({ org, user }) => ({
    url: '/v2/memberships/start',
    payload: {
      membership_id: membershipIdOf(org, 'longevity-core'),
      price_id: membershipPriceIdOf(org, 'longevity-core', 3),
      data: { patient_id: user },
    },
  }),
  'GET /users/:org/user/:userId/subscriptions': ({ org, user }) => ({
    url: `/users/${org}/user/${user}/subscriptions`,
  }),
  'GET /users/:org/user/:userId/subscriptions/medications': ({ org, user }) => ({
    url: `/users/${org}/user/${user}/subscriptions/medications`,
  }),
  'GET /users/:org/user/:userId/subscription/:subscriptionId': ({ org, user, subscription }) => ({
    url: `/users/${org}/user/${user}/subscription/${subscription}`,
  }),
  'GET /users/:org/user/:userId/subscription/:subscriptionId/medication': ({ org, user, prescribed }) => ({
    url: `/users/${org}/user/${user}/subscription/${prescribed}/medication`,
  }),
  'GET /subscriptions/:org/invoice': ({ org, invoice }) => ({
    url: `/subscriptions/${org}/invoice?type=lab&invoice=${invoice}`,
  }),
  'GET /v2/subscriptions/:subscriptionId': ({ subscription }) => ({ url: `/v2/subscriptions/${subscription}` }),
  'POST /v2/subscriptions/product/:productId': ({ org }) => ({
    url: `/v2/subscriptions/product/${coaching(org)}`,
    payload: {},
  }),
  // In an order in which each of them can be done with the same one.
  'POST /v2/subscriptions/:subscriptionId/pause': ({ prescribed }) => ({
    url: `/v2/subscriptions/${prescribed}/pause`,
    payload: { pause_reason: 'Too expensive' },
  }),
  'POST /v2/subscriptions/:subscriptionId/pay': ({ prescribed }) => ({
    url: `/v2/subscriptions/${prescribed}/pay`,
    payload: { amount: 4400 },
  }),
  'POST /v2/subscriptions/:subscriptionId/resume': ({ prescribed }) => ({
    url: `/v2/subscriptions/${prescribed}/resume`,
    payload: { shipNow: false },
  }),
  'POST /v2/subscriptions/:subscriptionId/reschedule': ({ prescribed }) => ({
    url: `/v2/subscriptions/${prescribed}/reschedule`,
    payload: { new_time: Date.parse('2026-10-20T07:00:00Z') / 1000 },
  }),
  'POST /v2/subscriptions/:subscriptionId/cancellation-info': ({ prescribed }) => ({
    url: `/v2/subscriptions/${prescribed}/cancellation-info`,
    payload: { incrementCancellationAttempt: false },
  }),
  'POST /v2/subscriptions/:subscriptionId/request-prescription-change': ({ prescribed }) => ({
    url: `/v2/subscriptions/${prescribed}/request-prescription-change`,
    payload: { requestType: 'Other', comment: 'Fewer tablets, please' },
  }),
  'POST /v2/subscriptions/:subscriptionId/cancel': ({ prescribed }) => ({
    url: `/v2/subscriptions/${prescribed}/cancel`,
    payload: { cancel_reason: 'Too expensive' },
  }),
  'GET /orders/:org/patient/:userId': ({ org, user }) => ({ url: `/orders/${org}/patient/${user}` }),
  'GET /v2/orders/:orderId': ({ order }) => ({ url: `/v2/orders/${order}` }),
  'GET /v2/orders/:orderId/invoice': ({ order }) => ({ url: `/v2/orders/${order}/invoice` }),
  'GET /v2/users/purchases-showcase': () => ({ url: '/v2/users/purchases-showcase?page=1&status=processing' }),
  'GET /v2/users/purchases-showcase/:orderId/details': ({ order }) => ({
    url: `/v2/users/purchases-showcase/${order}/details`,
  }),
  'POST /v2/orders/patient': ({ org }) => ({ url: '/v2/orders/patient', payload: panel(org) }),
  'POST /v2/orders/:orderId/submit': ({ order }) => ({ url: `/v2/orders/${order}/submit`, payload: {} }),
  'GET /v2/notifications': () => ({ url: '/v2/notifications?page=1' }),
  'POST /v2/notifications/:notificationId/read': ({ notification }) => ({
    url: `/v2/notifications/${notification}/read`,
  }),
  'POST /v2/notifications/read-all': () => ({ url: '/v2/notifications/read-all' }),
  'GET /v2/conversations/patient': () => ({ url: '/v2/conversations/patient' }),
  'GET /conversations/:org/patient/:userId/conversation/:conversationId': (of) => ({ url: conversation(of) }),
  'PUT /conversations/:org/patient/:userId/conversation/:conversationId': (of) => ({
    url: conversation(of),
    payload: { message: 'Hello', attachments: [] },
    headers: { 'idempotency-key': 'a-first-message' },
  }),
  'POST /conversations/:org/patient/:userId/conversation/:conversationId/search': (of) => ({
    url: `${conversation(of)}/search`,
    payload: { text: 'hello' },
  }),
  'POST /conversations/:org/patient/:userId/conversation/:conversationId/typing': (of) => ({
    url: `${conversation(of)}/typing`,
    payload: { socket_id: null },
  }),
  'POST /conversations/:org/patient/:userId/conversation/:conversationId/read': (of) => ({
    url: `${conversation(of)}/read`,
    payload: {
      patient_id: of.user,
      conversation_id: conversationIdOf(of.org, of.user),
      socket_id: null,
      sender_id: of.user,
    },
  }),
  'GET /conversations/:org/patient/:userId/conversation/:conversationId/draft': (of) => ({
    url: `${conversation(of)}/draft`,
  }),
  'PUT /conversations/:org/patient/:userId/conversation/:conversationId/draft': (of) => ({
    url: `${conversation(of)}/draft`,
    payload: { text: 'Hello', revision: 0 },
  }),
  'POST /pusher/auth': ({ user }) => ({
    url: '/pusher/auth',
    payload: { socket_id: '1.2', channel_name: `private-user-${user}` },
  }),
  'POST /pusher/auth/presence/:userId/:firstName/patient': ({ org, user }) => ({
    url: `/pusher/auth/presence/${user}/Pat/patient`,
    payload: { socket_id: '1.2', channel_name: `presence-channel-${org}` },
  }),
  'POST /pusher/user-auth': () => ({ url: '/pusher/user-auth', payload: { socket_id: '1.2' } }),
  'POST /v2/media': ({ user, photo }) => ({
    url: '/v2/media',
    payload: formOf(mediaParts({ client_id: user, file: photo })),
    headers: { 'content-type': FORM_TYPE },
  }),
  'GET /v2/media': () => ({ url: '/v2/media' }),
  'DELETE /v2/media/:mediaId': () => ({ url: `/v2/media/${ATTACHMENT}` }),
  'GET /physicians': () => ({ url: '/physicians?state_id=CA&is_provider=true' }),
  'GET /v2/appointments/:org/user/:userId': ({ org, user }) => ({ url: `/v2/appointments/${org}/user/${user}` }),
  'GET /v2/appointments/calendar': ({ intake }) => ({
    url: `/v2/appointments/calendar?purpose=onboarding&intake=${intake._id}`,
  }),
  'GET /v2/appointments/times': ({ appointment }) => ({
    url: `/v2/appointments/times?month=2026-06&appointment=${appointment}`,
  }),
  'POST /v2/appointments/book': ({ intake }) => ({
    url: '/v2/appointments/book',
    payload: {
      purpose: 'onboarding',
      intake: intake._id,
      start_time: '2026-06-19T16:00:00.000Z',
      zone: 'America/New_York',
    },
    headers: { 'idempotency-key': `book-${createId(backend.time.now)}` },
  }),
  'POST /v2/appointments/reschedule': ({ appointment }) => ({
    url: '/v2/appointments/reschedule',
    payload: { appointmentId: appointment, start_time: '2026-06-22T16:00:00.000Z' },
  }),
  'POST /v2/appointments/release': ({ booking }) => ({ url: '/v2/appointments/release', payload: { uid: booking } }),
  'POST /v2/appointments/confirm': ({ booking }) => ({ url: '/v2/appointments/confirm', payload: { uid: booking } }),
  'POST /v2/appointments/cancel': ({ appointment }) => ({
    url: '/v2/appointments/cancel',
    payload: { appointmentId: appointment },
  }),
  'POST /v2/mailing/subscribers': ({ user }) => ({ url: '/v2/mailing/subscribers', payload: { patient: user } }),
  'POST /v2/mailing/tags': ({ user }) => ({
    url: '/v2/mailing/tags',
    payload: { tag: { name: 'checkout incomplete', status: 'active' }, patient: user },
  }),
  'PUT /v2/intakes/:intakeId': ({ intake, user, subscription }) => ({
    url: `/v2/intakes/${intake._id}`,
    payload: { user_id: user, intake_id: intake._id, update_fields: { subscriptions: [subscription] } },
  }),
  'PUT /v2/intakes/:intakeId/set-expiration': ({ intake }) => ({ url: `/v2/intakes/${intake._id}/set-expiration` }),
  'PUT /v2/intakes/:intakeId/patient-close': ({ intake }) => ({ url: `/v2/intakes/${intake._id}/patient-close` }),
  // The last of all: it ends the sessions that the rows before it are called with.
  'POST /v2/session/logout-everywhere': () => ({ url: '/v2/session/logout-everywhere' }),
};

const backend = await backendFixture({ settings: labSettings });
afterAll(() => backend.close());
// A code that one organization has alone.
await backend.portal.database.db
  .insert(coupons)
  .values({ organization: backend.tenant.id, code: 'HEALTHSPAN5', percent: 5, productTemplates: [] });
const mine = await backend.patient({ ...fullProfile, shippingInfo: address });
const rival = await backend.patient(fullProfile);
const foreign = await backend.patient(fullProfile, backend.evergreen);
await mine.send('PUT', `/users/${mine.org}/${mine.id}/add-card`, { token: tokenOf() });
await mine.send('POST', `/users/${mine.org}/${mine.id}/send-mobile-verification`, { number: '2135550123' });
const { body: sent } = await backend.call<{ text: string }[]>({ method: 'GET', url: '/sandbox/outbox' });
const bought = async (url: string, payload: object) =>
  (await mine.send<{ _id: string }>('POST', url, payload)).body._id;
const order = await bought('/v2/orders/patient', panel(mine.org));
await mine.send('POST', `/v2/orders/${order}/submit`, {});
const [charge] = (await mine.send<Charges>('GET', '/v2/charges')).body.charges;
await copyFixture(backend).copyOf(mine);
const calendar = calendarOf(backend);
const [start = ''] = await calendar.slots('healthspan/onboarding');
const { uid } = (await calendar.book('healthspan/onboarding', mine.email, start)).body;
const appointment = (await appointmentsOf(mine).confirm({ uid })).body._id;
await backend.call({
  method: 'POST',
  url: `/login/${mine.org}`,
  payload: { email: mine.email, password: 'Portal123' },
});
const { devices } = (await mine.send<Devices>('GET', '/v2/sessions')).body;
const otherSession = devices.find(({ current }) => !current)?._id;
const [notification = ''] = await giveNotifications(backend, mine, 2);
const { body: filled } = await mine.send<Subscription>(
  'POST',
  `/v2/subscriptions/product/${productIdOf(mine.org, 'longevity-panel', { frequency: null, months: 3, type: 'recurring' })}`,
  {},
);
const intake = await mine.begins('rapamycin');
await backend.portal.database.db.insert(prescriptions).values({
  id: 'a'.repeat(24),
  intakeId: intake._id,
  subscriptionId: filled._id,
  productTemplate: product(mine.org),
  status: 'active',
  createdAt: backend.time.now,
});
await backend.portal.database.db.insert(payments).values({
  id: 'e'.repeat(24),
  organization: mine.org,
  userId: mine.id,
  amount: 100,
  status: 'authorized',
  idempotencyKey: 'reserved-for-nothing',
  createdAt: backend.time.now,
  updatedAt: backend.time.now,
});
// It is not on: the other rows are called with the password alone.
await backend.portal.database.db.insert(twoSteps).values({ userId: mine.id });
await backend.portal.database.db.insert(trustedDevices).values({
  id: TRUSTED,
  userId: mine.id,
  hash: 'x',
  epoch: 0,
  deviceHash: 'x',
  userAgent: '',
  createdAt: backend.time.now,
  expiresAt: new Date(backend.time.now.getTime() + 1000),
});
const labPanel = await givePanel(backend, mine);
await laboratoryOf(backend).send(
  labBundle({
    order: labPanel,
    patient: mine.id,
    identifier: 'R-1',
    collected: '2026-03-02T16:15:00Z',
    issued: '2026-03-03T12:00:00Z',
    results: [{ code: '13457-7', value: 100, unit: 'mg/dL' }],
  }),
);
await backend.portal.database.db.insert(outsideResults).values({
  id: OUTSIDE_RESULT,
  userId: mine.id,
  day: '2026-01-05',
  biomarker: 'ldl-c',
  value: 100,
  enteredValue: 100,
  enteredUnit: 'mg/dL',
  createdAt: backend.time.now,
});
const labReport = reportIdOf(LABORATORY, 'urn:patient-portal:sandbox-laboratory|R-1');
await backend.portal.database.db.insert(reportLinks).values({
  id: REPORT_LINK,
  userId: mine.id,
  reportId: labReport,
  reader: 'Dr. Ada Winter',
  hash: 'x',
  digest: 'x',
  createdAt: backend.time.now,
  expiresAt: new Date(backend.time.now.getTime() + 1000),
});
await backend.portal.database.db.insert(attachments).values({
  id: ATTACHMENT,
  organization: mine.org,
  userId: mine.id,
  digest: 'x',
  kind: 'document',
  name: 'slip.pdf',
  type: 'application/pdf',
  bytes: 10,
  createdAt: backend.time.now,
});
const consent = policyDigestOf(backend.tenant, 'consent');
await backend.portal.database.db
  .insert(agreements)
  .values({ userId: mine.id, policy: 'consent', digest: consent, agreedAt: backend.time.now });
const target: Patients = {
  agreed: consent.slice(0, 8),
  labPanel,
  labReport,
  prescribed: filled._id,
  invoice: filled.vendor?.latest_invoice ?? '',
  booking: uid,
  notification,
  otherSession: otherSession ?? '',
  appointment,
  org: mine.org,
  user: mine.id,
  intake,
  subscription: await bought(`/v2/subscriptions/product/${coaching(mine.org)}`, {}),
  order,
  charge: charge?._id ?? '',
  code: /code is (\d{5})\./.exec(sent[0]?.text ?? '')?.[1] ?? '',
  photo: await picture(200, 200).png().toBuffer(),
};

const called = (route: string) => {
  const row = matrix[route];
  if (row === undefined || row === 'public') throw new Error(`${route} is not for patients`);
  const method = route.slice(0, route.indexOf(' '));
  if (method !== 'GET' && method !== 'POST' && method !== 'PUT' && method !== 'PATCH' && method !== 'DELETE')
    throw new Error(`${method} is not known here`);
  const typed: Method = method;
  return { method: typed, headers: {}, ...row(target) };
};

/** What a row needs that would be in the way of the others, and is gone with its call: the body that it is sent with. */
const prepared: { readonly [route: string]: () => Promise<object> } = {
  'POST /v2/users/:org/:userId/passkeys/:passkeyId/removal': async () => {
    const { addPasskey, proofWith } = passkeyFixture(backend);
    const device = await addPasskey(mine);
    await backend.portal.database.db.update(passkeys).set({ id: PASSKEY }).where(eq(passkeys.userId, mine.id));
    return { payload: await proofWith(mine, device) };
  },
};

const guarded = Object.keys(matrix).filter((route) => matrix[route] !== 'public');
/** Routes that say nothing of one patient in particular. */
const shared = new Set([
  'GET /physicians',
  // Everybody's own.
  'GET /v2/notifications',
  'GET /v2/conversations/patient',
  'POST /pusher/user-auth',
  'GET /v2/sessions',
  'GET /v2/trusted-devices',
  'GET /v2/media',
  'POST /v2/notifications/read-all',
  'POST /v2/states/availability',
  'GET /intake-template/:org',
  'GET /intake-template/:org/template/:intakeTemplateId',
  'GET /intake-template/:org/product/:productTemplateId',
  'GET /v2/products',
  'GET /product/:org/template/:id',
  'GET /product/:org/template/:id/products',
  'GET /product/:org/product/:id',
  'GET /product/:org(^[0-9a-f]+)/:id(^[0-9a-f]+)',
  'GET /product-templates/:org/many',
  'GET /v2/memberships/:membershipId',
  'GET /v2/memberships/:membershipId/prices',
  'GET /v2/memberships/prices/:priceId',
  'POST /v2/cart/coupon/:code',
  'POST /v2/subscriptions/product/:productId',
  'POST /v2/orders/patient',
  'POST /v2/session/logout-everywhere',
  // The patient's own purchases and charges; foreign ones are shown in no answer.
  'GET /v2/timeline',
  'GET /v2/charges',
  'GET /v2/users/purchases-showcase',
  // The patient's own panels, and those of a product that all patients see; foreign panels are shown in no answer.
  'GET /v2/labs/patient/panels',
  'GET /v2/labs/product/:productTemplateId/panel',
  // The patient's own results; foreign ones are shown in no answer.
  'POST /v2/labs/trends',
  // What the patient has entered, and what everybody can; foreign results are shown in no answer.
  'GET /v2/labs/outside-results',
  'GET /v2/labs/outside-results/markers',
  'GET /v2/labs/outside-results/fhir',
  'POST /v2/labs/outside-results',
]);

/** Routes that have an answer of their own in each organization. */
const everywhere: { readonly [route: string]: number } = {
  'GET /physicians': 200,
  'GET /v2/products': 200,
  'GET /v2/labs/patient/panels': 200,
  'POST /v2/labs/trends': 200,
  'GET /v2/labs/outside-results': 200,
  'GET /v2/labs/outside-results/markers': 200,
  'GET /v2/labs/outside-results/fhir': 200,
  'POST /v2/labs/outside-results': 200,
  'GET /v2/timeline': 200,
  'GET /v2/users/purchases-showcase': 200,
  'GET /v2/charges': 200,
  'GET /v2/notifications': 200,
  'GET /v2/conversations/patient': 200,
  'POST /pusher/user-auth': 200,
  'GET /v2/sessions': 200,
  'GET /v2/trusted-devices': 200,
  'GET /v2/media': 200,
  'POST /v2/notifications/read-all': 200,
  'POST /v2/session/logout-everywhere': 204,
};

it('knows every route of the backend', () => {
  const routes = backend.routes
    .flatMap(({ method, url }) => [method].flat().map((one) => `${one} ${url}`))
    .filter((route) => !route.startsWith('HEAD '));
  expect(new Set(routes)).toEqual(new Set(Object.keys(matrix)));
});

describe.each(guarded)('%s', (route) => {
  const send = (headers: { readonly [name: string]: string }, changed: object = {}) => {
    const request = called(route);
    return backend.call({ ...request, headers: { ...request.headers, ...headers }, ...changed });
  };

  it('refuses a request without a token', async () => {
    expect(await send({})).toMatchObject({ status: 401, body: { code: 'Unauthorized' } });
  });

  it('refuses an expired token', async () => {
    const patient = await backend.patient(fullProfile);
    advance(backend, 901);
    expect(await send({ authorization: `Bearer ${patient.token}` })).toMatchObject({
      status: 401,
      body: { code: 'TokenExpired' },
    });
    advance(backend, -901);
  });

  it('refuses the token of another organization', async () => {
    const authorization = `Bearer ${foreign.token}`;
    expect((await send({ authorization })).status).toBe(404);
    // On the other organization's own host, this patient's data do not exist either.
    const there = await send({ authorization, host: 'evergreen.localhost' });
    expect(there.status).toBe(everywhere[route] ?? 404);
  });

  it('refuses this token on the host of another organization', async () => {
    expect((await send({ authorization: `Bearer ${mine.token}`, host: 'evergreen.localhost' })).status).toBe(404);
  });

  it('refuses a header that names another organization', async () => {
    expect((await send({ authorization: `Bearer ${mine.token}`, 'x-organization': backend.evergreen.id })).status).toBe(
      404,
    );
  });

  it('lets its own patient in', async () => {
    const changed = await prepared[route]?.();
    const { status } = await send({ authorization: `Bearer ${mine.token}`, 'x-organization': mine.org }, changed);
    expect([200, 201, 204, 409]).toContain(status);
  });
});

describe.each(guarded.filter((route) => !shared.has(route)))('%s', (route) => {
  it('shows nothing of another patient', async () => {
    const request = called(route);
    const headers = { ...request.headers, authorization: `Bearer ${rival.token}` };
    const answer = await backend.call({ ...request, headers });
    expect(answer).toMatchObject({ status: 404, body: { code: 'NotFound' } });
  });
});
