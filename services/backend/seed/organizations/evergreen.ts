import type { Tenant } from '../../organizations/Tenant.ts';

export const evergreen: Tenant = {
  slug: 'evergreen',
  domains: ['evergreen.localhost'],
  settings: {
    name: 'Evergreen',
    brand: { primary_color: '#7a2e5d', accent_color: '#d9822b', background_color: '#fbf7f5', radius: 4 },
    support_email: 'hello@evergreen.example',
    login: {
      header_text: 'Good to see you again',
      description: 'Your longevity clinic, wherever you are. Log in to pick up where you left off.',
    },
    dropdown_links: [{ name: 'Evergreen journal', url: 'https://evergreen.example/journal', new_tab: true }],
  },
  logo: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 176 40" role="img" aria-label="Evergreen">
  <path d="M18 36V18" stroke="#7a2e5d" stroke-width="3" stroke-linecap="round"/>
  <path d="M18 20C8 20 4 13 4 5c9 0 14 6 14 15Z" fill="#7a2e5d"/>
  <path d="M18 26c0-8 5-13 13-13 0 8-5 13-13 13Z" fill="#d9822b"/>
  <text x="42" y="28" font-family="Georgia, Cambria, Times New Roman, serif" font-size="25" fill="#7a2e5d">Evergreen</text>
</svg>
`,
  favicon: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">
  <rect width="40" height="40" rx="4" fill="#7a2e5d"/>
  <path d="M19 34V18" stroke="#fff" stroke-width="3" stroke-linecap="round"/>
  <path d="M19 20C10 20 7 14 7 7c8 0 12 5 12 13Z" fill="#fff"/>
  <path d="M19 26c0-7 5-12 13-12 0 8-5 12-13 12Z" fill="#f2b98a"/>
</svg>
`,
};
