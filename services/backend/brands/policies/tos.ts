import type { PolicyDraft } from './PolicyDraft.ts';

/** Terms of service: a draft that a clinic adapts together with its lawyers. */
export const tos: PolicyDraft = {
  title: 'Terms of service',
  updated: '2026-03-02',
  parts: [
    {
      heading: 'Who we are',
      paragraphs: [
        'This portal belongs to {organization.name}. These terms say what you can expect of us and what we expect of you. By using the portal you agree to them.',
      ],
    },
    {
      heading: 'Your account',
      paragraphs: [
        'You must be at least 18 years old and live in the United States. The account is yours alone. Keep your password to yourself, and tell us at once when you think that someone else has it.',
      ],
    },
    {
      heading: 'Orders and payment',
      paragraphs: [
        'What needs a prescription is charged only after a provider has approved it. The price is shown before you send an order. Laboratory tests and other products that need no prescription are charged when you order them.',
        'Plans renew by themselves at the end of their term until you cancel. You can cancel before the next renewal; what has been shipped cannot be taken back.',
      ],
    },
    {
      heading: 'Text messages',
      paragraphs: [
        'Where you have given us your mobile number we may send up to 10 messages a month about your care. Reply HELP for help or STOP to end them. Your carrier may charge for messages.',
      ],
    },
    {
      heading: 'What we are liable for',
      paragraphs: [
        'We take care that the portal works and that what it says is right, yet we cannot promise that it is always there and free of mistakes. Nothing here takes away rights that the law gives you.',
      ],
    },
    {
      heading: 'Changes and questions',
      paragraphs: [
        'When these terms change in a way that matters to you, we ask you again. Questions go to {organization.support_email}.',
      ],
    },
  ],
};
