import {
  copiedAccesses,
  copiedAgreements,
  copiedAppointments,
  copiedDevices,
  copiedMessages,
  copiedNotifications,
  copiedPhotos,
} from './contacts.ts';
import { copiedConversation, copiedDrafts } from './conversation.ts';
import type { CopyOf } from './CopyOf.ts';
import { copiedLabReports, copiedOutsideResults, copiedReportLinks } from './labs.ts';
import {
  copiedCharges,
  copiedInvoices,
  copiedLabPanels,
  copiedMemberships,
  copiedOrders,
  copiedPrescriptions,
  copiedSubscriptions,
  copiedTimeline,
} from './purchases.ts';
import { copiedVisits } from './visits.ts';

/** Reads a section of a copy, item by item. */
type Section = (of: CopyOf) => AsyncIterable<object>;

/** The lists of a copy, in the order in which they stand in it. */
export const sections: { readonly [name: string]: Section } = {
  visits: copiedVisits,
  photos: copiedPhotos,
  prescriptions: copiedPrescriptions,
  lab_panels: copiedLabPanels,
  lab_reports: copiedLabReports,
  outside_results: copiedOutsideResults,
  report_links: copiedReportLinks,
  orders: copiedOrders,
  subscriptions: copiedSubscriptions,
  memberships: copiedMemberships,
  charges: copiedCharges,
  invoices: copiedInvoices,
  appointments: copiedAppointments,
  notifications: copiedNotifications,
  messages: copiedMessages,
  conversation: copiedConversation,
  drafts: copiedDrafts,
  agreements: copiedAgreements,
  devices: copiedDevices,
  timeline: copiedTimeline,
  accesses: copiedAccesses,
};
