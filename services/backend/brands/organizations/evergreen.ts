import type { Tenant } from '../../modules/organizations/Tenant.ts';
import { branch } from '../drawings/branch.ts';
import { dunes } from '../drawings/dunes.ts';
import { herbs } from '../drawings/herbs.ts';
import { measuringGlass } from '../drawings/measuringGlass.ts';
import { scene } from '../drawings/scene.ts';
import { tablets } from '../drawings/tablets.ts';
import { talk } from '../drawings/talk.ts';
import { tubes } from '../drawings/tubes.ts';
import { consent } from '../policies/consent.ts';
import { privacy } from '../policies/privacy.ts';
import { tos } from '../policies/tos.ts';

const primary = '#7a2e5d';
const accent = '#d9822b';
const background = '#fbf7f5';
const colours = { primary, accent, background };

/**
 * The name and its sign, in a colour for the ground that they stand on. An image has only the fonts of the device: the
 * fixed length keeps the name inside the picture with any of them.
 */
const logo = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 176 40" role="img" aria-label="Evergreen">
  <path d="M18 36V18" stroke="${colour}" stroke-width="3" stroke-linecap="round"/>
  <path d="M18 20C8 20 4 13 4 5c9 0 14 6 14 15Z" fill="${colour}"/>
  <path d="M18 26c0-8 5-13 13-13 0 8-5 13-13 13Z" fill="${accent}"/>
  <text x="42" y="28" font-family="Georgia, Cambria, Times New Roman, serif" font-size="25" textLength="118" lengthAdjust="spacingAndGlyphs" fill="${colour}">Evergreen</text>
</svg>
`;

export const evergreen: Tenant = {
  slug: 'evergreen',
  domains: ['evergreen.localhost'],
  settings: {
    name: 'Evergreen',
    brand: { primary_color: primary, accent_color: accent, background_color: background, radius: 4 },
    support_email: 'hello@evergreen.example',
    login: {
      header_text: 'Good to see you again',
      description: 'Your longevity clinic, wherever you are. Log in to pick up where you left off.',
    },
    signup: {
      header_text: 'Grow older on your own terms',
      description: 'Small steps, looked after by people who know you. Create your account to take the first one.',
      features: [
        { title: 'One care team', description: 'The same people answer you each time you write.' },
        {
          title: 'Start low, go slow',
          description: 'Doses begin small and follow how you feel and what your labs say.',
        },
        { title: 'No waiting room', description: 'Write when it suits you. Most answers come within a day.' },
        { title: 'Leave when you like', description: 'Plans can be cancelled before they renew, without a call.' },
      ],
    },
    testimonials: [
      {
        full_name: 'Ruth, demo patient',
        testimonial: 'At seventy I did not want a machine. I got a person who asks how my garden is.',
      },
      {
        full_name: 'Tomas, demo patient',
        testimonial: 'We changed one thing at a time, so I could tell what helped.',
      },
    ],
    dropdown_links: [{ name: 'Evergreen journal', url: 'https://evergreen.example/journal', new_tab: true }],
  },
  images: {
    logo: logo(primary),
    logoOnDark: logo('#ffffff'),
    favicon: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">
  <rect width="40" height="40" rx="4" fill="${primary}"/>
  <path d="M19 34V18" stroke="#fff" stroke-width="3" stroke-linecap="round"/>
  <path d="M19 20C10 20 7 14 7 7c8 0 12 5 12 13Z" fill="#fff"/>
  <path d="M19 26c0-7 5-12 13-12 0 8-5 12-13 12Z" fill="#f2b98a"/>
</svg>
`,
    login: branch(colours),
    signup: measuringGlass(colours),
    medication: scene(colours, dunes, tablets),
    supplement: scene(colours, dunes, herbs),
    lab: scene(colours, dunes, tubes),
    coaching: scene(colours, dunes, talk),
  },
  scheduling: {
    calendars: {
      onboarding: { link: 'https://cal.example/evergreen/onboarding', name: 'Onboarding call', minutes: 30 },
      subscription: { link: 'https://cal.example/evergreen/consultation', name: 'Longevity consultation', minutes: 30 },
      verification: {
        link: 'https://cal.example/evergreen/verification',
        name: 'Identity verification call',
        minutes: 20,
      },
    },
    // Nobody of them exists.
    physicians: [
      {
        slug: 'ruth-halloran',
        first_name: 'Ruth',
        last_name: 'Halloran',
        credentials: 'MD',
        npi_num: null,
        bio: 'Demo profile. Dr. Halloran is a geriatrician. She asks what a good day looks like and plans backwards from there.',
        isProvider: true,
        calendar: { link: 'https://cal.example/evergreen/ruth-halloran', name: 'Call with Ruth Halloran', minutes: 30 },
        states: 'CA CO CT DE FL GA IL IN ME MD MA MI NH NJ NY OH PA RI VT'.split(' '),
      },
      {
        slug: 'samuel-okafor',
        first_name: 'Samuel',
        last_name: 'Okafor',
        credentials: 'MD',
        npi_num: null,
        bio: 'Demo profile. Dr. Okafor is an internist. He starts low, goes slow, and writes down the reason for every change.',
        isProvider: true,
        calendar: { link: 'https://cal.example/evergreen/samuel-okafor', name: 'Call with Samuel Okafor', minutes: 30 },
        states: 'AL AR CA KY LA MS MO NC OK SC TN TX VA WV'.split(' '),
      },
      {
        slug: 'ingrid-solberg',
        first_name: 'Ingrid',
        last_name: 'Solberg',
        credentials: 'DO',
        npi_num: null,
        bio: 'Demo profile. Dr. Solberg practices family medicine in small towns, much of it by video.',
        isProvider: true,
        calendar: {
          link: 'https://cal.example/evergreen/ingrid-solberg',
          name: 'Call with Ingrid Solberg',
          minutes: 30,
        },
        states: 'AK AZ HI ID MT NV NM OR UT WA WY'.split(' '),
      },
      {
        slug: 'priya-raman',
        first_name: 'Priya',
        last_name: 'Raman',
        credentials: 'NP',
        npi_num: null,
        bio: 'Demo profile. Priya Raman is a nurse practitioner who cares about sleep, and about plans that people keep.',
        isProvider: true,
        calendar: { link: 'https://cal.example/evergreen/priya-raman', name: 'Call with Priya Raman', minutes: 20 },
        states: 'DC IA KS MN NE NY ND WI'.split(' '),
      },
    ],
  },
  policies: { consent, tos, privacy },
};
