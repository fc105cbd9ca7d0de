import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { collectNotices } from '#services/backend/deploy/collectNotices.ts';
import { noticesText } from '#services/backend/deploy/noticesText.ts';
import manifest from '../../package.json' with { type: 'json' };

const notices = await collectNotices(resolve(import.meta.dirname, '../..'));
const names = notices.map(({ name }) => name.slice(0, name.lastIndexOf('@')));
const text = noticesText(notices);

/** The National Library of Medicine has terms of its own, made from those of BSD: its notices stay with every copy. */
const OWN_TERMS = new Map([['@lhncbc/ucum-lhc', 'BSD']]);

it('every package of an installation is named with its license, and none that only builds or tests', () => {
  expect(names).toEqual(expect.arrayContaining(Object.keys(manifest.dependencies)));
  for (const name of ['vite', 'vitest', 'storybook', 'typescript']) expect(names).not.toContain(name);
  for (const { name, license, text: terms } of notices) {
    const kind = OWN_TERMS.get(name.slice(0, name.lastIndexOf('@'))) ?? license;
    expect(kind).toMatch(/MIT|ISC|BSD|Apache|OFL|BlueOak|Unlicense|LGPL|MPL/);
    expect(text).toContain(`${name} (${license})`);
    expect(text).toContain(terms);
  }
});

it('of what is under the Lesser GPL or the Mozilla license, it is said where the source is', () => {
  const [, lesser = ''] = text.split(/={5,}/).slice(1);
  expect(lesser).toMatch(/libheif-js@\S+ \(LGPL\S*\)\n {2}source: https:\/\/\S+\n {2}made from: \S+\/libheif\n/);
  expect(lesser).toMatch(/@resvg\/resvg-js@\S+ \(MPL-2.0\)\n {2}source: https:\/\/\S+\n {2}made from: \S+\/resvg\n/);
  const libvips = /@img\/sharp-libvips\S+ \(LGPL\S*\)\n {2}source: \S+\n {2}made from: \S+\/libvips\n/g;
  const installed = names.filter((name) => name.startsWith('@img/sharp-libvips'));
  expect(lesser.match(libvips) ?? []).toHaveLength(installed.length);
});
