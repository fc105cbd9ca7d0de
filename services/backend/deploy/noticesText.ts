import type { Notice } from './Notice.ts';

/** Of packages that are other people's programs in a form to be run: where the code of these programs is. */
const MADE_OF: { readonly [name: string]: readonly string[] } = {
  'libheif-js': ['https://github.com/strukturag/libheif', 'https://github.com/strukturag/libde265'],
  '@img/sharp-libvips': ['https://github.com/libvips/libvips'],
  '@resvg/resvg-js': ['https://github.com/linebender/resvg'],
};

/** Licenses under which whoever gets a program must be told where its source is. */
const asksForSource = ({ license }: Notice) => /LGPL|MPL/.test(license);

function madeOf({ name }: Notice): readonly string[] {
  return Object.entries(MADE_OF).flatMap(([begins, sources]) => (name.startsWith(begins) ? sources : []));
}

const underlined = (title: string, line: string) => `${title}\n${line.repeat(title.length)}`;

const withSource = (notice: Notice): string =>
  [
    `${notice.name} (${notice.license})`,
    `  source: ${notice.source ?? 'see the package'}`,
    ...madeOf(notice).map((source) => `  made from: ${source}`),
  ].join('\n');

const whole = (notice: Notice): string =>
  [
    underlined(`${notice.name} (${notice.license})`, '-'),
    ...(notice.source === undefined ? [] : [notice.source]),
    '',
    notice.text,
  ].join('\n');

/** What an installation says of the packages that it carries. */
export const noticesText = (notices: readonly Notice[]): string =>
  [
    underlined('Third-party notices', '='),
    'The patient portal carries the packages below, each under its own license. Their names are those of npm.',
    underlined('Under the GNU Lesser General Public License or the Mozilla Public License', '='),
    'These are used unchanged, as packages of their own in node_modules. Whoever has an installation may replace them there by\n' +
      'changed versions. The licenses are at https://www.gnu.org/licenses/lgpl-3.0.txt and https://www.mozilla.org/MPL/2.0/, and\n' +
      'where each source is stands below.',
    ...notices.filter(asksForSource).map(withSource),
    underlined('All packages', '='),
    ...notices.map(whole),
    '',
  ].join('\n\n');
