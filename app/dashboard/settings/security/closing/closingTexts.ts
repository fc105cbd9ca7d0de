/** What a patient is told before an account is closed. */
export const closingTexts: readonly { readonly title: string; readonly lines: readonly string[] }[] = [
  {
    title: 'Before you close it',
    lines: [
      'Download a copy of your data, under "My data" on this page. You cannot do that once the account is closed.',
      'While a provider is looking at a visit of yours, or a payment is under way, the account cannot be closed. It can as soon as that is decided.',
    ],
  },
  {
    title: 'What ends at once',
    lines: [
      "Your subscriptions and memberships end right away, not at the end of their period. Nothing more is charged, and what you already paid isn't refunded. Orders that you've already paid for still ship.",
      'If you take a medicine from us, ask your care team before you stop taking it.',
      'Appointments that lie ahead are canceled.',
      'Visits that you have not sent are closed.',
      'You are signed out on all devices, and nobody can log in with your address.',
    ],
  },
  {
    title: 'What is deleted after 30 days',
    lines: [
      'Your email address, mobile number and shipping address, the picture beside your name, and your preferences.',
      'Your saved card, also at our payment provider.',
      'Your devices, notifications, mails and text messages from us, and visits and orders that you began and did not send.',
      'From then on you can sign up with the same address again, as somebody new.',
    ],
  },
  {
    title: 'What we keep, and why',
    lines: [
      'Your medical record: your name, medical profile, visits that you sent, appointments, messages with your care team, their files, and lab results, prescriptions, and photos that verify you. The law asks whoever treats patients to keep these for years. We keep them for that long and not longer than we have to.',
      'Receipts, invoices and orders, for as long as bookkeeping asks for it.',
      'Who looked at your record, for as long as that is noted for every patient.',
    ],
  },
];
