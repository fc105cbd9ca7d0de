/**
 * The buttons of a subscription, written down by hand from what they are for: status, type, and the buttons where there
 * is nothing at the vendor yet, where it runs there, and where its collection is paused there.
 */
export const subscriptionActionsTable = [
  ['awaiting_physician_review', 'medication', 'Cancel', 'Cancel', 'Cancel'],
  ['awaiting_physician_review', 'lab', 'Cancel', 'Cancel', 'Cancel'],
  ['awaiting_physician_review', 'supplement', 'Cancel', 'Cancel', 'Cancel'],
  ['awaiting_physician_review', 'coaching-membership', 'Cancel', 'Cancel', 'Cancel'],

  ['created', 'medication', 'Cancel', 'Cancel', 'Cancel'],
  ['created', 'lab', 'Cancel', 'Cancel', 'Cancel'],
  ['created', 'supplement', 'Cancel', 'Cancel', 'Cancel'],
  ['created', 'coaching-membership', 'Cancel', 'Cancel', 'Cancel'],

  ['incomplete', 'medication', 'Cancel', 'Cancel', 'Cancel'],
  ['incomplete', 'lab', 'Cancel', 'Cancel', 'Cancel'],
  ['incomplete', 'supplement', 'Cancel', 'Cancel', 'Cancel'],
  ['incomplete', 'coaching-membership', 'Cancel', 'Cancel', 'Cancel'],

  ['incomplete_expired', 'medication', 'Cancel', 'Cancel', 'Cancel'],
  ['incomplete_expired', 'lab', 'Cancel', 'Cancel', 'Cancel'],
  ['incomplete_expired', 'supplement', 'Cancel', 'Cancel', 'Cancel'],
  ['incomplete_expired', 'coaching-membership', 'Cancel', 'Cancel', 'Cancel'],

  ['trialing', 'medication', 'Pause, Message Us, Cancel', 'Pause, Message Us, Cancel', 'Pause, Message Us, Cancel'],
  ['trialing', 'lab', 'Pause, Message Us, Cancel', 'Pause, Message Us, Cancel', 'Pause, Message Us, Cancel'],
  ['trialing', 'supplement', 'Pause, Message Us, Cancel', 'Pause, Message Us, Cancel', 'Pause, Message Us, Cancel'],
  [
    'trialing',
    'coaching-membership',
    'Pause, Message Us, Cancel',
    'Pause, Message Us, Cancel',
    'Pause, Message Us, Cancel',
  ],

  ['active', 'medication', 'Pause, Cancel', 'Reschedule, Pause, Cancel', 'Reschedule, Pause, Cancel'],
  ['active', 'lab', 'Pause, Cancel', 'Reschedule, Pause, Cancel', 'Reschedule, Pause, Cancel'],
  ['active', 'supplement', 'Pause, Cancel', 'Reschedule, Pause, Cancel', 'Reschedule, Pause, Cancel'],
  ['active', 'coaching-membership', 'Pause, Cancel', 'Pause, Cancel', 'Pause, Cancel'],

  ['past_due', 'medication', 'Message Us', 'Message Us', 'Message Us'],
  ['past_due', 'lab', 'Message Us', 'Message Us', 'Message Us'],
  ['past_due', 'supplement', 'Message Us', 'Message Us', 'Message Us'],
  ['past_due', 'coaching-membership', 'Message Us', 'Message Us', 'Message Us'],

  ['canceled', 'medication', '', '', ''],
  ['canceled', 'lab', '', '', ''],
  ['canceled', 'supplement', '', '', ''],
  ['canceled', 'coaching-membership', '', '', ''],

  ['unpaid', 'medication', 'Message Us, Cancel', 'Message Us, Cancel', 'Message Us, Cancel'],
  ['unpaid', 'lab', 'Message Us, Cancel', 'Message Us, Cancel', 'Message Us, Cancel'],
  ['unpaid', 'supplement', 'Message Us, Cancel', 'Message Us, Cancel', 'Message Us, Cancel'],
  ['unpaid', 'coaching-membership', 'Message Us, Cancel', 'Message Us, Cancel', 'Message Us, Cancel'],

  ['paused', 'medication', 'Cancel', 'Cancel', 'Resume, Cancel'],
  ['paused', 'lab', 'Cancel', 'Cancel', 'Resume, Cancel'],
  ['paused', 'supplement', 'Cancel', 'Cancel', 'Resume, Cancel'],
  ['paused', 'coaching-membership', 'Cancel', 'Cancel', 'Resume, Cancel'],

  ['rescheduled', 'medication', 'Pause, Cancel', 'Reschedule, Pause, Cancel', 'Reschedule, Pause, Cancel'],
  ['rescheduled', 'lab', 'Pause, Cancel', 'Reschedule, Pause, Cancel', 'Reschedule, Pause, Cancel'],
  ['rescheduled', 'supplement', 'Pause, Cancel', 'Reschedule, Pause, Cancel', 'Reschedule, Pause, Cancel'],
  ['rescheduled', 'coaching-membership', 'Pause, Cancel', 'Pause, Cancel', 'Pause, Cancel'],

  ['paused_by_reschedule', 'medication', 'Cancel', 'Reschedule, Cancel', 'Reschedule, Cancel'],
  ['paused_by_reschedule', 'lab', 'Cancel', 'Reschedule, Cancel', 'Reschedule, Cancel'],
  ['paused_by_reschedule', 'supplement', 'Cancel', 'Reschedule, Cancel', 'Reschedule, Cancel'],
  ['paused_by_reschedule', 'coaching-membership', 'Cancel', 'Cancel', 'Cancel'],

  ['prescription_requested', 'medication', 'Message Us', 'Message Us', 'Message Us'],
  ['prescription_requested', 'lab', 'Message Us', 'Message Us', 'Message Us'],
  ['prescription_requested', 'supplement', 'Message Us', 'Message Us', 'Message Us'],
  ['prescription_requested', 'coaching-membership', 'Message Us', 'Message Us', 'Message Us'],
] as const;
