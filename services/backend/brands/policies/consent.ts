import type { PolicyDraft } from './PolicyDraft.ts';

/** Consent to care online: a draft that a clinic adapts together with its lawyers. */
export const consent: PolicyDraft = {
  title: 'Consent to care online',
  updated: '2026-03-02',
  parts: [
    {
      heading: 'What this is about',
      paragraphs: [
        '{organization.name} offers care over the internet. You answer questions, send photos where they are needed, and a licensed provider reads what you sent. By agreeing you say that you want care in this way.',
      ],
    },
    {
      heading: 'What care online can do, and what it cannot',
      paragraphs: [
        'It saves you a trip, and you can read your treatment plan again at any time. A provider who does not see you in person may miss something, and may ask you to see a doctor near you instead.',
        'It is not for emergencies. If you think that you have one, call 911 or go to the nearest emergency room.',
      ],
    },
    {
      heading: 'What we ask of you',
      paragraphs: [
        'Please answer truthfully and completely: the provider decides on the ground of what you write. Tell us when your health, your medicines or your address change.',
      ],
    },
    {
      heading: 'Risks of treatment',
      paragraphs: [
        'Every medicine can have side effects. Some uses in longevity medicine are not named on the label that the FDA has approved; your provider may still prescribe them where that is sound practice. No result is promised.',
      ],
    },
    {
      heading: 'Your choice',
      paragraphs: [
        'You may say no, ask for another form of care, or take this consent back at any time, and it will not be held against you. Write to {organization.support_email}.',
      ],
    },
  ],
};
