import { describe, expect, it } from 'vitest';
import { integrationsOf } from '#services/backend/modules/organizations/integrationsOf.ts';
import { Tenants } from '#services/backend/modules/organizations/Tenants.ts';
import { isInternalPath, isSafeLink } from '#services/backend/kernel/http/isSafeLink.ts';
import { videoOriginOf } from '#services/backend/modules/organizations/videoOriginOf.ts';
import { checkBrand } from '#services/backend/modules/organizations/checkBrand.ts';
import { healthspan, seededCatalogue, seededTenants } from '#tests/support/brands/seededBrands.ts';

/** Links that run script, pretend to be inside the portal, or hide where they lead. */
const hostile = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'JAVASCRIPT:ALERT(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\r\nscript:alert(1)',
  'java\0script:alert(1)',
  'javascript\t:alert(1)',
  'javascript&colon;alert(1)',
  'javascript&#58;alert(1)',
  'javascript&#x3a;alert(1)',
  '&#106;avascript:alert(1)',
  'java&Tab;script:alert(1)',
  'java%0ascript:alert(1)',
  'javascript%3aalert(1)',
  'javascript://example.com/%0aalert(1)',
  'javascript://care@clinic.example/%0aalert(1)',
  'javascript:https://clinic.example',
  'javascript:mailto:care@clinic.example',
  'ｊavascript:alert(1)',
  'javascript：alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'DATA:text/html,x',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'data:,x',
  'vbscript:msgbox(1)',
  'VbScript:msgbox(1)',
  'vb\tscript:msgbox(1)',
  'blob:https://clinic.example/1',
  'file:///etc/passwd',
  'filesystem:https://clinic.example/1',
  'view-source:https://clinic.example',
  'about:blank',
  'ftp://clinic.example',
  'ws://clinic.example',
  'intent://clinic.example#Intent;end',
  '//evil.example',
  '///evil.example',
  '////evil.example/%2f..',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  '/%2fevil.example',
  '/%5Cevil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '／／evil.example',
  '/／evil.example',
  '/path"onmouseover="alert(1)',
  "/path' onclick=alert(1) '",
  '/path<script>alert(1)</script>',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  'https://clinic.example@evil.example',
  'https://clinic.example:443@evil.example/',
  'https://user:secret@clinic.example',
  'https://@evil.example',
  'https://clinic.example\\@evil.example',
  'https://clinic.example%40evil.example',
  'https://еvergreen.example',
  'https://clinic.example\u202egpj.exe',
  'https://',
  'https://?',
  'http://[bad',
  'https://clinic.example/"><img src=x onerror=alert(1)>',
  'mailto:',
  'mailto:care',
  'mailto:javascript:alert(1)',
  'mailto://care@evil.example',
  'mailto:care@clinic.example\r\nBcc:all@evil.example',
  'tel:',
  'tel:javascript:alert(1)',
  'tel://evil.example',
  'evil.example',
  './path',
  '../path',
  '#javascript:alert(1)',
  '?next=//evil.example',
  '',
  ' ',
] as const;

const harmless = [
  'https://healthspan.example/help',
  'HTTPS://healthspan.example',
  'http://healthspan.example:8080/a?b=c&d=%20#e',
  'https://healthspan.example/@journal',
  'https://xn--lngliv-dua.example/',
  '/',
  '/labs',
  '/dashboard/messages?tab=care#last',
  '/a/./b/../c',
  'mailto:care@healthspan.example',
  'mailto:care@healthspan.example?subject=Hello%20there',
  'tel:+18005550199',
  'tel:1-800-555-0199',
];

const faultsWith = (settings: Partial<typeof healthspan.settings>) => {
  const faults: string[] = [];
  const brand = { ...healthspan, settings: { ...healthspan.settings, ...settings } };
  checkBrand(brand, seededCatalogue, (place, what) => faults.push(`${place} ${what}`));
  return faults;
};

const faultsOf = (url: string) =>
  faultsWith({
    dropdown_links: [
      { name: 'Help', url: 'https://healthspan.example', new_tab: true },
      { name: 'Link', url, new_tab: false },
    ],
  });

const community = (url: string) => faultsWith({ community_link: { title: 'Community', url } });
const careTeam = (url: string) => faultsWith({ care_team_link: { name: 'Our team', url } });
const video = (url: string) => faultsWith({ intro_video: { title: 'How a test works', url } });
const originOf = (url: string) =>
  videoOriginOf({ settings: { ...healthspan.settings, intro_video: { title: 'How a test works', url } } });

const isOverTls = (url: string) => url.toLowerCase().startsWith('https://');

describe('a link of an organization', () => {
  it.each(hostile)('%j is refused at start, with its place in the file of the brand', (url) => {
    expect(faultsOf(url)).toEqual([expect.stringContaining('/settings/dropdown_links/1/url must be http(s)')]);
  });

  it.each(harmless)('%j is taken', (url) => {
    expect(faultsOf(url)).toEqual([]);
  });

  it('that is taken for a path stays at home in the eyes of a browser', () => {
    for (const link of [...harmless, ...hostile].filter(isInternalPath)) {
      const url = new URL(link, 'https://portal.example');
      expect(url.origin).toBe('https://portal.example');
      expect(new URL(url.pathname, url).origin).toBe('https://portal.example');
    }
    expect(harmless.filter(isInternalPath)).toHaveLength(4);
  });

  it('that is taken has one of four schemes', () => {
    for (const link of [...harmless, ...hostile].filter(isSafeLink))
      expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(new URL(link, 'https://portal.example').protocol);
  });
});

describe('the link to the care team of a practice', () => {
  it.each(hostile)('is not %j', (url) => {
    expect(careTeam(url)).toEqual([expect.stringContaining('/settings/care_team_link/url must be http(s)')]);
  });

  it.each(harmless)('may be %j', (url) => {
    expect(careTeam(url)).toEqual([]);
  });
});

describe('what the home of an organization leads to', () => {
  it.each([...hostile, ...harmless.filter((url) => !isOverTls(url))])('%j is no community', (url) => {
    expect(community(url)).toEqual([expect.stringContaining('/settings/community_link/url must begin with https://')]);
  });

  it.each(hostile)('%j is no video', (url) => {
    expect(video(url)).toEqual([expect.stringContaining('/settings/intro_video/url must begin with https://')]);
  });

  it.each(harmless.filter(isOverTls))('%j is a community and a video', (url) => {
    expect([...community(url), ...video(url)]).toEqual([]);
  });

  it('may be a video of the portal itself, whose origin no policy has to name', () => {
    const url = '/brands/healthspan/lab.html';
    expect(video(url)).toEqual([]);
    expect(originOf(url)).toBeUndefined();
  });

  it('names the origin of a video elsewhere, without its path', () => {
    expect(originOf('https://player.example:8443/v/1?a=b')).toBe('https://player.example:8443');
    expect(videoOriginOf(healthspan)).toBeUndefined();
  });
});

it('the pictures of the seed are paths inside the portal', () => {
  const { all } = new Tenants(
    seededTenants,
    integrationsOf({ mapsKey: undefined, stripe: undefined, collector: undefined, pusher: undefined }),
  );
  const paths = all.flatMap(({ organization: { settings } }) => [
    settings.logo_light_background,
    settings.logo_dark_background,
    ...settings.favicons,
    settings.login.image_v3,
    settings.signup.image,
    ...Object.values(settings.product_signup),
  ]);
  expect(paths).toHaveLength(seededTenants.length * 9);
  expect(paths.filter((path) => !isInternalPath(path))).toEqual([]);
});
