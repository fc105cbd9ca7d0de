import { defaultBrand } from '#renderers/theme/defaultBrand.ts';
import type { Organization } from '#schemas/wire/organization.ts';

const drawn = (inner: string, viewBox: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inner}</svg>`)}`;

const logo = drawn('<text y="28" font-family="sans-serif" font-size="24">Our Clinic</text>', '0 0 160 40');

const picture = drawn(
  '<rect width="800" height="1000" fill="#dcebe7"/><circle cx="400" cy="420" r="220" fill="#1f6f5c" fill-opacity=".5"/>',
  '0 0 800 1000',
);

/** An organization for stories of whole pages, with every optional setting. */
export const exampleOrganization: Organization = {
  _id: '0'.repeat(23) + '1',
  settings: {
    name: 'Our Clinic',
    brand: defaultBrand,
    logo,
    logo_light_background: logo,
    logo_dark_background: logo,
    favicons: [logo],
    support_email: 'care@clinic.example',
    phone: '+18005550142',
    login: { header_text: 'Welcome back', description: 'Log in to see what is new.', image_v3: picture },
    signup: {
      header_text: 'Care that looks ahead',
      description: 'Create an account to begin.',
      image: picture,
      features: [
        { title: 'Reviewed by providers', description: 'Every plan is checked by a person.' },
        { title: 'At home', description: 'Everything comes by mail.' },
      ],
    },
    product_signup: { medication: picture, supplement: picture, lab: picture, coaching_membership: picture },
    testimonials: [{ full_name: 'Demo patient', testimonial: 'It took ten minutes.' }],
    dropdown_links: [],
    care_team_link: null,
    community_link: { title: 'Our Clinic community', url: 'https://community.example' },
    intro_video: { title: 'How a lab test works', url: 'about:blank' },
    shop: { banners: [], filters: [] },
    default: true,
    payments: { provider: 'sandbox', publishable_key: null },
    maps_key: null,
    collector: null,
    realtime: { provider: 'embedded', key: 'portal', cluster: null },
  },
};
