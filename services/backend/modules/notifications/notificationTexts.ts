import type { Notification, NotificationEvent } from '#schemas/wire/notification.ts';

type NotificationText = Pick<Notification, 'category' | 'message'>;

/** What a patient is told of each event. Whoever looks at the screen learns nothing of health: no names and no numbers. */
export const notificationTexts: { readonly [Event in NotificationEvent]: NotificationText } = {
  welcome: { category: 'welcome', message: 'Welcome! Your account is ready.' },
  'visit-approved': { category: 'visit', message: 'Your visit was reviewed. See what comes next.' },
  'visit-refused': { category: 'visit', message: 'Your visit was reviewed. Your care team has an answer for you.' },
  'visit-cleared': { category: 'visit', message: 'Your care team decided. Continue your visit.' },
  'photo-requested': {
    category: 'visit',
    message: 'Your care team needs something from you to go on with your visit.',
  },
  'identity-approved': { category: 'welcome', message: 'Your account is verified.' },
  'identity-rejected': { category: 'welcome', message: 'There is news about your account.' },
  'two-step-ending': {
    category: 'welcome',
    message: 'Two-step sign-in will be turned off. Was it you?',
  },
  'order-shipped': { category: 'order', message: 'Your order is on its way.' },
  'order-delivered': { category: 'order', message: 'Your order was delivered.' },
  'lab-ready': { category: 'lab', message: 'You have new results.' },
  'lab-critical': {
    category: 'lab',
    message: 'Please log in today: your care team needs you to read something.',
  },
  'lab-note': { category: 'lab', message: 'Your provider wrote to you about your results.' },
  'message-received': { category: 'message', message: 'You have a new message from your care team.' },
  'appointment-booked': { category: 'appointments', message: 'Your appointment is booked.' },
  'appointment-moved': { category: 'appointments', message: 'Your appointment was moved.' },
  'appointment-canceled': { category: 'appointments', message: 'Your appointment was canceled.' },
  'subscription-started': { category: 'subscription', message: 'Your subscription has begun.' },
  'subscription-paused': { category: 'subscription', message: 'Your subscription is paused.' },
  'subscription-held': {
    category: 'subscription',
    message: 'A treatment is on hold. Please log in today and read why.',
  },
  'subscription-cleared': {
    category: 'subscription',
    message: 'Your care team decided. You can resume treatment.',
  },
  'subscription-resumed': { category: 'subscription', message: 'Your subscription goes on.' },
  'subscription-rescheduled': { category: 'subscription', message: 'Your next delivery has a new date.' },
  'subscription-canceled': { category: 'subscription', message: 'Your subscription was canceled.' },
  'plan-renewed': { category: 'payment', message: 'Your subscription was renewed.' },
  'payment-failed': { category: 'payment', message: 'A payment did not go through. Please check your card.' },
  'payment-refunded': { category: 'payment', message: 'A payment was given back to your card.' },
};
