// Written by `npm run db:types` from the statements and the migrated tables. Do not edit it.
import type { accesses as accessesTable } from './tables/accesses.ts';
import type { accountClosings as accountClosingsTable } from './tables/accountClosings.ts';
import type { accountLinks as accountLinksTable } from './tables/accountLinks.ts';
import type { agreements as agreementsTable } from './tables/agreements.ts';
import type { appointmentRequests as appointmentRequestsTable } from './tables/appointmentRequests.ts';
import type { appointments as appointmentsTable } from './tables/appointments.ts';
import type { attachments as attachmentsTable } from './tables/messages.ts';
import type { careTeamMembers as careTeamMembersTable } from './tables/messages.ts';
import type { conversations as conversationsTable } from './tables/messages.ts';
import type { coupons as couponsTable } from './tables/products.ts';
import type { dataCopies as dataCopiesTable } from './tables/dataCopies.ts';
import type { emailChanges as emailChangesTable } from './tables/emailChanges.ts';
import type { idempotencyKeys as idempotencyKeysTable } from './tables/idempotencyKeys.ts';
import type { images as imagesTable } from './tables/images.ts';
import type { intakes as intakesTable } from './tables/intakes.ts';
import type { invoices as invoicesTable } from './tables/subscriptions.ts';
import type { labAlerts as labAlertsTable } from './tables/labReports.ts';
import type { labPanels as labPanelsTable } from './tables/orders.ts';
import type { labReports as labReportsTable } from './tables/labReports.ts';
import type { limits as limitsTable } from './tables/limits.ts';
import type { loginAttempts as loginAttemptsTable } from './tables/sessions.ts';
import type { mailingRemovals as mailingRemovalsTable } from './tables/mailingTags.ts';
import type { mailingTags as mailingTagsTable } from './tables/mailingTags.ts';
import type { membershipPrices as membershipPricesTable } from './tables/memberships.ts';
import type { memberships as membershipsTable } from './tables/memberships.ts';
import type { messages as messagesTable } from './tables/messages.ts';
import type { mobileVerifications as mobileVerificationsTable } from './tables/mobileVerifications.ts';
import type { notifications as notificationsTable } from './tables/notifications.ts';
import type { orders as ordersTable } from './tables/orders.ts';
import type { outbox as outboxTable } from './tables/outbox.ts';
import type { outsideResults as outsideResultsTable } from './tables/outsideResults.ts';
import type { passkeyChallenges as passkeyChallengesTable } from './tables/passkeys.ts';
import type { passkeys as passkeysTable } from './tables/passkeys.ts';
import type { payments as paymentsTable } from './tables/payments.ts';
import type { policyTexts as policyTextsTable } from './tables/policyTexts.ts';
import type { prescriptionChanges as prescriptionChangesTable } from './tables/subscriptions.ts';
import type { prescriptions as prescriptionsTable } from './tables/subscriptions.ts';
import type { productTemplates as productTemplatesTable } from './tables/products.ts';
import type { products as productsTable } from './tables/products.ts';
import type { refreshTokens as refreshTokensTable } from './tables/sessions.ts';
import type { reportLinks as reportLinksTable } from './tables/reportLinks.ts';
import type { sandboxBookings as sandboxBookingsTable } from './tables/appointments.ts';
import type { sandboxCustomers as sandboxCustomersTable } from './tables/payments.ts';
import type { sandboxPayments as sandboxPaymentsTable } from './tables/payments.ts';
import type { sandboxSubscriptions as sandboxSubscriptionsTable } from './tables/payments.ts';
import type { schedulingEvents as schedulingEventsTable } from './tables/schedulingEvents.ts';
import type { secrets as secretsTable } from './tables/secrets.ts';
import type { sessions as sessionsTable } from './tables/sessions.ts';
import type { shipments as shipmentsTable } from './tables/orders.ts';
import type { socialSecurityNumbers as socialSecurityNumbersTable } from './tables/socialSecurityNumbers.ts';
import type { startedMemberships as startedMembershipsTable } from './tables/memberships.ts';
import type { subscriptions as subscriptionsTable } from './tables/subscriptions.ts';
import type { templateVersions as templateVersionsTable } from './tables/templateVersions.ts';
import type { trustedDevices as trustedDevicesTable } from './tables/trustedDevices.ts';
import type { twoSteps as twoStepsTable } from './tables/twoSteps.ts';
import type { users as usersTable } from './tables/users.ts';
import type { visitStops as visitStopsTable } from './tables/visitStops.ts';

type accesses = typeof accessesTable.$inferSelect;
type accountClosings = typeof accountClosingsTable.$inferSelect;
type accountLinks = typeof accountLinksTable.$inferSelect;
type agreements = typeof agreementsTable.$inferSelect;
type appointmentRequests = typeof appointmentRequestsTable.$inferSelect;
type appointments = typeof appointmentsTable.$inferSelect;
type attachments = typeof attachmentsTable.$inferSelect;
type careTeamMembers = typeof careTeamMembersTable.$inferSelect;
type conversations = typeof conversationsTable.$inferSelect;
type coupons = typeof couponsTable.$inferSelect;
type dataCopies = typeof dataCopiesTable.$inferSelect;
type emailChanges = typeof emailChangesTable.$inferSelect;
type idempotencyKeys = typeof idempotencyKeysTable.$inferSelect;
type images = typeof imagesTable.$inferSelect;
type intakes = typeof intakesTable.$inferSelect;
type invoices = typeof invoicesTable.$inferSelect;
type labAlerts = typeof labAlertsTable.$inferSelect;
type labPanels = typeof labPanelsTable.$inferSelect;
type labReports = typeof labReportsTable.$inferSelect;
type limits = typeof limitsTable.$inferSelect;
type loginAttempts = typeof loginAttemptsTable.$inferSelect;
type mailingRemovals = typeof mailingRemovalsTable.$inferSelect;
type mailingTags = typeof mailingTagsTable.$inferSelect;
type membershipPrices = typeof membershipPricesTable.$inferSelect;
type memberships = typeof membershipsTable.$inferSelect;
type messages = typeof messagesTable.$inferSelect;
type mobileVerifications = typeof mobileVerificationsTable.$inferSelect;
type notifications = typeof notificationsTable.$inferSelect;
type orders = typeof ordersTable.$inferSelect;
type outbox = typeof outboxTable.$inferSelect;
type outsideResults = typeof outsideResultsTable.$inferSelect;
type passkeyChallenges = typeof passkeyChallengesTable.$inferSelect;
type passkeys = typeof passkeysTable.$inferSelect;
type payments = typeof paymentsTable.$inferSelect;
type policyTexts = typeof policyTextsTable.$inferSelect;
type prescriptionChanges = typeof prescriptionChangesTable.$inferSelect;
type prescriptions = typeof prescriptionsTable.$inferSelect;
type productTemplates = typeof productTemplatesTable.$inferSelect;
type products = typeof productsTable.$inferSelect;
type refreshTokens = typeof refreshTokensTable.$inferSelect;
type reportLinks = typeof reportLinksTable.$inferSelect;
type sandboxBookings = typeof sandboxBookingsTable.$inferSelect;
type sandboxCustomers = typeof sandboxCustomersTable.$inferSelect;
type sandboxPayments = typeof sandboxPaymentsTable.$inferSelect;
type sandboxSubscriptions = typeof sandboxSubscriptionsTable.$inferSelect;
type schedulingEvents = typeof schedulingEventsTable.$inferSelect;
type secrets = typeof secretsTable.$inferSelect;
type sessions = typeof sessionsTable.$inferSelect;
type shipments = typeof shipmentsTable.$inferSelect;
type socialSecurityNumbers = typeof socialSecurityNumbersTable.$inferSelect;
type startedMemberships = typeof startedMembershipsTable.$inferSelect;
type subscriptions = typeof subscriptionsTable.$inferSelect;
type templateVersions = typeof templateVersionsTable.$inferSelect;
type trustedDevices = typeof trustedDevicesTable.$inferSelect;
type twoSteps = typeof twoStepsTable.$inferSelect;
type users = typeof usersTable.$inferSelect;
type visitStops = typeof visitStopsTable.$inferSelect;

/** What every statement is given, and a row of what it answers. */
export interface StatementTypes {
  accepts_recovery_code: {
    parameters: readonly [string | null, string | null];
    row: { readonly user_id: twoSteps['userId']; };
  };
  accepts_time_step: {
    parameters: readonly [string | null, string | null, number | null];
    row: { readonly user_id: twoSteps['userId']; };
  };
  activate_subscription: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, number | null, string | null, string | null, string | null];
    row: { readonly id: subscriptions['id']; };
  };
  add_attachment: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, number | null, number | null, number | null, string | null];
    row: { readonly digest: attachments['digest']; readonly _id: attachments['id']; readonly name: attachments['name']; readonly mediaType: attachments['kind']; readonly type: attachments['type']; readonly bytes: attachments['bytes']; readonly width: attachments['width']; readonly height: attachments['height']; };
  };
  add_avatar: {
    parameters: readonly [string | null, string | null, string | null, number | null, number | null, number | null, string | null];
    row: { readonly _id: users['id']; readonly organization: users['organization']; readonly email: users['email']; readonly email_verified: boolean | null; readonly first_name: users['firstName']; readonly last_name: users['lastName']; readonly sex: users['sex']; readonly height: users['height']; readonly weight: users['weight']; readonly height_confirmed: users['heightConfirmed']; readonly weight_confirmed: users['weightConfirmed']; readonly birthday: users['birthday']; readonly state: users['state']; readonly verified: users['verified']; readonly mobile_number: users['mobileNumber']; readonly mobile_verified: users['mobileVerified']; readonly verificationStatus: users['verificationStatus']; readonly medical_profile: users['medicalProfile']; readonly shipping_info: users['shippingInfo']; readonly stripe_id: users['stripeId']; readonly mailchimp_id: users['mailchimpId']; readonly revision: users['revision']; readonly has_card_source: boolean | null; readonly membership: string | null; readonly notifications: unknown; readonly waits_for_lab_note: users['waitsForLabNote']; readonly lifestyle_version: users['lifestyleVersion']; readonly labs2: users['labs2']; readonly id_image: users['idImage']; readonly profile_image: users['profileImage']; readonly avatar_image: users['avatarImage']; readonly profile_image_at: string | null; readonly default_source: string | null; readonly referral: users['referral']; readonly affiliate: users['affiliate']; readonly upcoming_appointments: unknown; readonly visits: unknown; };
  };
  add_image: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null, boolean | null, number | null, number | null, number | null, string | null];
    row: { readonly _id: users['id']; readonly organization: users['organization']; readonly email: users['email']; readonly email_verified: boolean | null; readonly first_name: users['firstName']; readonly last_name: users['lastName']; readonly sex: users['sex']; readonly height: users['height']; readonly weight: users['weight']; readonly height_confirmed: users['heightConfirmed']; readonly weight_confirmed: users['weightConfirmed']; readonly birthday: users['birthday']; readonly state: users['state']; readonly verified: users['verified']; readonly mobile_number: users['mobileNumber']; readonly mobile_verified: users['mobileVerified']; readonly verificationStatus: users['verificationStatus']; readonly medical_profile: users['medicalProfile']; readonly shipping_info: users['shippingInfo']; readonly stripe_id: users['stripeId']; readonly mailchimp_id: users['mailchimpId']; readonly revision: users['revision']; readonly has_card_source: boolean | null; readonly membership: string | null; readonly notifications: unknown; readonly waits_for_lab_note: users['waitsForLabNote']; readonly lifestyle_version: users['lifestyleVersion']; readonly labs2: users['labs2']; readonly id_image: users['idImage']; readonly profile_image: users['profileImage']; readonly avatar_image: users['avatarImage']; readonly profile_image_at: string | null; readonly default_source: string | null; readonly referral: users['referral']; readonly affiliate: users['affiliate']; readonly upcoming_appointments: unknown; readonly visits: unknown; };
  };
  add_outside_results: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null];
    row: { readonly id: outsideResults['id']; };
  };
  add_passkey: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null];
    row: { readonly user_id: passkeys['userId']; };
  };
  advance_lab_panel: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null, string | null];
    row: { readonly id: labPanels['id']; };
  };
  answer_patient: {
    parameters: readonly [string | null, string | null, string | null, string | null, number | null, string | null, string | null, string | null, string | null, string | null, string | null];
    row: { readonly id: messages['id']; readonly told: number | null; };
  };
  approve_visit: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, number | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null];
    row: { readonly id: intakes['id']; };
  };
  attach_appointment: {
    parameters: readonly [string | null, string | null];
    row: { readonly id: appointments['id']; readonly organization: appointments['organization']; readonly userId: appointments['userId']; readonly email: string | null; readonly kind: appointments['kind']; readonly name: appointments['name']; readonly uid: appointments['uid']; readonly source: appointments['source']; readonly subscriptionId: appointments['subscriptionId']; readonly panelId: appointments['panelId']; readonly start: appointments['startTime']; readonly end: appointments['endTime']; readonly formerStart: appointments['formerStartTime']; readonly location: appointments['location']; readonly canceledAt: appointments['canceledAt']; readonly canceledByPatient: appointments['canceledByPatient']; readonly createdAt: appointments['createdAt']; };
  };
  attach_to_intake: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null];
    row: { readonly id: intakes['id']; };
  };
  begin_appointment_request: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null];
    row: { readonly id: appointmentRequests['id']; readonly organization: appointmentRequests['organization']; readonly userId: appointmentRequests['userId']; readonly key: appointmentRequests['key']; readonly digest: appointmentRequests['digest']; readonly email: appointmentRequests['email']; readonly wanted: appointmentRequests['wanted']; readonly givenUp: boolean | null; readonly createdAt: appointmentRequests['createdAt']; };
  };
  begin_capture: {
    parameters: readonly [string | null, string | null, string | null];
    row: { readonly status: payments['status']; };
  };
  begin_lost_step: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null];
    row: { readonly id: users['id']; };
  };
  begin_review: {
    parameters: readonly [string | null, string | null, string | null];
    row: { readonly pending: intakes['pendingReview']; };
  };
  begin_session: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null, string | null, number | null, string | null, string | null, boolean | null];
    row: never;
  };
  book_slot: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null];
    row: { readonly uid: sandboxBookings['uid']; readonly calendar: sandboxBookings['calendar']; readonly name: sandboxBookings['name']; readonly email: sandboxBookings['email']; readonly start: sandboxBookings['startTime']; readonly end: sandboxBookings['endTime']; readonly formerStart: sandboxBookings['formerStartTime']; readonly canceledAt: sandboxBookings['canceledAt']; };
  };
  book_verification_call: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null];
    row: { readonly id: users['id']; };
  };
  cancel_appointment: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null, boolean | null, string | null, string | null, string | null, string | null, string | null];
    row: { readonly id: appointments['id']; readonly organization: appointments['organization']; readonly userId: appointments['userId']; readonly email: string | null; readonly kind: appointments['kind']; readonly name: appointments['name']; readonly uid: appointments['uid']; readonly source: appointments['source']; readonly subscriptionId: appointments['subscriptionId']; readonly panelId: appointments['panelId']; readonly start: appointments['startTime']; readonly end: appointments['endTime']; readonly formerStart: appointments['formerStartTime']; readonly location: appointments['location']; readonly canceledAt: appointments['canceledAt']; readonly canceledByPatient: appointments['canceledByPatient']; readonly createdAt: appointments['createdAt']; };
  };
  cancel_booking: {
    parameters: readonly [string | null, string | null];
    row: { readonly uid: sandboxBookings['uid']; readonly calendar: sandboxBookings['calendar']; readonly name: sandboxBookings['name']; readonly email: sandboxBookings['email']; readonly start: sandboxBookings['startTime']; readonly end: sandboxBookings['endTime']; readonly formerStart: sandboxBookings['formerStartTime']; readonly canceledAt: sandboxBookings['canceledAt']; };
  };
  cancel_subscription: {
    parameters: readonly [string | null, number | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null];
    row: { readonly id: subscriptions['id']; };
  };
  carry_over_intake: {
    parameters: readonly [string | null, string | null, number | null, number | null, string | null, string | null, string | null, string | null, string | null, string | null];
    row: { readonly id: intakes['id']; };
  };
  change_email: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null];
    row: { readonly _id: users['id']; readonly organization: users['organization']; readonly email: users['email']; readonly email_verified: boolean | null; readonly first_name: users['firstName']; readonly last_name: users['lastName']; readonly sex: users['sex']; readonly height: users['height']; readonly weight: users['weight']; readonly height_confirmed: users['heightConfirmed']; readonly weight_confirmed: users['weightConfirmed']; readonly birthday: users['birthday']; readonly state: users['state']; readonly verified: users['verified']; readonly mobile_number: users['mobileNumber']; readonly mobile_verified: users['mobileVerified']; readonly verificationStatus: users['verificationStatus']; readonly medical_profile: users['medicalProfile']; readonly shipping_info: users['shippingInfo']; readonly stripe_id: users['stripeId']; readonly mailchimp_id: users['mailchimpId']; readonly revision: users['revision']; readonly has_card_source: boolean | null; readonly membership: string | null; readonly notifications: unknown; readonly waits_for_lab_note: users['waitsForLabNote']; readonly lifestyle_version: users['lifestyleVersion']; readonly labs2: users['labs2']; readonly id_image: users['idImage']; readonly profile_image: users['profileImage']; readonly avatar_image: users['avatarImage']; readonly profile_image_at: string | null; readonly default_source: string | null; readonly referral: users['referral']; readonly affiliate: users['affiliate']; readonly upcoming_appointments: unknown; readonly visits: unknown; };
  };
  change_password: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null];
    row: { readonly id: users['id']; readonly told: number | null; };
  };
  choose_products: {
    parameters: readonly [string | null, string | null, number | null, number | null, string | null, string | null, string | null, string | null, string | null];
    row: { readonly id: intakes['id']; };
  };
  claim_abandoned_payment: {
    parameters: readonly [string | null, string | null, string | null];
    row: { readonly id: payments['id']; };
  };
  claim_appointment_request: {
    parameters: readonly [string | null, string | null, string | null, string | null];
    row: { readonly id: appointmentRequests['id']; readonly organization: appointmentRequests['organization']; readonly userId: appointmentRequests['userId']; readonly key: appointmentRequests['key']; readonly digest: appointmentRequests['digest']; readonly email: appointmentRequests['email']; readonly wanted: appointmentRequests['wanted']; readonly givenUp: boolean | null; readonly createdAt: appointmentRequests['createdAt']; };
  };
  claim_due_appointment_request: {
    parameters: readonly [string | null, string | null, string | null];
    row: { readonly id: appointmentRequests['id']; readonly organization: appointmentRequests['organization']; readonly userId: appointmentRequests['userId']; readonly key: appointmentRequests['key']; readonly digest: appointmentRequests['digest']; readonly email: appointmentRequests['email']; readonly wanted: appointmentRequests['wanted']; readonly givenUp: boolean | null; readonly createdAt: appointmentRequests['createdAt']; };
  };
  claim_mobile_code: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null, string | null];
    row: { readonly codes_sent: mobileVerifications['codesSent']; };
  };
  claim_payment_for_release: {
    parameters: readonly [string | null, string | null];
    row: { readonly id: payments['id']; };
  };
  claim_subscription_change: {
    parameters: readonly [string | null, number | null, string | null];
    row: { readonly id: subscriptions['id']; };
  };
  claim_text: {
    parameters: readonly [string | null, string | null, string | null, string | null];
    row: { readonly userId: users['id']; readonly organization: users['organization']; readonly number: users['mobileNumber']; readonly event: notifications['event']; };
  };
  clear_stops: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null];
    row: { readonly id: visitStops['intakeId']; };
  };
  close_account: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null];
    row: { readonly id: users['id']; readonly told: number | null; };
  };
  close_intake: {
    parameters: readonly [string | null, string | null, string | null];
    row: { readonly id: intakes['id']; };
  };
  close_lab_alerts: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null];
    row: { readonly panel: labReports['panelId']; };
  };
  code_of_order: {
    parameters: readonly [string | null, string | null];
    row: { readonly promo_code: orders['promoCode']; };
  };
  complete_intake: {
    parameters: readonly [string | null, string | null, number | null, number | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, boolean | null, string | null];
    row: { readonly id: intakes['id']; };
  };
  copy_account: {
    parameters: readonly [string | null];
    row: { readonly item: unknown; };
  };
  copy_agreements: {
    parameters: readonly [string | null];
    row: { readonly item: unknown; };
  };
  copy_appointments: {
    parameters: readonly [string | null];
    row: { readonly item: unknown; };
  };
  copy_conversation: {
    parameters: readonly [string | null];
    row: { readonly item: unknown; };
  };
  copy_drafts: {
    parameters: readonly [string | null];
    row: { readonly item: unknown; };
  };
  copy_invoices: {
    parameters: readonly [string | null];
    row: { readonly item: unknown; };
  };
  copy_lab_panels: {
    parameters: readonly [string | null];
    row: { readonly item: unknown; };
  };
  copy_lab_reports: {
    parameters: readonly [string | null];
    row: { readonly item: unknown; };
  };
  copy_medical_profile: {
    parameters: readonly [string | null];
    row: { readonly medical_profile: users['medicalProfile']; readonly lifestyle_version: users['lifestyleVersion']; };
  };
  copy_memberships: {
    parameters: readonly [string | null];
    row: { readonly item: unknown; };
  };
  copy_messages: {
    parameters: readonly [string | null];
    row: { readonly item: unknown; };
  };
  copy_notifications: {
    parameters: readonly [string | null];
    row: { readonly item: unknown; };
  };
  copy_orders: {
    parameters: readonly [string | null];
    row: { readonly item: unknown; };
  };
  copy_outside_results: {
    parameters: readonly [string | null];
    row: { readonly item: unknown; };
  };
  copy_photos: {
    parameters: readonly [string | null];
    row: { readonly item: unknown; };
  };
  copy_prescriptions: {
    parameters: readonly [string | null];
    row: { readonly item: unknown; };
  };
  copy_report_links: {
    parameters: readonly [string | null];
    row: { readonly item: unknown; };
  };
  copy_sessions: {
    parameters: readonly [string | null];
    row: { readonly item: unknown; };
  };
  copy_subscriptions: {
    parameters: readonly [string | null];
    row: { readonly item: unknown; };
  };
  copy_template_versions: {
    parameters: readonly [string | null];
    row: { readonly id: templateVersions['id']; };
  };
  copy_visit: {
    parameters: readonly [string | null, string | null];
    row: { readonly _id: intakes['id']; readonly type: intakes['type']; readonly version_id: intakes['versionId']; readonly state: users['state']; readonly created_at: string | null; readonly submitted_at: string | null; readonly reviewed_at: string | null; readonly closed_at: string | null; readonly expires_at: string | null; readonly awaiting_reason: intakes['awaitingReason']; readonly awaiting_since: string | null; readonly promo_code: intakes['promoCode']; readonly pharmacy_verification: intakes['pharmacyVerification']; readonly products: intakes['products']; readonly questions: unknown; readonly history: unknown; readonly stops: unknown; };
  };
  copy_visit_ids: {
    parameters: readonly [string | null];
    row: { readonly id: intakes['id']; };
  };
  count_consultation: {
    parameters: readonly [string | null, number | null, string | null, string | null, string | null, string | null, string | null, number | null, string | null, number | null, string | null];
    row: { readonly id: subscriptions['id']; };
  };
  count_jobs: {
    parameters: readonly [];
    row: { readonly queue: string | null; readonly state: string | null; readonly jobs: number | null; readonly oldest: number | null; };
  };
  count_login_attempt: {
    parameters: readonly [string | null, string | null, string | null, string | null];
    row: { readonly here: loginAttempts['failures'] | null; readonly everywhere: number | null; readonly is_known: boolean | null; };
  };
  count_mails: {
    parameters: readonly [];
    row: { readonly waiting: number | null; readonly given_up: number | null; };
  };
  count_notifications: {
    parameters: readonly [string | null];
    row: { readonly total: number | null; readonly unread: number | null; };
  };
  count_orders_of_product: {
    parameters: readonly [string | null, string | null];
    row: { readonly ordered: number | null; };
  };
  count_outside_results: {
    parameters: readonly [string | null];
    row: { readonly many: number | null; };
  };
  count_towards_limit: {
    parameters: readonly [string | null, string | null, string | null];
    row: { readonly count: limits['count']; readonly expires_at: limits['expiresAt']; };
  };
  create_account: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null];
    row: { readonly id: users['id']; };
  };
  create_intake: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null, string | null, boolean | null, string | null, string | null];
    row: { readonly id: intakes['id']; };
  };
  create_payment: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null, number | null, string | null, string | null, string | null, string | null, number | null];
    row: { readonly id: payments['id']; readonly amount: payments['amount']; readonly status: payments['status']; readonly key: payments['idempotencyKey']; readonly providerId: payments['providerId']; readonly createdAt: payments['createdAt']; };
  };
  create_report_link: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null];
    row: { readonly _id: reportLinks['id']; readonly reader: reportLinks['reader']; readonly created_at: string | null; readonly expires_at: string | null; readonly ended_at: string | null; readonly opened_at: string | null; };
  };
  decide_identity: {
    parameters: readonly [string | null, string | null, boolean | null, string | null, string | null, string | null, string | null, string | null, string | null];
    row: { readonly id: users['id'] | null; };
  };
  deliver_order: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null];
    row: { readonly id: shipments['orderId']; };
  };
  draft_order: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null, number | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, number | null, string | null, string | null, number | null];
    row: { readonly id: orders['id']; };
  };
  drop_coupons: {
    parameters: readonly [string | null, string | null];
    row: never;
  };
  drop_expired_secrets: {
    parameters: readonly [string | null];
    row: never;
  };
  drop_mailing_removal: {
    parameters: readonly [string | null, string | null, boolean | null, string | null];
    row: never;
  };
  drop_membership_prices: {
    parameters: readonly [string | null, string | null];
    row: never;
  };
  drop_memberships: {
    parameters: readonly [string | null, string | null];
    row: never;
  };
  drop_mobile_code: {
    parameters: readonly [string | null, string | null];
    row: never;
  };
  drop_product_templates: {
    parameters: readonly [string | null, string | null];
    row: never;
  };
  drop_products: {
    parameters: readonly [string | null, string | null];
    row: never;
  };
  end_appointment_request: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null, string | null];
    row: { readonly id: appointmentRequests['id']; };
  };
  end_lost_step: {
    parameters: readonly [string | null, number | null, string | null, string | null, string | null, string | null, string | null];
    row: { readonly user_id: twoSteps['userId']; };
  };
  end_mailed_session: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null];
    row: { readonly id: sessions['id']; readonly told: number | null; };
  };
  end_own_session: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null];
    row: { readonly id: sessions['id']; readonly told: number | null; };
  };
  end_report_link: {
    parameters: readonly [string | null, string | null, string | null];
    row: { readonly id: reportLinks['id']; };
  };
  end_session: {
    parameters: readonly [string | null, string | null];
    row: { readonly told: number | null; };
  };
  end_sessions: {
    parameters: readonly [string | null, string | null];
    row: { readonly told: number | null; };
  };
  end_trust: {
    parameters: readonly [string | null, string | null];
    row: { readonly id: trustedDevices['id']; };
  };
  erase_account: {
    parameters: readonly [string | null, string | null];
    row: { readonly id: accountClosings['userId']; };
  };
  expire_intakes: {
    parameters: readonly [string | null];
    row: { readonly id: intakes['id']; };
  };
  explain_lab_report: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null];
    row: { readonly panel: labReports['panelId']; };
  };
  fail_payment: {
    parameters: readonly [string | null, string | null, string | null];
    row: never;
  };
  find_account: {
    parameters: readonly [string | null, string | null, string | null];
    row: { readonly password_hash: users['passwordHash']; readonly session_epoch: users['sessionEpoch']; readonly has_second_step: boolean | null; readonly _id: users['id']; readonly organization: users['organization']; readonly email: users['email']; readonly email_verified: boolean | null; readonly first_name: users['firstName']; readonly last_name: users['lastName']; readonly sex: users['sex']; readonly height: users['height']; readonly weight: users['weight']; readonly height_confirmed: users['heightConfirmed']; readonly weight_confirmed: users['weightConfirmed']; readonly birthday: users['birthday']; readonly state: users['state']; readonly verified: users['verified']; readonly mobile_number: users['mobileNumber']; readonly mobile_verified: users['mobileVerified']; readonly verificationStatus: users['verificationStatus']; readonly medical_profile: users['medicalProfile']; readonly shipping_info: users['shippingInfo']; readonly stripe_id: users['stripeId']; readonly mailchimp_id: users['mailchimpId']; readonly revision: users['revision']; readonly has_card_source: boolean | null; readonly membership: string | null; readonly notifications: unknown; readonly waits_for_lab_note: users['waitsForLabNote']; readonly lifestyle_version: users['lifestyleVersion']; readonly labs2: users['labs2']; readonly id_image: users['idImage']; readonly profile_image: users['profileImage']; readonly avatar_image: users['avatarImage']; readonly profile_image_at: string | null; readonly default_source: string | null; readonly referral: users['referral']; readonly affiliate: users['affiliate']; readonly upcoming_appointments: unknown; readonly visits: unknown; };
  };
  find_account_id: {
    parameters: readonly [string | null, string | null];
    row: { readonly id: users['id']; };
  };
  find_agreed_text: {
    parameters: readonly [string | null, string | null];
    row: { readonly policy: agreements['policy'] | null; readonly digest: agreements['digest'] | null; readonly version: string | null; readonly agreed_at: string | null; readonly title: string | null; readonly text: policyTexts['text'] | null; };
  };
  find_appointment: {
    parameters: readonly [string | null, string | null];
    row: { readonly id: appointments['id']; readonly organization: appointments['organization']; readonly userId: appointments['userId']; readonly email: string | null; readonly kind: appointments['kind']; readonly name: appointments['name']; readonly uid: appointments['uid']; readonly source: appointments['source']; readonly subscriptionId: appointments['subscriptionId']; readonly panelId: appointments['panelId']; readonly start: appointments['startTime']; readonly end: appointments['endTime']; readonly formerStart: appointments['formerStartTime']; readonly location: appointments['location']; readonly canceledAt: appointments['canceledAt']; readonly canceledByPatient: appointments['canceledByPatient']; readonly createdAt: appointments['createdAt']; };
  };
  find_appointment_by_uid: {
    parameters: readonly [string | null];
    row: { readonly id: appointments['id']; readonly organization: appointments['organization']; readonly userId: appointments['userId']; readonly email: string | null; readonly kind: appointments['kind']; readonly name: appointments['name']; readonly uid: appointments['uid']; readonly source: appointments['source']; readonly subscriptionId: appointments['subscriptionId']; readonly panelId: appointments['panelId']; readonly start: appointments['startTime']; readonly end: appointments['endTime']; readonly formerStart: appointments['formerStartTime']; readonly location: appointments['location']; readonly canceledAt: appointments['canceledAt']; readonly canceledByPatient: appointments['canceledByPatient']; readonly createdAt: appointments['createdAt']; };
  };
  find_appointment_of_panel: {
    parameters: readonly [string | null, string | null];
    row: { readonly id: appointments['id']; readonly organization: appointments['organization']; readonly userId: appointments['userId']; readonly email: string | null; readonly kind: appointments['kind']; readonly name: appointments['name']; readonly uid: appointments['uid']; readonly source: appointments['source']; readonly subscriptionId: appointments['subscriptionId']; readonly panelId: appointments['panelId']; readonly start: appointments['startTime']; readonly end: appointments['endTime']; readonly formerStart: appointments['formerStartTime']; readonly location: appointments['location']; readonly canceledAt: appointments['canceledAt']; readonly canceledByPatient: appointments['canceledByPatient']; readonly createdAt: appointments['createdAt']; };
  };
  find_appointment_request: {
    parameters: readonly [string | null, string | null];
    row: { readonly digest: appointmentRequests['digest']; };
  };
  find_attachment: {
    parameters: readonly [string | null, string | null];
    row: { readonly digest: attachments['digest']; readonly _id: attachments['id']; readonly name: attachments['name']; readonly mediaType: attachments['kind']; readonly type: attachments['type']; readonly bytes: attachments['bytes']; readonly width: attachments['width']; readonly height: attachments['height']; };
  };
  find_booking: {
    parameters: readonly [string | null];
    row: { readonly uid: sandboxBookings['uid']; readonly calendar: sandboxBookings['calendar']; readonly name: sandboxBookings['name']; readonly email: sandboxBookings['email']; readonly start: sandboxBookings['startTime']; readonly end: sandboxBookings['endTime']; readonly formerStart: sandboxBookings['formerStartTime']; readonly canceledAt: sandboxBookings['canceledAt']; };
  };
  find_booking_at: {
    parameters: readonly [string | null, string | null];
    row: { readonly uid: sandboxBookings['uid']; readonly calendar: sandboxBookings['calendar']; readonly name: sandboxBookings['name']; readonly email: sandboxBookings['email']; readonly start: sandboxBookings['startTime']; readonly end: sandboxBookings['endTime']; readonly formerStart: sandboxBookings['formerStartTime']; readonly canceledAt: sandboxBookings['canceledAt']; };
  };
  find_booking_by_key: {
    parameters: readonly [string | null];
    row: { readonly uid: sandboxBookings['uid']; readonly calendar: sandboxBookings['calendar']; readonly name: sandboxBookings['name']; readonly email: sandboxBookings['email']; readonly start: sandboxBookings['startTime']; readonly end: sandboxBookings['endTime']; readonly formerStart: sandboxBookings['formerStartTime']; readonly canceledAt: sandboxBookings['canceledAt']; };
  };
  find_card: {
    parameters: readonly [string | null, string | null];
    row: { readonly card: users['card']; };
  };
  find_change_left_behind: {
    parameters: readonly [string | null];
    row: { readonly id: subscriptions['id']; readonly userId: subscriptions['userId']; };
  };
  find_changeable_subscription: {
    parameters: readonly [string | null, string | null];
    row: { readonly id: subscriptions['id']; readonly organization: subscriptions['organization']; readonly providerId: subscriptions['providerId']; readonly duration: subscriptions['duration']; readonly amount: subscriptions['amount']; readonly periodStart: subscriptions['currentPeriodStart']; readonly periodEnd: subscriptions['currentPeriodEnd']; readonly rescheduleAt: subscriptions['rescheduleAt']; readonly discountPercent: subscriptions['discountPercent']; readonly cancellationAttempt: subscriptions['cancellationAttempt']; readonly consultationAt: subscriptions['consultationAt']; readonly offerRenewsAt: subscriptions['offerRenewsAt']; readonly revision: subscriptions['revision']; readonly pending: subscriptions['pendingChange']; readonly paying: boolean | null; readonly owed: unknown; };
  };
  find_changed_email: {
    parameters: readonly [string | null, string | null, string | null];
    row: { readonly email: emailChanges['email']; };
  };
  find_closed_account: {
    parameters: readonly [string | null, string | null, string | null];
    row: { readonly email: users['email']; readonly passwordHash: accountClosings['passwordHash']; };
  };
  find_closing_obstacle: {
    parameters: readonly [string | null];
    row: { readonly reviewing: boolean | null; readonly held: boolean | null; };
  };
  find_closing_to_erase: {
    parameters: readonly [string | null, string | null];
    row: { readonly customerId: users['stripeId']; };
  };
  find_consultation_to_count: {
    parameters: readonly [string | null, string | null];
    row: { readonly id: appointments['id']; readonly startTime: appointments['startTime']; readonly counted: boolean | null; };
  };
  find_consultations_to_cancel: {
    parameters: readonly [string | null, string | null, string | null];
    row: { readonly uid: appointments['uid']; };
  };
  find_conversation: {
    parameters: readonly [string | null, string | null];
    row: { readonly _id: conversations['id']; readonly patient: conversations['userId']; readonly patient_read: boolean | null; readonly patient_sender: conversations['patientSender']; readonly medical_team_read: boolean | null; readonly unread: number | null; readonly newest_at: string | null; };
  };
  find_conversation_to_answer: {
    parameters: readonly [string | null, string | null, string | null];
    row: { readonly id: conversations['id']; };
  };
  find_coupon: {
    parameters: readonly [string | null, string | null];
    row: { readonly code: coupons['code']; readonly percent: coupons['percent']; readonly productTemplates: coupons['productTemplates']; readonly expiresAt: coupons['expiresAt']; };
  };
  find_credentials: {
    parameters: readonly [string | null, string | null];
    row: { readonly email: users['email']; readonly password_hash: users['passwordHash']; };
  };
  find_data_copy: {
    parameters: readonly [string | null, string | null];
    row: { readonly id: dataCopies['id']; readonly requestedAt: dataCopies['requestedAt']; readonly madeAt: dataCopies['madeAt']; readonly expiresAt: dataCopies['expiresAt']; readonly bytes: dataCopies['bytes']; readonly failedAt: dataCopies['failedAt']; };
  };
  find_data_copy_due: {
    parameters: readonly [string | null];
    row: { readonly id: dataCopies['id']; readonly userId: dataCopies['userId']; readonly organization: dataCopies['organization']; };
  };
  find_draft: {
    parameters: readonly [string | null, string | null];
    row: { readonly text: conversations['draftText']; readonly about: conversations['draftAbout']; readonly revision: conversations['draftRevision']; };
  };
  find_draft_of_product: {
    parameters: readonly [string | null, string | null];
    row: { readonly _id: orders['id']; readonly name: orders['name']; readonly status: orders['status']; readonly items: orders['items']; readonly amount: orders['amount']; readonly payment: string | null; readonly intake: orders['intakeId']; readonly shipment: unknown; readonly created_at: string | null; readonly submitted_at: string | null; readonly settled: boolean | null; readonly begun: string | null; };
  };
  find_email_to_verify: {
    parameters: readonly [string | null, string | null];
    row: { readonly email: users['email']; readonly is_verified: boolean | null; readonly state: users['state']; };
  };
  find_for_login_link: {
    parameters: readonly [string | null, string | null, string | null];
    row: { readonly id: users['id']; readonly email: users['email']; };
  };
  find_image: {
    parameters: readonly [string | null, string | null];
    row: { readonly '?column?': number | null; };
  };
  find_intake: {
    parameters: readonly [string | null, string | null];
    row: { readonly id: intakes['id']; readonly template_id: intakes['templateId']; readonly version_id: intakes['versionId']; readonly type: intakes['type']; readonly revision: intakes['revision']; readonly patient_complete: intakes['patientComplete']; readonly physician_review: intakes['physicianReview']; readonly closed: intakes['closed']; readonly created_at: intakes['createdAt']; readonly expires_at: intakes['expiresAt']; readonly products: intakes['products']; readonly id_image: intakes['idImage']; readonly profile_image: intakes['profileImage']; readonly awaiting_reason: intakes['awaitingReason']; readonly on_hold_since: intakes['onHoldSince']; readonly carried_over: intakes['carriedOver']; readonly stops: unknown; readonly subscriptions: unknown; readonly orders: unknown; readonly payment: unknown; readonly joined_membership: unknown; readonly patient: unknown; readonly responses: unknown; readonly newest: unknown; };
  };
  find_intake_for_write: {
    parameters: readonly [string | null, string | null, string | null];
    row: { readonly id: intakes['id']; readonly template_id: intakes['templateId']; readonly version_id: intakes['versionId']; readonly type: intakes['type']; readonly revision: intakes['revision']; readonly patient_complete: intakes['patientComplete']; readonly physician_review: intakes['physicianReview']; readonly closed: intakes['closed']; readonly created_at: intakes['createdAt']; readonly expires_at: intakes['expiresAt']; readonly products: intakes['products']; readonly id_image: intakes['idImage']; readonly profile_image: intakes['profileImage']; readonly awaiting_reason: intakes['awaitingReason']; readonly on_hold_since: intakes['onHoldSince']; readonly carried_over: intakes['carriedOver']; readonly stops: unknown; readonly subscriptions: unknown; readonly orders: unknown; readonly payment: unknown; readonly joined_membership: unknown; readonly patient: unknown; readonly responses: unknown; readonly newest: unknown; readonly recorded: unknown; readonly retired: unknown; };
  };
  find_invoice: {
    parameters: readonly [string | null, string | null, string | null];
    row: { readonly id: invoices['id']; readonly number: invoices['number']; readonly created_at: string | null; readonly amount: number | null; readonly status: invoices['status']; };
  };
  find_invoice_document: {
    parameters: readonly [string | null, string | null];
    row: { readonly number: invoices['number']; readonly name: subscriptions['name']; readonly duration: subscriptions['duration']; readonly quantity: subscriptions['quantity']; readonly amount: invoices['amount']; readonly discount: invoices['discount']; readonly refunded: number | null; readonly status: invoices['status']; readonly paidWith: invoices['paidWith']; readonly periodStart: invoices['periodStart']; readonly periodEnd: invoices['periodEnd']; readonly createdAt: invoices['createdAt']; readonly paidAt: Date | null; readonly patient: string | null; readonly email: users['email']; readonly state: users['state']; };
  };
  find_invoice_document_of_order: {
    parameters: readonly [string | null, string | null];
    row: { readonly number: string | null; readonly status: string | null; readonly bought: unknown; readonly amount: orders['amount'] | null; readonly refunded: number | null; readonly paidWith: payments['paidWith'] | null; readonly createdAt: orders['submittedAt'] | null; readonly paidAt: payments['updatedAt'] | null; readonly patient: string | null; readonly email: users['email'] | null; readonly state: users['state'] | null; };
  };
  find_invoice_document_of_visit: {
    parameters: readonly [string | null, string | null];
    row: { readonly number: string | null; readonly bought: unknown; readonly amount: payments['amount']; readonly refunded: payments['refunded']; readonly paidWith: payments['paidWith']; readonly createdAt: payments['createdAt']; readonly paidAt: payments['updatedAt']; readonly patient: string | null; readonly email: users['email']; readonly state: users['state']; };
  };
  find_invoice_of_order: {
    parameters: readonly [string | null, string | null];
    row: { readonly id: orders['id']; readonly created_at: string | null; readonly amount: orders['amount']; readonly number: string | null; readonly status: string | null; };
  };
  find_lab_order: {
    parameters: readonly [string | null, string | null, string | null, string | null];
    row: { readonly userId: labPanels['userId']; readonly sex: users['sex']; readonly birthday: users['birthday']; readonly receipts: labPanels['receipts']; readonly held: string | null; readonly isAnothers: boolean | null; };
  };
  find_lab_panel: {
    parameters: readonly [string | null, string | null];
    row: { readonly id: labPanels['id']; readonly product: string | null; readonly createdAt: labPanels['createdAt']; readonly orderedBy: labPanels['orderedBy']; readonly slug: string | null; };
  };
  find_lab_panel_to_measure: {
    parameters: readonly [string | null, string | null, string | null];
    row: { readonly id: labPanels['id']; readonly userId: labPanels['userId']; readonly sex: users['sex']; readonly birthday: users['birthday']; };
  };
  find_lab_report_to_explain: {
    parameters: readonly [string | null, string | null, string | null];
    row: { readonly id: labReports['id']; readonly state: users['state']; };
  };
  find_living_payment: {
    parameters: readonly [string | null, string | null];
    row: { readonly id: payments['id']; readonly amount: payments['amount']; readonly status: payments['status']; readonly key: payments['idempotencyKey']; readonly providerId: payments['providerId']; readonly createdAt: payments['createdAt']; };
  };
  find_mail_due: {
    parameters: readonly [string | null];
    row: { readonly id: outbox['id']; readonly organization: outbox['organization']; readonly userId: outbox['userId']; readonly subject: outbox['subject']; readonly text: outbox['text']; readonly secret: outbox['secret']; readonly recipient: string | null; };
  };
  find_mailing_removal: {
    parameters: readonly [string | null];
    row: { readonly entry: mailingRemovals['entry']; readonly isFinal: mailingRemovals['isFinal']; readonly isWanted: boolean | null; };
  };
  find_mailing_tags_due: {
    parameters: readonly [string | null];
    row: { readonly name: mailingTags['name']; readonly status: mailingTags['status']; readonly updatedAt: mailingTags['updatedAt']; readonly email: users['email']; readonly entry: users['mailchimpId']; };
  };
  find_measured_patient: {
    parameters: readonly [string | null];
    row: { readonly sex: users['sex']; readonly birthday: users['birthday']; readonly state: users['state']; readonly first_name: users['firstName']; readonly last_name: users['lastName']; readonly name: string | null; readonly pregnant: boolean | null; };
  };
  find_media: {
    parameters: readonly [string | null, string | null];
    row: { readonly name: string | null; readonly kind: string | null; readonly type: string | null; };
  };
  find_medication: {
    parameters: readonly [string | null, string | null, string | null, string | null];
    row: { readonly _id: prescriptions['id']; readonly subscription: subscriptions['id']; readonly name: string | null; readonly prescribed_by: prescriptions['prescriber']; readonly prescribed_on: string | null; readonly refills_left: number | null; readonly status: string | null; readonly expiration_date: string | null; readonly patient_instructions: prescriptions['instructions']; readonly dose: prescriptions['dose']; readonly supply: prescriptions['supply']; readonly regimen: prescriptions['regimen']; readonly months: subscriptions['duration']; readonly periods: number | null; };
  };
  find_membership: {
    parameters: readonly [string | null, string | null];
    row: { readonly data: memberships['data']; };
  };
  find_membership_price: {
    parameters: readonly [string | null, string | null];
    row: { readonly data: membershipPrices['data']; };
  };
  find_named_in_lab_bundle: {
    parameters: readonly [string | null, string | null];
    row: { readonly userId: users['id']; readonly panelId: string | null; readonly sex: users['sex']; readonly birthday: users['birthday']; };
  };
  find_number_to_verify: {
    parameters: readonly [string | null];
    row: { readonly number: mobileVerifications['number']; };
  };
  find_open_intake: {
    parameters: readonly [string | null, string | null];
    row: { readonly id: intakes['id']; };
  };
  find_order: {
    parameters: readonly [string | null, string | null];
    row: { readonly _id: orders['id']; readonly name: orders['name']; readonly status: orders['status']; readonly items: orders['items']; readonly amount: orders['amount']; readonly payment: string | null; readonly intake: orders['intakeId']; readonly shipment: unknown; readonly created_at: string | null; readonly submitted_at: string | null; };
  };
  find_order_of_visit: {
    parameters: readonly [string | null, string | null, string | null];
    row: { readonly _id: orders['id']; readonly name: orders['name']; readonly status: orders['status']; readonly items: orders['items']; readonly amount: orders['amount']; readonly payment: string | null; readonly intake: orders['intakeId']; readonly shipment: unknown; readonly created_at: string | null; readonly submitted_at: string | null; readonly settled: boolean | null; readonly begun: string | null; };
  };
  find_order_to_deliver: {
    parameters: readonly [string | null, string | null, string | null];
    row: { readonly id: orders['id']; };
  };
  find_order_to_refund: {
    parameters: readonly [string | null, string | null, string | null];
    row: { readonly id: string | null; readonly paymentId: string | null; readonly amount: number | null; };
  };
  find_order_to_ship: {
    parameters: readonly [string | null, string | null, string | null];
    row: { readonly id: orders['id']; };
  };
  find_organization_of_payment: {
    parameters: readonly [string | null];
    row: { readonly organization: payments['organization']; };
  };
  find_organization_of_subscription: {
    parameters: readonly [string | null];
    row: { readonly id: subscriptions['id']; readonly organization: subscriptions['organization']; };
  };
  find_other_payment_for_visit: {
    parameters: readonly [string | null, string | null];
    row: { readonly id: payments['id']; readonly amount: payments['amount']; readonly status: payments['status']; readonly key: payments['idempotencyKey']; readonly providerId: payments['providerId']; readonly createdAt: payments['createdAt']; };
  };
  find_owned_subscription: {
    parameters: readonly [string | null, string | null];
    row: { readonly status: subscriptions['status']; };
  };
  find_owner_steps: {
    parameters: readonly [string | null];
    row: { readonly has_app: boolean | null; readonly has_passkey: boolean | null; };
  };
  find_panel_of_lab_report: {
    parameters: readonly [string | null, string | null];
    row: { readonly panel: labReports['panelId']; };
  };
  find_passkey: {
    parameters: readonly [string | null, string | null, string | null];
    row: { readonly passkey: passkeys['id']; readonly credential_id: passkeys['credentialId']; readonly public_key: passkeys['publicKey']; readonly counter: string | null; readonly password_hash: users['passwordHash']; readonly session_epoch: users['sessionEpoch']; readonly has_second_step: boolean | null; readonly _id: users['id']; readonly organization: users['organization']; readonly email: users['email']; readonly email_verified: boolean | null; readonly first_name: users['firstName']; readonly last_name: users['lastName']; readonly sex: users['sex']; readonly height: users['height']; readonly weight: users['weight']; readonly height_confirmed: users['heightConfirmed']; readonly weight_confirmed: users['weightConfirmed']; readonly birthday: users['birthday']; readonly state: users['state']; readonly verified: users['verified']; readonly mobile_number: users['mobileNumber']; readonly mobile_verified: users['mobileVerified']; readonly verificationStatus: users['verificationStatus']; readonly medical_profile: users['medicalProfile']; readonly shipping_info: users['shippingInfo']; readonly stripe_id: users['stripeId']; readonly mailchimp_id: users['mailchimpId']; readonly revision: users['revision']; readonly has_card_source: boolean | null; readonly membership: string | null; readonly notifications: unknown; readonly waits_for_lab_note: users['waitsForLabNote']; readonly lifestyle_version: users['lifestyleVersion']; readonly labs2: users['labs2']; readonly id_image: users['idImage']; readonly profile_image: users['profileImage']; readonly avatar_image: users['avatarImage']; readonly profile_image_at: string | null; readonly default_source: string | null; readonly referral: users['referral']; readonly affiliate: users['affiliate']; readonly upcoming_appointments: unknown; readonly visits: unknown; };
  };
  find_password_reset: {
    parameters: readonly [string | null, string | null, string | null, string | null];
    row: { readonly email: users['email']; };
  };
  find_patient_of_session: {
    parameters: readonly [string | null, string | null];
    row: { readonly user_id: sessions['userId']; };
  };
  find_patient_to_call: {
    parameters: readonly [string | null, string | null, string | null, string | null];
    row: { readonly id: users['id']; readonly state: users['state']; };
  };
  find_patients_by_email: {
    parameters: readonly [string | null, string | null];
    row: { readonly id: users['id']; readonly organization: users['organization']; };
  };
  find_payment_left_behind: {
    parameters: readonly [string | null];
    row: { readonly id: payments['id']; readonly amount: payments['amount']; readonly status: payments['status']; readonly key: payments['idempotencyKey']; readonly providerId: payments['providerId']; readonly createdAt: payments['createdAt']; readonly updatedAt: payments['updatedAt']; readonly organization: payments['organization']; readonly userId: payments['userId']; readonly purchase: payments['purchase']; readonly customerId: users['stripeId']; };
  };
  find_period_to_turn: {
    parameters: readonly [string | null, string | null, string | null];
    row: { readonly id: subscriptions['id']; readonly status: subscriptions['status']; readonly duration: subscriptions['duration']; readonly amount: subscriptions['amount']; readonly discountPercent: subscriptions['discountPercent']; readonly revision: subscriptions['revision']; readonly userId: subscriptions['userId']; readonly periodEnd: subscriptions['currentPeriodEnd']; readonly rescheduleAt: subscriptions['rescheduleAt']; readonly customerId: users['stripeId']; readonly openInvoice: string | null; };
  };
  find_plan_to_hold: {
    parameters: readonly [string | null];
    row: { readonly id: subscriptions['id']; readonly userId: subscriptions['userId']; };
  };
  find_plans_to_book_for: {
    parameters: readonly [string | null, string | null];
    row: { readonly id: subscriptions['id']; readonly link: subscriptions['coachingLink']; readonly status: subscriptions['status']; readonly paid: boolean | null; };
  };
  find_plans_to_end: {
    parameters: readonly [string | null];
    row: { readonly id: subscriptions['id']; };
  };
  find_product_panel: {
    parameters: readonly [string | null, string | null, string | null];
    row: { readonly panelId: string | null; };
  };
  find_product_template: {
    parameters: readonly [string | null, string | null];
    row: { readonly data: productTemplates['data']; };
  };
  find_purchases_of_intake: {
    parameters: readonly [string | null, string | null];
    row: { readonly subscriptions: unknown; readonly orders: unknown; readonly membership: unknown; };
  };
  find_ready_data_copy: {
    parameters: readonly [string | null, string | null, string | null];
    row: { readonly id: dataCopies['id']; };
  };
  find_recorded: {
    parameters: readonly [string | null, string | null];
    row: { readonly digest: idempotencyKeys['digest']; readonly body: idempotencyKeys['body']; };
  };
  find_refresh_token: {
    parameters: readonly [string | null, string | null, string | null];
    row: { readonly session_id: refreshTokens['sessionId']; readonly rotated_at: refreshTokens['rotatedAt']; readonly expires_at: refreshTokens['expiresAt']; readonly stays: sessions['stays']; readonly is_live: boolean | null; readonly _id: users['id']; readonly organization: users['organization']; readonly email: users['email']; readonly email_verified: boolean | null; readonly first_name: users['firstName']; readonly last_name: users['lastName']; readonly sex: users['sex']; readonly height: users['height']; readonly weight: users['weight']; readonly height_confirmed: users['heightConfirmed']; readonly weight_confirmed: users['weightConfirmed']; readonly birthday: users['birthday']; readonly state: users['state']; readonly verified: users['verified']; readonly mobile_number: users['mobileNumber']; readonly mobile_verified: users['mobileVerified']; readonly verificationStatus: users['verificationStatus']; readonly medical_profile: users['medicalProfile']; readonly shipping_info: users['shippingInfo']; readonly stripe_id: users['stripeId']; readonly mailchimp_id: users['mailchimpId']; readonly revision: users['revision']; readonly has_card_source: boolean | null; readonly membership: string | null; readonly notifications: unknown; readonly waits_for_lab_note: users['waitsForLabNote']; readonly lifestyle_version: users['lifestyleVersion']; readonly labs2: users['labs2']; readonly id_image: users['idImage']; readonly profile_image: users['profileImage']; readonly avatar_image: users['avatarImage']; readonly profile_image_at: string | null; readonly default_source: string | null; readonly referral: users['referral']; readonly affiliate: users['affiliate']; readonly upcoming_appointments: unknown; readonly visits: unknown; };
  };
  find_reply_due: {
    parameters: readonly [string | null, string | null];
    row: { readonly organization: conversations['organization']; readonly author: string | null; };
  };
  find_report_link_key: {
    parameters: readonly [string | null, string | null];
    row: { readonly digest: reportLinks['digest']; };
  };
  find_review_left_behind: {
    parameters: readonly [string | null];
    row: { readonly intakeId: intakes['id']; readonly organization: intakes['organization']; };
  };
  find_scheduling_event: {
    parameters: readonly [string | null];
    row: { readonly uid: schedulingEvents['uid']; };
  };
  find_sent_message: {
    parameters: readonly [string | null, string | null];
    row: { readonly _id: messages['id'] | null; readonly key: messages['key'] | null; readonly digest: messages['digest'] | null; readonly author_id: messages['authorId'] | null; readonly first_name: string | null; readonly display_name: string | null; readonly avatar: string | null; readonly created_at: string | null; readonly style: messages['style'] | null; readonly text: messages['text'] | null; readonly about: messages['about'] | null; readonly blocks: messages['blocks'] | null; readonly attachments: unknown; };
  };
  find_started_membership: {
    parameters: readonly [string | null];
    row: { readonly _id: startedMemberships['id']; readonly membership: startedMemberships['membership']; readonly price_id: startedMemberships['priceId']; readonly status: startedMemberships['status']; };
  };
  find_stop_task: {
    parameters: readonly [string | null, string | null, string | null];
    row: { readonly intakeId: visitStops['intakeId']; readonly userId: visitStops['userId']; };
  };
  find_stop_to_tell: {
    parameters: readonly [string | null];
    row: { readonly id: visitStops['id']; readonly organization: visitStops['organization']; };
  };
  find_subject: {
    parameters: readonly [string | null, string | null, string | null];
    row: { readonly name: string | null; };
  };
  find_submitted_visit: {
    parameters: readonly [string | null, string | null, string | null, string | null];
    row: { readonly id: intakes['id'] | null; readonly organization: intakes['organization'] | null; readonly userId: intakes['userId'] | null; readonly products: intakes['products'] | null; readonly state: users['state'] | null; readonly customerId: users['stripeId'] | null; readonly pending: intakes['pendingReview'] | null; readonly paymentId: payments['id'] | null; readonly amount: payments['amount'] | null; readonly status: payments['status'] | null; readonly key: payments['idempotencyKey'] | null; readonly providerId: payments['providerId'] | null; readonly createdAt: payments['createdAt'] | null; };
  };
  find_subscription: {
    parameters: readonly [string | null, string | null];
    row: { readonly _id: subscriptions['id']; readonly name: subscriptions['name']; readonly type: subscriptions['type']; readonly status: subscriptions['status']; readonly active: boolean | null; readonly held: boolean | null; readonly hold_cleared: boolean | null; readonly duration: subscriptions['duration']; readonly product_plans: unknown; readonly intake: subscriptions['intakeId']; readonly prescriptions: unknown; readonly current_period_start: string | null; readonly current_period_end: string | null; readonly reschedule_date: number | null; readonly subscription_id: subscriptions['providerId']; readonly vendor: unknown; readonly cancellation_info: unknown; readonly coaching_info: unknown; readonly schedule_details: unknown; readonly taken: unknown; readonly coaching_link: subscriptions['coachingLink']; readonly next_amount: number | null; readonly owed: unknown; };
  };
  find_subscription_of_product: {
    parameters: readonly [string | null, string | null];
    row: { readonly _id: subscriptions['id']; readonly name: subscriptions['name']; readonly type: subscriptions['type']; readonly status: subscriptions['status']; readonly active: boolean | null; readonly held: boolean | null; readonly hold_cleared: boolean | null; readonly duration: subscriptions['duration']; readonly product_plans: unknown; readonly intake: subscriptions['intakeId']; readonly prescriptions: unknown; readonly current_period_start: string | null; readonly current_period_end: string | null; readonly reschedule_date: number | null; readonly subscription_id: subscriptions['providerId']; readonly vendor: unknown; readonly cancellation_info: unknown; readonly coaching_info: unknown; readonly schedule_details: unknown; readonly taken: unknown; readonly coaching_link: subscriptions['coachingLink']; readonly next_amount: number | null; readonly owed: unknown; };
  };
  find_taken_slots: {
    parameters: readonly [string | null, string | null];
    row: { readonly start: sandboxBookings['startTime']; };
  };
  find_template_of_product: {
    parameters: readonly [string | null, string | null];
    row: { readonly template: string | null; };
  };
  find_text_due: {
    parameters: readonly [string | null, string | null];
    row: { readonly state: users['state']; readonly event: notifications['event']; };
  };
  find_ticket_holder: {
    parameters: readonly [string | null, string | null, string | null];
    row: { readonly password_hash: users['passwordHash']; readonly session_epoch: users['sessionEpoch']; readonly has_second_step: boolean | null; readonly _id: users['id']; readonly organization: users['organization']; readonly email: users['email']; readonly email_verified: boolean | null; readonly first_name: users['firstName']; readonly last_name: users['lastName']; readonly sex: users['sex']; readonly height: users['height']; readonly weight: users['weight']; readonly height_confirmed: users['heightConfirmed']; readonly weight_confirmed: users['weightConfirmed']; readonly birthday: users['birthday']; readonly state: users['state']; readonly verified: users['verified']; readonly mobile_number: users['mobileNumber']; readonly mobile_verified: users['mobileVerified']; readonly verificationStatus: users['verificationStatus']; readonly medical_profile: users['medicalProfile']; readonly shipping_info: users['shippingInfo']; readonly stripe_id: users['stripeId']; readonly mailchimp_id: users['mailchimpId']; readonly revision: users['revision']; readonly has_card_source: boolean | null; readonly membership: string | null; readonly notifications: unknown; readonly waits_for_lab_note: users['waitsForLabNote']; readonly lifestyle_version: users['lifestyleVersion']; readonly labs2: users['labs2']; readonly id_image: users['idImage']; readonly profile_image: users['profileImage']; readonly avatar_image: users['avatarImage']; readonly profile_image_at: string | null; readonly default_source: string | null; readonly referral: users['referral']; readonly affiliate: users['affiliate']; readonly upcoming_appointments: unknown; readonly visits: unknown; };
  };
  find_two_step: {
    parameters: readonly [string | null, string | null];
    row: { readonly secret: twoSteps['secret']; readonly on_since: string | null; readonly recovery_codes: number | null; readonly pending_secret: twoSteps['pendingSecret']; readonly pending_until: twoSteps['pendingUntil']; readonly lost_from: string | null; readonly mailed_password: twoSteps['mailedPassword']; };
  };
  find_unpaid_renewal: {
    parameters: readonly [string | null];
    row: { readonly id: payments['id']; readonly organization: payments['organization']; readonly amount: payments['amount']; readonly key: payments['idempotencyKey']; readonly providerId: payments['providerId']; };
  };
  find_unpaid_renewal_of: {
    parameters: readonly [string | null];
    row: { readonly id: payments['id']; readonly organization: payments['organization']; readonly amount: payments['amount']; readonly key: payments['idempotencyKey']; readonly providerId: payments['providerId']; };
  };
  find_unsettled_closing: {
    parameters: readonly [string | null];
    row: { readonly organization: accountClosings['organization']; };
  };
  find_user: {
    parameters: readonly [string | null, string | null, string | null];
    row: { readonly user: unknown; };
  };
  find_visit_awaiting_photo: {
    parameters: readonly [string | null];
    row: { readonly '?column?': number | null; };
  };
  find_visit_for_image: {
    parameters: readonly [string | null, string | null];
    row: { readonly '?column?': number | null; };
  };
  find_visit_of_payment: {
    parameters: readonly [string | null, string | null];
    row: { readonly organization: payments['organization']; readonly intake: payments['intakeId']; readonly amount: payments['amount']; };
  };
  find_visit_to_book_for: {
    parameters: readonly [string | null, string | null];
    row: { readonly id: intakes['id']; };
  };
  find_voiding_payments: {
    parameters: readonly [string | null, string | null];
    row: { readonly id: payments['id']; readonly amount: payments['amount']; readonly status: payments['status']; readonly key: payments['idempotencyKey']; readonly providerId: payments['providerId']; readonly createdAt: payments['createdAt']; };
  };
  find_voiding_payments_of_visit: {
    parameters: readonly [string | null];
    row: { readonly id: payments['id']; readonly amount: payments['amount']; readonly status: payments['status']; readonly key: payments['idempotencyKey']; readonly providerId: payments['providerId']; readonly createdAt: payments['createdAt']; };
  };
  finish_data_copy: {
    parameters: readonly [string | null, string | null, string | null, number | null, string | null, string | null, string | null];
    row: { readonly id: users['id']; };
  };
  forget_login_attempts: {
    parameters: readonly [string | null, string | null, string | null];
    row: never;
  };
  give_up_appointment_request: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null];
    row: { readonly id: appointmentRequests['id']; };
  };
  give_up_data_copy: {
    parameters: readonly [string | null, string | null];
    row: never;
  };
  handle_scheduling_events: {
    parameters: readonly [string | null, string | null, string | null];
    row: { readonly id: schedulingEvents['id']; };
  };
  hold_subscription: {
    parameters: readonly [string | null, number | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null];
    row: { readonly id: subscriptions['id']; };
  };
  insert_accesses: {
    parameters: readonly [string | null];
    row: never;
  };
  insert_appointment: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null];
    row: { readonly id: appointments['id']; readonly organization: appointments['organization']; readonly userId: appointments['userId']; readonly email: string | null; readonly kind: appointments['kind']; readonly name: appointments['name']; readonly uid: appointments['uid']; readonly source: appointments['source']; readonly subscriptionId: appointments['subscriptionId']; readonly panelId: appointments['panelId']; readonly start: appointments['startTime']; readonly end: appointments['endTime']; readonly formerStart: appointments['formerStartTime']; readonly location: appointments['location']; readonly canceledAt: appointments['canceledAt']; readonly canceledByPatient: appointments['canceledByPatient']; readonly createdAt: appointments['createdAt']; };
  };
  insert_scheduling_event: {
    parameters: readonly [string | null, string | null, string | null];
    row: { readonly id: schedulingEvents['id']; };
  };
  is_email_taken: {
    parameters: readonly [string | null, string | null, string | null, string | null];
    row: { readonly taken: boolean | null; };
  };
  is_swept: {
    parameters: readonly [string | null];
    row: { readonly swept: boolean | null; };
  };
  is_taken_for_visit: {
    parameters: readonly [string | null];
    row: { readonly taken: boolean | null; };
  };
  issue_account_link: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null];
    row: { readonly user_id: accountLinks['userId']; };
  };
  keep_card: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null];
    row: { readonly id: users['id']; };
  };
  keep_intake: {
    parameters: readonly [string | null, string | null, string | null];
    row: { readonly id: intakes['id']; };
  };
  keep_mailing_entry: {
    parameters: readonly [string | null, string | null, string | null, string | null];
    row: { readonly entry: users['mailchimpId']; };
  };
  keep_mailing_tag: {
    parameters: readonly [string | null, string | null, string | null, string | null];
    row: never;
  };
  keep_passkey_challenge: {
    parameters: readonly [string | null, string | null, string | null];
    row: never;
  };
  keep_pending_secret: {
    parameters: readonly [string | null, string | null, string | null];
    row: { readonly user_id: twoSteps['userId']; };
  };
  keep_secret: {
    parameters: readonly [string | null, string | null];
    row: never;
  };
  keep_social_security_number: {
    parameters: readonly [string | null, string | null, string | null, string | null];
    row: { readonly user_id: socialSecurityNumbers['userId']; };
  };
  keep_text_message: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null];
    row: never;
  };
  leave_appointment_request: {
    parameters: readonly [string | null, string | null];
    row: { readonly id: appointmentRequests['id']; };
  };
  list_accesses: {
    parameters: readonly [string | null, string | null, number | null];
    row: { readonly _id: string | null; readonly at: string | null; readonly user: accesses['actor']; readonly reader: accesses['reader']; readonly session: accesses['session']; readonly route: accesses['route']; readonly ids: accesses['ids']; readonly status: accesses['status']; readonly address: accesses['address']; readonly user_agent: accesses['userAgent']; };
  };
  list_agreements: {
    parameters: readonly [string | null];
    row: { readonly policy: agreements['policy'] | null; readonly digest: agreements['digest'] | null; readonly version: string | null; readonly agreed_at: string | null; readonly title: string | null; };
  };
  list_appointment_requests_due: {
    parameters: readonly [string | null];
    row: { readonly key: string | null; };
  };
  list_appointments: {
    parameters: readonly [string | null, string | null];
    row: { readonly id: appointments['id']; readonly organization: appointments['organization']; readonly userId: appointments['userId']; readonly email: string | null; readonly kind: appointments['kind']; readonly name: appointments['name']; readonly uid: appointments['uid']; readonly source: appointments['source']; readonly subscriptionId: appointments['subscriptionId']; readonly panelId: appointments['panelId']; readonly start: appointments['startTime']; readonly end: appointments['endTime']; readonly formerStart: appointments['formerStartTime']; readonly location: appointments['location']; readonly canceledAt: appointments['canceledAt']; readonly canceledByPatient: appointments['canceledByPatient']; readonly createdAt: appointments['createdAt']; };
  };
  list_appointments_to_end: {
    parameters: readonly [string | null, string | null];
    row: { readonly id: appointments['id']; };
  };
  list_care_team: {
    parameters: readonly [string | null];
    row: { readonly id: careTeamMembers['id']; readonly name: careTeamMembers['displayName']; };
  };
  list_changes_left_behind: {
    parameters: readonly [string | null, string | null];
    row: { readonly key: string | null; };
  };
  list_charges: {
    parameters: readonly [string | null, string | null, number | null, string | null];
    row: { readonly id: string | null; readonly created: string | null; readonly payment: unknown; readonly invoice: unknown; readonly visit: unknown; readonly order: unknown; readonly plan: unknown; };
  };
  list_closings_due: {
    parameters: readonly [string | null];
    row: { readonly key: string | null; };
  };
  list_conversations: {
    parameters: readonly [string | null];
    row: { readonly id: conversations['id']; readonly email: users['email']; readonly waits: boolean | null; };
  };
  list_data_copies_due: {
    parameters: readonly [];
    row: { readonly id: dataCopies['id']; };
  };
  list_data_copies_over: {
    parameters: readonly [string | null];
    row: { readonly id: dataCopies['id']; };
  };
  list_drafts: {
    parameters: readonly [string | null];
    row: { readonly id: intakes['id']; readonly template_id: intakes['templateId']; readonly version_id: intakes['versionId']; readonly type: intakes['type']; readonly revision: intakes['revision']; readonly patient_complete: intakes['patientComplete']; readonly physician_review: intakes['physicianReview']; readonly closed: intakes['closed']; readonly created_at: intakes['createdAt']; readonly expires_at: intakes['expiresAt']; readonly products: intakes['products']; readonly id_image: intakes['idImage']; readonly profile_image: intakes['profileImage']; readonly awaiting_reason: intakes['awaitingReason']; readonly on_hold_since: intakes['onHoldSince']; readonly carried_over: intakes['carriedOver']; readonly stops: unknown; readonly subscriptions: unknown; readonly orders: unknown; readonly payment: unknown; readonly joined_membership: unknown; readonly patient: unknown; readonly responses: unknown; };
  };
  list_ended_sessions: {
    parameters: readonly [string | null, string | null];
    row: { readonly id: sessions['id']; };
  };
  list_holds: {
    parameters: readonly [];
    row: { readonly key: string | null; };
  };
  list_intakes: {
    parameters: readonly [string | null];
    row: { readonly id: intakes['id']; readonly template_id: intakes['templateId']; readonly version_id: intakes['versionId']; readonly type: intakes['type']; readonly revision: intakes['revision']; readonly patient_complete: intakes['patientComplete']; readonly physician_review: intakes['physicianReview']; readonly closed: intakes['closed']; readonly created_at: intakes['createdAt']; readonly expires_at: intakes['expiresAt']; readonly products: intakes['products']; readonly id_image: intakes['idImage']; readonly profile_image: intakes['profileImage']; readonly awaiting_reason: intakes['awaitingReason']; readonly on_hold_since: intakes['onHoldSince']; readonly carried_over: intakes['carriedOver']; readonly stops: unknown; readonly subscriptions: unknown; readonly orders: unknown; readonly payment: unknown; readonly joined_membership: unknown; readonly patient: unknown; readonly responses: unknown; readonly newest: unknown; };
  };
  list_lab_alerts: {
    parameters: readonly [string | null];
    row: { readonly _id: labAlerts['id']; readonly kind: labAlerts['kind']; readonly urgent: labAlerts['urgent']; readonly report: labAlerts['reportId']; readonly patient: labAlerts['userId']; readonly panel: string | null; readonly created_at: string | null; };
  };
  list_lab_orders_to_report: {
    parameters: readonly [string | null];
    row: { readonly id: labPanels['id']; readonly userId: labPanels['userId']; readonly email: users['email']; };
  };
  list_lab_panels: {
    parameters: readonly [string | null];
    row: { readonly _id: labPanels['id'] | null; readonly product_template: labPanels['productTemplate'] | null; readonly name: string | null; readonly purchase: labPanels['purchase'] | null; readonly payment: unknown; readonly status: string | null; readonly status_at: string | null; readonly alarms: unknown; readonly ended: unknown; readonly waiting: unknown; readonly latestReport: unknown; readonly created_at: string | null; };
  };
  list_lab_reports: {
    parameters: readonly [string | null];
    row: { readonly _id: labReports['id']; readonly panelId: labReports['panelId']; readonly name: labReports['name']; readonly status: labReports['status']; readonly status_at: string | null; readonly performer: labReports['performer']; readonly ordered_by: string | null; readonly fasting: labReports['fasting']; readonly waits: boolean | null; readonly comment: labReports['comment']; readonly collected_as: labReports['collectedAs']; readonly issued_as: labReports['issuedAs']; readonly explanation: labReports['explanation']; readonly explained_by: labReports['explainedBy']; readonly explained_at: string | null; readonly outdated: boolean | null; readonly collected_at: string | null; readonly issued_at: string | null; readonly results: unknown; readonly others: unknown; };
  };
  list_lab_treatments: {
    parameters: readonly [string | null];
    row: { readonly name: subscriptions['name']; readonly from: string | null; readonly to: string | null; readonly changes: unknown; };
  };
  list_mailing_removals: {
    parameters: readonly [];
    row: { readonly key: string | null; };
  };
  list_mailing_tags_due: {
    parameters: readonly [];
    row: { readonly key: string | null; };
  };
  list_mails_due: {
    parameters: readonly [];
    row: { readonly id: outbox['id']; };
  };
  list_media_without_row: {
    parameters: readonly [string | null];
    row: { readonly id: string | null; };
  };
  list_medications: {
    parameters: readonly [string | null, string | null];
    row: { readonly _id: prescriptions['id']; readonly subscription: subscriptions['id']; readonly name: string | null; readonly prescribed_by: prescriptions['prescriber']; readonly prescribed_on: string | null; readonly refills_left: number | null; readonly status: string | null; readonly expiration_date: string | null; readonly patient_instructions: prescriptions['instructions']; readonly dose: prescriptions['dose']; readonly supply: prescriptions['supply']; readonly regimen: prescriptions['regimen']; readonly months: subscriptions['duration']; readonly periods: number | null; };
  };
  list_membership_prices: {
    parameters: readonly [string | null, string | null];
    row: { readonly id: memberships['id']; readonly prices: unknown; };
  };
  list_messages: {
    parameters: readonly [string | null, string | null, string | null];
    row: { readonly _id: messages['id'] | null; readonly key: messages['key'] | null; readonly digest: messages['digest'] | null; readonly author_id: messages['authorId'] | null; readonly first_name: string | null; readonly display_name: string | null; readonly avatar: string | null; readonly created_at: string | null; readonly style: messages['style'] | null; readonly text: messages['text'] | null; readonly about: messages['about'] | null; readonly blocks: messages['blocks'] | null; readonly attachments: unknown; };
  };
  list_notifications: {
    parameters: readonly [string | null, number | null, number | null];
    row: { readonly id: notifications['id']; readonly event: notifications['event']; readonly panelId: notifications['panelId']; readonly reportId: notifications['reportId']; readonly created_at: string | null; readonly read: boolean | null; };
  };
  list_offers: {
    parameters: readonly [string | null, string | null];
    row: { readonly template: productTemplates['data']; readonly unavailable: productTemplates['unavailable']; readonly products: unknown; readonly membershipPrices: unknown; };
  };
  list_open_intakes: {
    parameters: readonly [string | null];
    row: { readonly id: intakes['id']; readonly template_id: intakes['templateId']; readonly version_id: intakes['versionId']; readonly type: intakes['type']; readonly revision: intakes['revision']; readonly patient_complete: intakes['patientComplete']; readonly physician_review: intakes['physicianReview']; readonly closed: intakes['closed']; readonly created_at: intakes['createdAt']; readonly expires_at: intakes['expiresAt']; readonly products: intakes['products']; readonly id_image: intakes['idImage']; readonly profile_image: intakes['profileImage']; readonly awaiting_reason: intakes['awaitingReason']; readonly on_hold_since: intakes['onHoldSince']; readonly carried_over: intakes['carriedOver']; readonly stops: unknown; readonly subscriptions: unknown; readonly orders: unknown; readonly payment: unknown; readonly joined_membership: unknown; readonly patient: unknown; readonly responses: unknown; readonly newest: unknown; };
  };
  list_orders: {
    parameters: readonly [string | null];
    row: { readonly _id: orders['id']; readonly name: orders['name']; readonly status: orders['status']; readonly items: orders['items']; readonly amount: orders['amount']; readonly payment: string | null; readonly intake: orders['intakeId']; readonly shipment: unknown; readonly created_at: string | null; readonly submitted_at: string | null; };
  };
  list_outbox: {
    parameters: readonly [string | null];
    row: { readonly _id: outbox['id']; readonly user_id: outbox['userId']; readonly channel: outbox['channel']; readonly to: outbox['recipient']; readonly subject: outbox['subject']; readonly text: string | null; readonly created_at: string | null; };
  };
  list_outside_results: {
    parameters: readonly [string | null];
    row: { readonly id: outsideResults['id']; readonly day: outsideResults['day']; readonly laboratory: outsideResults['laboratory']; readonly biomarker: outsideResults['biomarker']; readonly value: outsideResults['value']; readonly entered_value: outsideResults['enteredValue']; readonly entered_unit: outsideResults['enteredUnit']; };
  };
  list_passkeys: {
    parameters: readonly [string | null];
    row: { readonly _id: passkeys['id']; readonly credential_id: passkeys['credentialId']; readonly user_agent: passkeys['userAgent']; readonly created_at: string | null; readonly last_used_at: string | null; };
  };
  list_patients_at_number: {
    parameters: readonly [string | null];
    row: { readonly id: users['id']; readonly organization: users['organization']; };
  };
  list_payments_left_behind: {
    parameters: readonly [string | null];
    row: { readonly key: string | null; };
  };
  list_priced_items: {
    parameters: readonly [string | null, string | null];
    row: { readonly product: products['id']; readonly product_template: products['productTemplate']; };
  };
  list_product_templates: {
    parameters: readonly [string | null, string | null];
    row: { readonly data: productTemplates['data']; };
  };
  list_purchases: {
    parameters: readonly [string | null, string | null, number | null, string | null];
    row: { readonly id: string | null; readonly visit: unknown; readonly orders: unknown; readonly subscriptions: unknown; readonly prescriptions: unknown; };
  };
  list_replies_due: {
    parameters: readonly [string | null, string | null];
    row: { readonly key: string | null; };
  };
  list_report_links: {
    parameters: readonly [string | null, string | null];
    row: { readonly _id: reportLinks['id']; readonly reader: reportLinks['reader']; readonly created_at: string | null; readonly expires_at: string | null; readonly ended_at: string | null; readonly opened_at: string | null; };
  };
  list_reviews_left_behind: {
    parameters: readonly [string | null];
    row: { readonly key: string | null; };
  };
  list_scheduling_events: {
    parameters: readonly [];
    row: { readonly key: string | null; };
  };
  list_sessions: {
    parameters: readonly [string | null, string | null, string | null];
    row: { readonly _id: sessions['id']; readonly user_agent: sessions['userAgent']; readonly created_at: string | null; readonly last_used_at: string | null; };
  };
  list_showcase: {
    parameters: readonly [string | null, string | null, string | null, string | null, number | null, number | null];
    row: { readonly total: number | null; readonly docs: unknown; };
  };
  list_sold_templates: {
    parameters: readonly [string | null];
    row: { readonly _id: productTemplates['id']; readonly name: string | null; readonly unavailable_states: unknown; readonly shop: unknown; };
  };
  list_stop_tasks: {
    parameters: readonly [string | null];
    row: { readonly _id: visitStops['id']; readonly stop: visitStops['stop']; readonly kind: visitStops['kind']; readonly patient: visitStops['userId']; readonly intake: visitStops['intakeId']; readonly answers: visitStops['answers']; readonly about: string | null; readonly before: unknown; readonly created_at: string | null; };
  };
  list_stoppable_visits: {
    parameters: readonly [string | null];
    row: { readonly id: intakes['id']; readonly template_id: intakes['templateId']; readonly version_id: intakes['versionId']; readonly isTreating: boolean | null; readonly stops: unknown; readonly newest: unknown; readonly responses: unknown; };
  };
  list_submitted_visits: {
    parameters: readonly [string | null, string | null];
    row: { readonly id: intakes['id']; };
  };
  list_subscriptions: {
    parameters: readonly [string | null, string | null];
    row: { readonly _id: subscriptions['id']; readonly name: subscriptions['name']; readonly type: subscriptions['type']; readonly status: subscriptions['status']; readonly active: boolean | null; readonly held: boolean | null; readonly hold_cleared: boolean | null; readonly duration: subscriptions['duration']; readonly product_plans: unknown; readonly intake: subscriptions['intakeId']; readonly prescriptions: unknown; readonly current_period_start: string | null; readonly current_period_end: string | null; readonly reschedule_date: number | null; readonly subscription_id: subscriptions['providerId']; readonly vendor: unknown; readonly cancellation_info: unknown; readonly coaching_info: unknown; readonly schedule_details: unknown; readonly taken: unknown; readonly coaching_link: subscriptions['coachingLink']; readonly next_amount: number | null; readonly owed: unknown; };
  };
  list_subscriptions_to_end: {
    parameters: readonly [string | null];
    row: { readonly id: subscriptions['id']; };
  };
  list_templates: {
    parameters: readonly [string | null];
    row: { readonly id: templateVersions['id']; readonly organization: templateVersions['organization']; readonly template_id: templateVersions['templateId']; readonly slug: templateVersions['slug']; readonly version: templateVersions['version']; readonly header: templateVersions['header']; readonly sold: unknown; readonly offered: unknown; };
  };
  list_texts_due: {
    parameters: readonly [string | null, string | null];
    row: { readonly id: notifications['id']; };
  };
  list_trusted_devices: {
    parameters: readonly [string | null, string | null, string | null];
    row: { readonly _id: trustedDevices['id'] | null; readonly user_agent: trustedDevices['userAgent'] | null; readonly created_at: string | null; readonly expires_at: string | null; readonly current: boolean | null; };
  };
  list_unsent_attachments: {
    parameters: readonly [string | null, string | null];
    row: { readonly _id: attachments['id']; readonly name: attachments['name']; readonly mediaType: attachments['kind']; readonly type: attachments['type']; readonly bytes: attachments['bytes']; readonly width: attachments['width']; readonly height: attachments['height']; };
  };
  list_versioned_lab_reports: {
    parameters: readonly [string | null, string | null, string | null];
    row: { readonly id: labReports['id']; readonly code: labReports['code']; readonly name: labReports['name']; readonly measured: unknown; };
  };
  list_visits_before_template: {
    parameters: readonly [string | null];
    row: { readonly id: intakes['id']; readonly userId: intakes['userId']; };
  };
  mail_email_verification: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null];
    row: never;
  };
  make_conversation: {
    parameters: readonly [string | null, string | null, string | null, string | null];
    row: never;
  };
  mark_data_copy_removed: {
    parameters: readonly [string | null, string | null];
    row: never;
  };
  mark_mail_delivered: {
    parameters: readonly [string | null, string | null, boolean | null];
    row: never;
  };
  mark_mail_given_up: {
    parameters: readonly [string | null, string | null];
    row: never;
  };
  mark_mailing_tag_sent: {
    parameters: readonly [string | null, string | null, string | null, string | null];
    row: never;
  };
  move_appointment: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null];
    row: { readonly id: appointments['id']; readonly organization: appointments['organization']; readonly userId: appointments['userId']; readonly email: string | null; readonly kind: appointments['kind']; readonly name: appointments['name']; readonly uid: appointments['uid']; readonly source: appointments['source']; readonly subscriptionId: appointments['subscriptionId']; readonly panelId: appointments['panelId']; readonly start: appointments['startTime']; readonly end: appointments['endTime']; readonly formerStart: appointments['formerStartTime']; readonly location: appointments['location']; readonly canceledAt: appointments['canceledAt']; readonly canceledByPatient: appointments['canceledByPatient']; readonly createdAt: appointments['createdAt']; };
  };
  move_booking: {
    parameters: readonly [string | null, string | null, string | null, string | null];
    row: { readonly uid: sandboxBookings['uid']; readonly calendar: sandboxBookings['calendar']; readonly name: sandboxBookings['name']; readonly email: sandboxBookings['email']; readonly start: sandboxBookings['startTime']; readonly end: sandboxBookings['endTime']; readonly formerStart: sandboxBookings['formerStartTime']; readonly canceledAt: sandboxBookings['canceledAt']; };
  };
  newest_template_version: {
    parameters: readonly [string | null, string | null];
    row: { readonly id: templateVersions['id']; readonly organization: templateVersions['organization']; readonly template_id: templateVersions['templateId']; readonly slug: templateVersions['slug']; readonly version: templateVersions['version']; readonly header: templateVersions['header']; readonly definition: templateVersions['definition']; readonly sold: unknown; };
  };
  note_refused_lab_bundle: {
    parameters: readonly [string | null, string | null, boolean | null, string | null, string | null, string | null, string | null];
    row: never;
  };
  open_lab_report: {
    parameters: readonly [string | null, string | null, string | null];
    row: { readonly id: labReports['id']; };
  };
  open_report_link: {
    parameters: readonly [string | null, string | null, string | null];
    row: { readonly id: reportLinks['id']; readonly userId: reportLinks['userId']; readonly reportId: reportLinks['reportId']; readonly reader: reportLinks['reader']; readonly expires_at: string | null; };
  };
  order_included_lab: {
    parameters: readonly [string | null, string | null, string | null, string | null];
    row: { readonly purchase: labPanels['purchase']; };
  };
  page_of_product_templates: {
    parameters: readonly [string | null, string | null, string | null, number | null, number | null];
    row: { readonly data: productTemplates['data']; readonly total: number | null; };
  };
  pause_subscription: {
    parameters: readonly [string | null, number | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null];
    row: { readonly id: subscriptions['id']; };
  };
  pay_renewal: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null];
    row: { readonly id: payments['id']; };
  };
  pay_subscription: {
    parameters: readonly [string | null, number | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null];
    row: { readonly id: subscriptions['id']; };
  };
  prepare_periods: {
    parameters: readonly [string | null, string | null];
    row: { readonly id: subscriptions['id']; readonly template: subscriptions['productTemplate']; readonly type: subscriptions['type']; readonly quantity: subscriptions['quantity']; readonly periodEnd: subscriptions['currentPeriodEnd']; readonly price: string | null; };
  };
  prune_images: {
    parameters: readonly [string | null];
    row: { readonly id: images['id']; };
  };
  raise_stops: {
    parameters: readonly [string | null, string | null];
    row: { readonly done: number | null; };
  };
  read_all_notifications: {
    parameters: readonly [string | null, string | null];
    row: never;
  };
  read_conversation: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null];
    row: { readonly told: number | null; };
  };
  read_for_care_team: {
    parameters: readonly [string | null, string | null, string | null];
    row: { readonly told: number | null; };
  };
  read_notification: {
    parameters: readonly [string | null, string | null, string | null];
    row: { readonly unread: number | null; };
  };
  read_secret: {
    parameters: readonly [string | null];
    row: { readonly value: secrets['value']; };
  };
  receive_lab_reports: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null];
    row: { readonly isHeld: boolean | null; readonly written: readonly string[] | null; };
  };
  receive_payment_event: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null];
    row: { readonly id: payments['id']; };
  };
  receive_refund: {
    parameters: readonly [string | null, string | null, string | null, string | null, number | null, string | null, string | null, string | null];
    row: { readonly id: payments['id']; };
  };
  receive_subscription_event: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, number | null, number | null, string | null, string | null, string | null, string | null];
    row: never;
  };
  recognize_device: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null];
    row: { readonly hash: string | null; readonly is_first: boolean | null; };
  };
  refuse_visit: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null];
    row: { readonly id: intakes['id']; };
  };
  remove_outside_result: {
    parameters: readonly [string | null, string | null];
    row: { readonly id: outsideResults['id']; };
  };
  remove_passkey: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null, string | null];
    row: { readonly user_id: passkeys['userId']; };
  };
  remove_unsent_attachment: {
    parameters: readonly [string | null, string | null, string | null];
    row: { readonly id: attachments['id']; };
  };
  renew_recovery_codes: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null, string | null];
    row: { readonly user_id: twoSteps['userId']; };
  };
  reopen_account: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null, string | null];
    row: { readonly id: users['id']; };
  };
  request_data_copy: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null];
    row: { readonly id: dataCopies['id']; readonly requestedAt: dataCopies['requestedAt']; readonly madeAt: dataCopies['madeAt']; readonly expiresAt: dataCopies['expiresAt']; readonly bytes: dataCopies['bytes']; readonly failedAt: dataCopies['failedAt']; };
  };
  request_photo: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null];
    row: { readonly id: intakes['id']; };
  };
  request_prescription_change: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null];
    row: { readonly id: prescriptionChanges['id']; };
  };
  reschedule_subscription: {
    parameters: readonly [string | null, number | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null];
    row: { readonly id: subscriptions['id']; };
  };
  reset_password: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null];
    row: { readonly id: users['id']; readonly told: number | null; };
  };
  restart_texts: {
    parameters: readonly [string | null, string | null];
    row: never;
  };
  restore_payment: {
    parameters: readonly [string | null, string | null];
    row: never;
  };
  resume_subscription: {
    parameters: readonly [string | null, number | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null];
    row: { readonly id: subscriptions['id']; };
  };
  resume_subscription_now: {
    parameters: readonly [string | null, number | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, number | null, string | null, string | null, string | null, string | null];
    row: { readonly id: subscriptions['id']; };
  };
  rotate_refresh_token: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null];
    row: never;
  };
  sandbox_authorize: {
    parameters: readonly [string | null, string | null, number | null, string | null];
    row: never;
  };
  sandbox_begin_subscription: {
    parameters: readonly [string | null, string | null, string | null, number | null, string | null, string | null];
    row: never;
  };
  sandbox_cancel_subscription: {
    parameters: readonly [string | null, string | null];
    row: { readonly answer: unknown; };
  };
  sandbox_delete_customer: {
    parameters: readonly [string | null];
    row: never;
  };
  sandbox_discount_subscription: {
    parameters: readonly [string | null, string | null, number | null];
    row: { readonly answer: unknown; };
  };
  sandbox_find_asked: {
    parameters: readonly [string | null, string | null];
    row: { readonly card: sandboxCustomers['card']; readonly payment: string | null; };
  };
  sandbox_find_begun_subscription: {
    parameters: readonly [string | null];
    row: { readonly id: sandboxSubscriptions['id']; };
  };
  sandbox_find_change: {
    parameters: readonly [string | null, string | null];
    row: { readonly id: sandboxSubscriptions['id']; };
  };
  sandbox_find_payment: {
    parameters: readonly [string | null];
    row: { readonly id: sandboxPayments['id']; readonly status: sandboxPayments['status']; };
  };
  sandbox_find_subscription: {
    parameters: readonly [string | null, string | null];
    row: { readonly status: sandboxSubscriptions['status']; readonly answer: unknown; readonly card: sandboxCustomers['card']; };
  };
  sandbox_move_subscription: {
    parameters: readonly [string | null, string | null, string | null];
    row: { readonly answer: unknown; };
  };
  sandbox_open_account: {
    parameters: readonly [string | null, string | null, string | null];
    row: never;
  };
  sandbox_pause_subscription: {
    parameters: readonly [string | null, string | null];
    row: { readonly answer: unknown; };
  };
  sandbox_pay_owed: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null, number | null];
    row: { readonly answer: unknown; };
  };
  sandbox_renew_subscription: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null, number | null];
    row: { readonly answer: unknown; };
  };
  sandbox_replace_card: {
    parameters: readonly [string | null, string | null];
    row: { readonly id: sandboxCustomers['id']; };
  };
  sandbox_resume_subscription: {
    parameters: readonly [string | null, string | null];
    row: { readonly answer: unknown; };
  };
  sandbox_settle: {
    parameters: readonly [string | null, string | null];
    row: { readonly id: sandboxPayments['id']; };
  };
  save_answers: {
    parameters: readonly [string | null];
    row: { readonly place: number | null; };
  };
  save_draft: {
    parameters: readonly [string | null, string | null, number | null, string | null, string | null];
    row: { readonly text: conversations['draftText']; readonly about: conversations['draftAbout']; readonly revision: conversations['draftRevision']; };
  };
  save_lifestyle: {
    parameters: readonly [string | null, number | null, string | null, number | null, string | null, string | null, string | null, string | null, string | null];
    row: { readonly id: users['id']; };
  };
  say_members: {
    parameters: readonly [string | null];
    row: { readonly told: number | null; };
  };
  search_messages: {
    parameters: readonly [string | null, string | null, string | null, string | null];
    row: { readonly _id: messages['id'] | null; readonly key: messages['key'] | null; readonly digest: messages['digest'] | null; readonly author_id: messages['authorId'] | null; readonly first_name: string | null; readonly display_name: string | null; readonly avatar: string | null; readonly created_at: string | null; readonly style: messages['style'] | null; readonly text: messages['text'] | null; readonly about: messages['about'] | null; readonly blocks: messages['blocks'] | null; readonly attachments: unknown; };
  };
  seed_invoice: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null];
    row: { readonly '?column?': number | null; };
  };
  send_message: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, number | null, string | null, string | null, string | null];
    row: { readonly id: messages['id']; readonly told: number | null; };
  };
  session_is_live: {
    parameters: readonly [string | null];
    row: { readonly '?column?': number | null; };
  };
  settle_closing: {
    parameters: readonly [string | null, string | null, string | null];
    row: never;
  };
  ship_order: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null];
    row: { readonly id: shipments['orderId']; };
  };
  spend_login_link: {
    parameters: readonly [string | null, string | null, string | null];
    row: { readonly password_hash: users['passwordHash']; readonly session_epoch: users['sessionEpoch']; readonly has_second_step: boolean | null; readonly _id: users['id']; readonly organization: users['organization']; readonly email: users['email']; readonly email_verified: boolean | null; readonly first_name: users['firstName']; readonly last_name: users['lastName']; readonly sex: users['sex']; readonly height: users['height']; readonly weight: users['weight']; readonly height_confirmed: users['heightConfirmed']; readonly weight_confirmed: users['weightConfirmed']; readonly birthday: users['birthday']; readonly state: users['state']; readonly verified: users['verified']; readonly mobile_number: users['mobileNumber']; readonly mobile_verified: users['mobileVerified']; readonly verificationStatus: users['verificationStatus']; readonly medical_profile: users['medicalProfile']; readonly shipping_info: users['shippingInfo']; readonly stripe_id: users['stripeId']; readonly mailchimp_id: users['mailchimpId']; readonly revision: users['revision']; readonly has_card_source: boolean | null; readonly membership: string | null; readonly notifications: unknown; readonly waits_for_lab_note: users['waitsForLabNote']; readonly lifestyle_version: users['lifestyleVersion']; readonly labs2: users['labs2']; readonly id_image: users['idImage']; readonly profile_image: users['profileImage']; readonly avatar_image: users['avatarImage']; readonly profile_image_at: string | null; readonly default_source: string | null; readonly referral: users['referral']; readonly affiliate: users['affiliate']; readonly upcoming_appointments: unknown; readonly visits: unknown; };
  };
  spend_passkey_challenge: {
    parameters: readonly [string | null, string | null, string | null];
    row: { readonly hash: passkeyChallenges['hash']; };
  };
  spend_recovery_code: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null, string | null];
    row: { readonly user_id: twoSteps['userId']; };
  };
  spend_time_step: {
    parameters: readonly [string | null, string | null, number | null];
    row: { readonly user_id: twoSteps['userId']; };
  };
  start_membership: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null, number | null, string | null, string | null, string | null, string | null, string | null, string | null];
    row: { readonly _id: startedMemberships['id']; readonly membership: startedMemberships['membership']; readonly price_id: startedMemberships['priceId']; readonly status: startedMemberships['status']; };
  };
  status_of_payment: {
    parameters: readonly [string | null];
    row: { readonly status: payments['status']; };
  };
  stop_lost_step: {
    parameters: readonly [string | null];
    row: { readonly user_id: twoSteps['userId']; };
  };
  stop_texts: {
    parameters: readonly [string | null, string | null];
    row: never;
  };
  submit_order: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, number | null, string | null, string | null, string | null];
    row: { readonly id: orders['id']; };
  };
  sweep_accesses: {
    parameters: readonly [string | null];
    row: never;
  };
  sweep_account_links: {
    parameters: readonly [string | null];
    row: never;
  };
  sweep_attachments: {
    parameters: readonly [string | null];
    row: never;
  };
  sweep_email_changes: {
    parameters: readonly [string | null];
    row: never;
  };
  sweep_idempotency_keys: {
    parameters: readonly [string | null];
    row: never;
  };
  sweep_intake_events: {
    parameters: readonly [string | null];
    row: never;
  };
  sweep_limits: {
    parameters: readonly [string | null];
    row: never;
  };
  sweep_login_attempts: {
    parameters: readonly [string | null];
    row: never;
  };
  sweep_mobile_verifications: {
    parameters: readonly [string | null];
    row: never;
  };
  sweep_outbox: {
    parameters: readonly [string | null];
    row: never;
  };
  sweep_passkey_challenges: {
    parameters: readonly [string | null];
    row: never;
  };
  sweep_payment_events: {
    parameters: readonly [string | null];
    row: never;
  };
  sweep_refresh_tokens: {
    parameters: readonly [string | null];
    row: never;
  };
  sweep_report_links: {
    parameters: readonly [string | null];
    row: never;
  };
  sweep_scheduling_events: {
    parameters: readonly [string | null];
    row: never;
  };
  sweep_sessions: {
    parameters: readonly [string | null];
    row: never;
  };
  sweep_trusted_devices: {
    parameters: readonly [string | null];
    row: never;
  };
  sweep_waiting_mails: {
    parameters: readonly [string | null];
    row: never;
  };
  sweep_waiting_subscriptions: {
    parameters: readonly [string | null];
    row: never;
  };
  tell_care_team_typing: {
    parameters: readonly [string | null, string | null, string | null];
    row: { readonly told: number | null; };
  };
  tell_stop: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null, string | null];
    row: never;
  };
  tell_typing: {
    parameters: readonly [string | null, string | null, string | null, string | null];
    row: { readonly told: number | null; };
  };
  template_version_by_id: {
    parameters: readonly [string | null];
    row: { readonly id: templateVersions['id']; readonly organization: templateVersions['organization']; readonly template_id: templateVersions['templateId']; readonly slug: templateVersions['slug']; readonly version: templateVersions['version']; readonly header: templateVersions['header']; readonly definition: templateVersions['definition']; readonly sold: unknown; };
  };
  trust_device: {
    parameters: readonly [string | null, string | null, string | null, number | null, string | null, string | null, string | null, string | null];
    row: { readonly id: trustedDevices['id']; };
  };
  try_mobile_code: {
    parameters: readonly [string | null, string | null, string | null, string | null];
    row: { readonly matches: boolean | null; };
  };
  turn_off_two_step: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null];
    row: { readonly user_id: twoSteps['userId']; };
  };
  turn_on_two_step: {
    parameters: readonly [string | null, string | null, number | null, string | null, string | null, string | null, string | null, string | null];
    row: { readonly user_id: twoSteps['userId']; };
  };
  turn_period: {
    parameters: readonly [string | null, number | null, string | null, string | null, string | null, string | null, string | null, string | null, number | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null];
    row: { readonly id: subscriptions['id']; };
  };
  undo_email_change: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null];
    row: { readonly id: users['id']; readonly told: number | null; };
  };
  update_user: {
    parameters: readonly [string | null, number | null, string | null, string | null, string | null, number | null, number | null, string | null, string | null, string | null, string | null, string | null, string | null, boolean | null, boolean | null, number | null, number | null, string | null, boolean | null];
    row: { readonly _id: users['id']; readonly organization: users['organization']; readonly email: users['email']; readonly email_verified: boolean | null; readonly first_name: users['firstName']; readonly last_name: users['lastName']; readonly sex: users['sex']; readonly height: users['height']; readonly weight: users['weight']; readonly height_confirmed: users['heightConfirmed']; readonly weight_confirmed: users['weightConfirmed']; readonly birthday: users['birthday']; readonly state: users['state']; readonly verified: users['verified']; readonly mobile_number: users['mobileNumber']; readonly mobile_verified: users['mobileVerified']; readonly verificationStatus: users['verificationStatus']; readonly medical_profile: users['medicalProfile']; readonly shipping_info: users['shippingInfo']; readonly stripe_id: users['stripeId']; readonly mailchimp_id: users['mailchimpId']; readonly revision: users['revision']; readonly has_card_source: boolean | null; readonly membership: string | null; readonly notifications: unknown; readonly waits_for_lab_note: users['waitsForLabNote']; readonly lifestyle_version: users['lifestyleVersion']; readonly labs2: users['labs2']; readonly id_image: users['idImage']; readonly profile_image: users['profileImage']; readonly avatar_image: users['avatarImage']; readonly profile_image_at: string | null; readonly default_source: string | null; readonly referral: users['referral']; readonly affiliate: users['affiliate']; readonly upcoming_appointments: unknown; readonly visits: unknown; };
  };
  use_passkey: {
    parameters: readonly [string | null, string | null, string | null];
    row: { readonly id: passkeys['id']; };
  };
  use_trusted_device: {
    parameters: readonly [string | null, string | null, string | null, number | null, string | null];
    row: { readonly former: string | null; };
  };
  verify_email: {
    parameters: readonly [string | null, string | null, string | null];
    row: { readonly id: users['id']; };
  };
  void_payment: {
    parameters: readonly [string | null, string | null, string | null];
    row: never;
  };
  wait_for_subscription: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null, string | null, number | null, number | null, number | null, string | null, string | null, string | null, number | null];
    row: { readonly _id: subscriptions['id']; readonly name: subscriptions['name']; readonly type: subscriptions['type']; readonly status: subscriptions['status']; readonly active: boolean | null; readonly held: boolean | null; readonly hold_cleared: boolean | null; readonly duration: subscriptions['duration']; readonly product_plans: unknown; readonly intake: subscriptions['intakeId']; readonly prescriptions: unknown; readonly current_period_start: string | null; readonly current_period_end: string | null; readonly reschedule_date: number | null; readonly subscription_id: subscriptions['providerId']; readonly vendor: unknown; readonly cancellation_info: unknown; readonly coaching_info: unknown; readonly schedule_details: unknown; readonly taken: unknown; readonly coaching_link: subscriptions['coachingLink']; readonly next_amount: number | null; readonly owed: unknown; };
  };
  warn_of_codes: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null];
    row: { readonly user_id: twoSteps['userId']; };
  };
  warn_of_device: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null, string | null];
    row: { readonly user_id: outbox['userId']; };
  };
  warn_of_guesses: {
    parameters: readonly [string | null, string | null, string | null, string | null, string | null, string | null];
    row: { readonly user_id: outbox['userId']; };
  };
  withdraw_review: {
    parameters: readonly [string | null, string | null];
    row: never;
  };
  withdraw_subscription_change: {
    parameters: readonly [string | null, number | null];
    row: never;
  };
  write_coupons: {
    parameters: readonly [string | null, string | null];
    row: never;
  };
  write_membership_prices: {
    parameters: readonly [string | null, string | null];
    row: never;
  };
  write_memberships: {
    parameters: readonly [string | null, string | null];
    row: never;
  };
  write_product_templates: {
    parameters: readonly [string | null, string | null];
    row: never;
  };
  write_products: {
    parameters: readonly [string | null, string | null];
    row: never;
  };
}
