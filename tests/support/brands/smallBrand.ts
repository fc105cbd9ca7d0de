import type { BrandFile } from '#services/backend/modules/organizations/brandFileSchema.ts';

/** A brand that says what it must, and takes everything else from the standard. */
export const smallBrand = {
  domains: ['third.localhost'],
  settings: {
    name: 'Third & Co',
    brand: { primary_color: '#1d3f8f', accent_color: '#e2574c', background_color: '#f4f6fb', radius: 20 },
    support_email: 'hello@third.example',
    login: { header_text: 'Hello again', description: 'Log in.' },
    signup: {
      header_text: 'Hello',
      description: 'Sign up.',
      features: [{ title: 'One', description: 'The only one.' }],
    },
    testimonials: [{ full_name: 'Ada, demo patient', testimonial: 'It is what it says.' }],
    dropdown_links: [{ name: 'Help', url: 'tel:+18005550199', new_tab: false }],
  },
  sells: {
    products: ['longevity-panel', 'acarbose', 'vitamin-b12'],
    memberships: ['metabolic-care'],
    coupons: [{ code: 'WELCOME15', percent: 15, products: ['longevity-panel'] }],
    campaigns: [
      {
        slug: 'numbers-first',
        product: 'longevity-panel',
        image: 'kit',
        tag: 'Labs',
        color: '#123456',
        title: 'Numbers first',
        description: 'Begin with a blood test.',
      },
    ],
  },
} satisfies BrandFile;
