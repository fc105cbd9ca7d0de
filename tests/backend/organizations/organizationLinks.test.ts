import { describe, expect, it } from 'vitest';
import { integrationsOf } from '#services/backend/modules/organizations/integrationsOf.ts';
import { Tenants } from '#services/backend/modules/organizations/Tenants.ts';
import { isInternalPath, isSafeLink } from '#services/backend/kernel/http/isSafeLink.ts';
import { healthspan } from '#services/backend/brands/organizations/healthspan.ts';
import { tenants } from '#services/backend/brands/tenants.ts';

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

const started = (url: string) =>
  new Tenants(
    [
      {
        ...healthspan,
        settings: {
          ...healthspan.settings,
          dropdown_links: [
            { name: 'Help', url: 'https://healthspan.example', new_tab: true },
            { name: 'Link', url, new_tab: false },
          ],
        },
      },
    ],
    integrationsOf({ mapsKey: undefined, stripe: undefined }),
  );

describe('a link of an organization', () => {
  it.each(hostile)('%j is refused at start, with the name of the tenant and of the field', (url) => {
    expect(() => started(url)).toThrow(RangeError);
    expect(() => started(url)).toThrow("tenant 'healthspan': dropdown_links[1].url must be");
  });

  it.each(harmless)('%j is taken', (url) => {
    expect(started(url).atHost('localhost').organization.settings.dropdown_links[1]?.url).toBe(url);
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

describe('an image of an organization', () => {
  it.each(['/evil.example', '..//evil', 'a\\b', 'a b', 'a"b', 'a%2fb'])(
    'of a tenant named %j is refused at start',
    (slug) => {
      const first = { ...healthspan, slug };
      expect(() => new Tenants([first], integrationsOf({ mapsKey: undefined, stripe: undefined }))).toThrow(
        `tenant '${slug}': logo is no path inside the portal`,
      );
    },
  );

  it('of the seed is a path inside the portal', () => {
    expect(new Tenants(tenants, integrationsOf({ mapsKey: undefined, stripe: undefined })).all).toHaveLength(2);
  });
});
