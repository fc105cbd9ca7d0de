import { describe, expect, it } from 'vitest';
import { safeLink } from '#app/address/safeLink.ts';
import { linksIn } from '#app/dashboard/messages/history/bubbles/linksIn.ts';
import { isSafeLink } from '#services/backend/kernel/http/isSafeLink.ts';
import { redirectPayloads } from '#tests/support/payloads/redirectPayloads.ts';
import { scriptPayloads } from '#tests/support/payloads/scriptPayloads.ts';

const hrefsIn = (text: string) => linksIn(text).flatMap(({ href }) => href ?? []);

describe('links in a text', () => {
  it.each([
    ['See https://example.com.', ['https://example.com/']],
    [
      '(http://example.com/a_(b)) and https://example.com/x?y=1&z=2#top!',
      ['http://example.com/a_(b)', 'https://example.com/x?y=1&z=2#top'],
    ],
    ['HTTPS://EXAMPLE.COM/A', ['https://example.com/A']],
    ['nothing to press: example.com, ftp://example.com, mailto:a@example.com', []],
    ['javascript:alert(1) data:text/html,x //evil.example', []],
    ['https://user:secret@evil.example and https://bank.example@evil.example', []],
    ['https://localhost and https://', []],
    ['https://example.com\u202Emoc.live', ['https://example.com/']],
  ])('%s', (text, hrefs) => {
    expect(hrefsIn(text)).toEqual(hrefs);
  });

  it('leave the text as it is', () => {
    for (const text of [...scriptPayloads, ...redirectPayloads, 'a https://example.com\nb  c'])
      expect(
        linksIn(text)
          .map(({ text: part }) => part)
          .join(''),
      ).toBe(text);
  });

  it('lead to web servers alone, whatever the text is', () => {
    for (const text of [...scriptPayloads, ...redirectPayloads].flatMap((payload) => [
      payload,
      `https://x.example/${payload}`,
    ]))
      for (const href of hrefsIn(text)) expect(href).toMatch(/^https?:\/\/[^/@]+\//);
  });
});

describe('a link of an announcement', () => {
  it('may lead where the server lets it lead, and nowhere else', () => {
    const links = [
      ...redirectPayloads,
      ...scriptPayloads,
      '/shop',
      '/shop?a=b#c',
      '/dashboard/a/messages',
      'https://example.com/a',
      'http://example.com',
      'mailto:care@example.com',
      'mailto:care@example.com?subject=x',
      'tel:+15005550001',
      'javascript:alert(1)',
      'data:text/html,x',
      '',
    ];
    expect(links.filter((link) => (safeLink(link) !== undefined) !== isSafeLink(link))).toEqual([]);
  });

  it('is told whether it leads out of the portal', () => {
    expect(safeLink('/shop?a=1')).toEqual({ to: '/shop?a=1' });
    expect(safeLink('https://example.com/a')).toEqual({ href: 'https://example.com/a' });
  });
});
