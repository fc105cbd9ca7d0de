import type { Tenant } from '../../modules/organizations/Tenant.ts';
import { heartLine } from '../drawings/heartLine.ts';
import { herbs } from '../drawings/herbs.ts';
import { rings } from '../drawings/rings.ts';
import { scene } from '../drawings/scene.ts';
import { sunrise } from '../drawings/sunrise.ts';
import { tablets } from '../drawings/tablets.ts';
import { talk } from '../drawings/talk.ts';
import { tubes } from '../drawings/tubes.ts';
import { consent } from '../policies/consent.ts';
import { privacy } from '../policies/privacy.ts';
import { tos } from '../policies/tos.ts';

const primary = '#0b5d57';
const accent = '#c9a227';
const background = '#f6f8f7';
const colours = { primary, accent, background };

/**
 * The name and its sign, in a colour for the ground that they stand on. An image has only the fonts of the device: the
 * fixed length keeps the name inside the picture with any of them.
 */
const logo = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 188 40" role="img" aria-label="Healthspan">
  <path d="M20 4a16 16 0 1 0 16 16" fill="none" stroke="${colour}" stroke-width="4" stroke-linecap="round"/>
  <path d="M9 22h6l4-9 5 14 4-8h8" fill="none" stroke="${colour}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
  <circle cx="32" cy="8" r="3" fill="${accent}"/>
  <text x="48" y="28" font-family="Figtree Variable, Figtree, Avenir Next, Segoe UI, Helvetica, Arial, sans-serif" font-size="24" font-weight="650" textLength="132" lengthAdjust="spacingAndGlyphs" fill="${colour}">Healthspan</text>
</svg>
`;

export const healthspan: Tenant = {
  slug: 'healthspan',
  domains: ['localhost', '127.0.0.1', '::1', '[::1]'],
  default: true,
  settings: {
    name: 'Healthspan',
    brand: { primary_color: primary, accent_color: accent, background_color: background, radius: 12 },
    support_email: 'care@healthspan.example',
    login: {
      header_text: 'Welcome back',
      description: 'Log in to continue your visit, see your treatments and write to your care team.',
    },
    signup: {
      header_text: 'More good years, with a plan',
      description: 'Answer a few questions, meet a licensed provider online, and get care that is made for you.',
      features: [
        { title: 'Begin from home', description: 'A medical visit takes about ten minutes, on your phone.' },
        { title: 'A provider decides', description: 'A licensed provider reads every answer before anything is sent.' },
        { title: 'Pay after approval', description: 'A prescription is charged only once it is approved.' },
      ],
    },
    testimonials: [
      {
        full_name: 'Maya, demo patient',
        testimonial: 'I knew what each question was for, and my provider wrote to me the next day.',
      },
      {
        full_name: 'Owen, demo patient',
        testimonial: 'My labs, my orders and my messages are all in one place. I stopped keeping notes on paper.',
      },
      {
        full_name: 'Ines, demo patient',
        testimonial: 'They told me that a treatment was not for me, and why. That is when I began to trust them.',
      },
    ],
    dropdown_links: [
      { name: 'Help center', url: 'https://healthspan.example/help', new_tab: true },
      { name: 'Our science', url: 'https://healthspan.example/science', new_tab: true },
    ],
  },
  images: {
    logo: logo(primary),
    logoOnDark: logo('#ffffff'),
    favicon: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">
  <rect width="40" height="40" rx="10" fill="${primary}"/>
  <path d="M6 22h7l4-10 6 16 4-8h7" fill="none" stroke="#fff" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/>
</svg>
`,
    login: sunrise(colours),
    signup: heartLine(colours),
    medication: scene(colours, rings, tablets),
    supplement: scene(colours, rings, herbs),
    lab: scene(colours, rings, tubes),
    coaching: scene(colours, rings, talk),
  },
  scheduling: {
    calendars: {
      onboarding: { link: 'https://cal.example/healthspan/onboarding', name: 'Onboarding call', minutes: 30 },
      subscription: {
        link: 'https://cal.example/healthspan/consultation',
        name: 'Longevity consultation',
        minutes: 30,
      },
      verification: {
        link: 'https://cal.example/healthspan/verification',
        name: 'Identity verification call',
        minutes: 20,
      },
    },
    // Nobody of them exists.
    physicians: [
      {
        slug: 'amara-osei',
        first_name: 'Amara',
        last_name: 'Osei',
        credentials: 'MD',
        npi_num: null,
        bio: 'Demo profile. Dr. Osei is an internist who has spent fifteen years on how people age well: blood pressure, sleep and strength before anything in a bottle.',
        isProvider: true,
        calendar: { link: 'https://cal.example/healthspan/amara-osei', name: 'Call with Amara Osei', minutes: 30 },
        states: 'AL AZ CA CO FL GA NV NM OR TX UT WA'.split(' '),
      },
      {
        slug: 'daniel-reyes',
        first_name: 'Daniel',
        last_name: 'Reyes',
        credentials: 'DO',
        npi_num: null,
        bio: 'Demo profile. Dr. Reyes practices family and preventive medicine. He explains every lab value and likes to change one thing at a time.',
        isProvider: true,
        calendar: { link: 'https://cal.example/healthspan/daniel-reyes', name: 'Call with Daniel Reyes', minutes: 30 },
        states: 'CA CT DE DC MD MA ME NH NJ NY NC PA RI SC VT VA WV'.split(' '),
      },
      {
        slug: 'mei-lin-carter',
        first_name: 'Mei-Lin',
        last_name: 'Carter',
        credentials: 'MD, PhD',
        npi_num: null,
        bio: 'Demo profile. Dr. Carter is an endocrinologist with a doctorate in metabolism. She looks after patients in midlife and beyond.',
        isProvider: true,
        calendar: {
          link: 'https://cal.example/healthspan/mei-lin-carter',
          name: 'Call with Mei-Lin Carter',
          minutes: 45,
        },
        states: 'CA IL IN IA KS MI MN MO NE ND OH SD WI'.split(' '),
      },
      {
        slug: 'jonas-whitfield',
        first_name: 'Jonas',
        last_name: 'Whitfield',
        credentials: 'NP',
        npi_num: null,
        bio: 'Demo profile. Jonas Whitfield is a nurse practitioner who came from cardiac rehabilitation. He talks about movement first.',
        isProvider: true,
        calendar: {
          link: 'https://cal.example/healthspan/jonas-whitfield',
          name: 'Call with Jonas Whitfield',
          minutes: 20,
        },
        states: 'AK AR HI ID KY LA MS MT NY OK TN TX'.split(' '),
      },
    ],
  },
  policies: { consent, tos, privacy },
};
