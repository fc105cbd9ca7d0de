import type { Tenant } from '../../organizations/Tenant.ts';

export const healthspan: Tenant = {
  slug: 'healthspan',
  domains: ['localhost', '127.0.0.1', '::1', '[::1]'],
  default: true,
  settings: {
    name: 'Healthspan',
    brand: { primary_color: '#0b5d57', accent_color: '#c9a227', background_color: '#f6f8f7', radius: 12 },
    support_email: 'care@healthspan.example',
    login: {
      header_text: 'Welcome back',
      description: 'Log in to continue your visit, see your treatments and write to your care team.',
    },
    dropdown_links: [
      { name: 'Help center', url: 'https://healthspan.example/help', new_tab: true },
      { name: 'Our science', url: 'https://healthspan.example/science', new_tab: true },
    ],
  },
  logo: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 188 40" role="img" aria-label="Healthspan">
  <path d="M20 4a16 16 0 1 0 16 16" fill="none" stroke="#0b5d57" stroke-width="4" stroke-linecap="round"/>
  <path d="M9 22h6l4-9 5 14 4-8h8" fill="none" stroke="#0b5d57" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
  <circle cx="32" cy="8" r="3" fill="#c9a227"/>
  <text x="48" y="28" font-family="Figtree Variable, Figtree, Avenir Next, Segoe UI, Helvetica, Arial, sans-serif" font-size="24" font-weight="650" letter-spacing="-0.4" fill="#0b5d57">Healthspan</text>
</svg>
`,
  favicon: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">
  <rect width="40" height="40" rx="10" fill="#0b5d57"/>
  <path d="M6 22h7l4-10 6 16 4-8h7" fill="none" stroke="#fff" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/>
</svg>
`,
};
