/** The sections of a visit that URLs may name. */
const sections: ReadonlySet<string> = new Set([
  'hiw',
  'profile',
  'body',
  'pharmacy-overview',
  'pharmacy-questions',
  'intake',
  'protocol-selection',
  'protocol-preference',
  'product-configure',
  'treatment',
  'membership',
  'lab-checkout',
  'add-ons',
  'identification-step',
  'check',
  'checkout',
  'follow-up',
]);

/** Whether a visit has a section of that name, whether or not this patient may open it. */
export const isVisitSection = (section: string): boolean => sections.has(section);
