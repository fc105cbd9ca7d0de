import type { PolicyDraft } from './PolicyDraft.ts';

/** Privacy policy: a draft that a clinic adapts together with its lawyers. */
export const privacy: PolicyDraft = {
  title: 'Privacy policy',
  updated: '2026-03-02',
  parts: [
    {
      heading: 'What we know of you',
      paragraphs: [
        '{organization.name} keeps what you enter: your name and address, your answers about your health, your photos, your orders and your messages. Your card number goes to our payment provider; we keep the last four digits.',
      ],
    },
    {
      heading: 'What we use it for',
      paragraphs: [
        'We use it to treat you, to send you what you ordered, to take payment and to answer you. We do not sell it. We do not use answers about your health for advertising.',
      ],
    },
    {
      heading: 'Who else sees it',
      paragraphs: [
        'Your providers and care team see it, and so do the pharmacy, the laboratory and the carrier that work on your order, each only as much as the work needs. A court or an authority may ask for it where the law says so.',
      ],
    },
    {
      heading: 'How we protect it',
      paragraphs: [
        'It travels encrypted, and only people who need it for their work can open it. Your browser keeps no answers about your health. If something goes wrong and concerns you, we tell you.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You may see what we hold, have mistakes put right, and ask who has seen it. You may ask us to delete it; medical records must be kept for as long as the law says. Write to {organization.support_email}.',
      ],
    },
  ],
};
