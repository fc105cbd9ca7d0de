import type { MessageBlock } from '#schemas/wire/messages/messageBlock.ts';

/** A message of a demo patient's conversation, so many hours before seeding. */
export interface DemoMessage {
  readonly hoursAgo: number;
  /** Who of the care team wrote it, by slug; left out where the patient did. */
  readonly by?: 'robin-hale' | 'sam-ito';
  readonly text?: string;
  /** Of an announcement. */
  readonly blocks?: readonly MessageBlock[];
  /** What was sent with it: a drawn picture and a drawn document. */
  readonly files?: readonly ('picture' | 'document')[];
  /** Whether it is about the patient's newest order. */
  readonly aboutOrder?: true;
  readonly unread?: true;
}

const DAY = 24;

/** What was asked and answered on earlier days, oldest first: what the patient wrote, and what the care team did. */
const talks: readonly (readonly [daysAgo: number, asked: string, answered: string])[] = [
  [
    58,
    'Hello! I have just signed up. Is this where I ask questions?',
    'Welcome, Chloe! Yes, write to us here at any time.',
  ],
  [56, 'How long does the first review take?', 'Usually one to two business days. We will tell you here.'],
  [52, 'I have sent my photos. Did they arrive?', 'They did, and your account is verified. Thank you!'],
  [47, 'Do I need to be fasting for the lab test?', 'Yes, for ten hours before. Water is fine.'],
  [
    45,
    'The lab was closed on Saturday. May I go on Monday?',
    'Monday is fine. There is nothing you need to change here.',
  ],
  [41, 'Where do I find my results once they are in?', 'They will be in the portal under Labs, and we will tell you.'],
  [38, 'Which day of the week is best to begin?', 'Any day that you will remember. Many choose Sunday.'],
  [36, 'May I take it with food?', 'Yes, with or without. Take it the same way each time.'],
  [33, 'I was away and missed a dose. What now?', 'Take the next one on your usual day. Never take two at once.'],
  [
    29,
    'Can the next order go to my work address?',
    'Yes. Change the shipping address in your settings before it leaves.',
  ],
  [24, 'My sleep tracker shows better nights!', 'That is lovely to hear. We will note it for your next visit.'],
  [20, 'Do you also offer a coach?', 'We do. You find coaching in the shop, and a first call is free.'],
  [15, 'I will travel for three weeks in June.', 'You can pause or move your delivery in Subscriptions.'],
  [11, 'Thank you, that worked.', 'Glad to help. Have a good trip!'],
];

const earlier: readonly DemoMessage[] = talks.flatMap(([daysAgo, asked, answered], index) => [
  { hoursAgo: daysAgo * DAY, text: asked },
  { hoursAgo: daysAgo * DAY - 3, by: index % 3 === 1 ? 'sam-ito' : 'robin-hale', text: answered },
]);

/** One part of each kind. */
const announcement: readonly MessageBlock[] = [
  { type: 'paragraph', text: 'Our new guide for the summer is here. It takes five minutes to read.' },
  { type: 'image', url: '/catalogue/duo.svg', alt: 'A drawing of a lab test' },
  {
    type: 'list',
    ordered: true,
    items: ['Drink before you are thirsty', 'Keep your medicines out of the heat', 'Walk in the morning'],
  },
  { type: 'youtube', video_id: 'aqz-KE-bpKQ', title: 'Big Buck Bunny (stands for a film of your care team)' },
  { type: 'action', label: 'Visit our shop', url: '/shop' },
];

/** More than a page, some of it unread, with files, a subject and an announcement. */
export const demoMessages: readonly DemoMessage[] = [
  ...earlier,
  {
    hoursAgo: 7 * DAY,
    text: 'The box looks a little dented. Here is a picture, and the slip that came with it.',
    files: ['picture', 'document'],
    aboutOrder: true,
  },
  {
    hoursAgo: 7 * DAY - 2,
    by: 'sam-ito',
    text: 'Thank you for the picture. What is inside is sealed and safe to use.',
  },
  { hoursAgo: 5 * DAY, by: 'robin-hale', blocks: announcement },
  { hoursAgo: 26, text: 'May I move my next call to the afternoon?' },
  { hoursAgo: 1.2, by: 'robin-hale', text: 'Of course. Open Appointments and choose Reschedule.', unread: true },
  { hoursAgo: 0.05, by: 'robin-hale', text: 'And if no time suits you, tell us here.', unread: true },
];
