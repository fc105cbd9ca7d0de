import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Faults } from '../kernel/files/Faults.ts';
import { isFolder, namesIn } from '../kernel/files/paths.ts';
import { JsonForm } from '../kernel/files/JsonForm.ts';
import { SettingsError } from '../kernel/settings/SettingsError.ts';
import type { Catalogue } from '../modules/catalogue/Catalogue.ts';
import { brandFileSchema, type BrandFile } from '../modules/organizations/brandFileSchema.ts';
import { checkBrand } from '../modules/organizations/checkBrand.ts';
import { checkBrands } from '../modules/organizations/checkBrands.ts';
import { svgTokensOf } from '../modules/organizations/svgTokensOf.ts';
import type { PictureName, Tenant } from '../modules/organizations/Tenant.ts';
import { filledSvg, type SvgTokens } from '../modules/pictures/filledSvg.ts';
import type { Picture } from '../modules/pictures/Picture.ts';
import { readPicture } from '../modules/pictures/readPicture.ts';
import { readShop } from './readShop.ts';
import { standardPictures } from './shared/standardPictures.ts';
import { standardPolicies } from './shared/standardPolicies.ts';

/** The folder beside the brands that is none. */
const SHARED = 'shared';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const form = new JsonForm<BrandFile>(brandFileSchema);

/** A picture in the colors of a brand. */
const filled = ({ extension, content }: Picture, tokens: SvgTokens): Picture => ({
  extension,
  content: typeof content === 'string' ? filledSvg(content, tokens) : content,
});

/** A picture file beside `brand.json`, or why it cannot be shown. */
function ownPicture(folder: string, own: string): Picture | { readonly fault: string } {
  if (!existsSync(join(folder, own))) {
    const pictures = namesIn(folder, 'files').filter((name) => name !== 'brand.json');
    return { fault: `is not beside it; there are ${pictures.join(', ') || 'no pictures'}` };
  }
  return readPicture(join(folder, own));
}

function picturesOf(
  folder: string,
  { pictures = {}, settings }: BrandFile,
  refuse: (place: string, what: string) => void,
) {
  const tokens = svgTokensOf(settings);
  const read = (name: PictureName): Picture => {
    const own = pictures[name];
    const picture: ReturnType<typeof ownPicture> =
      own === undefined ? { extension: 'svg', content: standardPictures[name] } : ownPicture(folder, own);
    if ('fault' in picture) {
      refuse(`/pictures/${name}`, `'${own}' ${picture.fault}`);
      return { extension: 'svg', content: '' };
    }
    return filled(picture, tokens);
  };
  return {
    logo: read('logo'),
    logoOnDark: read('logoOnDark'),
    favicon: read('favicon'),
    login: read('login'),
    signup: read('signup'),
    medication: read('medication'),
    supplement: read('supplement'),
    lab: read('lab'),
    coaching: read('coaching'),
  };
}

/** The pictures of physicians in the colors of their brand, by slug. */
function portraitsOf(
  folder: string,
  { scheduling, settings }: BrandFile,
  refuse: (place: string, what: string) => void,
): ReadonlyMap<string, Picture> {
  const tokens = svgTokensOf(settings);
  const portraits = new Map<string, Picture>();
  for (const [at, { slug, portrait }] of (scheduling?.physicians ?? []).entries()) {
    if (portrait === undefined) continue;
    const picture = ownPicture(folder, portrait);
    if ('fault' in picture) refuse(`/scheduling/physicians/${at}/portrait`, `'${portrait}' ${picture.fault}`);
    else portraits.set(slug, filled(picture, tokens));
  }
  return portraits;
}

/** Reads one brand; undefined where its file is of another form, and `faults` then says why. */
function readBrand(folder: string, slug: string, catalogue: Catalogue, faults: Faults): Tenant | undefined {
  const file = join(folder, 'brand.json');
  if (!SLUG.test(slug)) faults.add(folder, '', 'must be named with small letters, digits and single hyphens');
  if (!existsSync(file)) {
    faults.add(file, '', 'is missing; every folder beside the brands must have one');
    return undefined;
  }
  const brand = form.read(file, faults);
  if (!brand) return undefined;
  const refuse = (place: string, what: string) => faults.add(file, place, what);
  checkBrand(brand, catalogue, refuse);
  const tokens = svgTokensOf(brand.settings);
  const filledPicture = (own: string) => {
    const picture = ownPicture(folder, own);
    return 'fault' in picture ? picture : filled(picture, tokens);
  };
  return {
    ...brand,
    slug,
    shop: readShop(brand, catalogue, filledPicture, refuse),
    pictures: picturesOf(folder, brand, refuse),
    portraits: portraitsOf(folder, brand, refuse),
    policies: { ...standardPolicies, ...brand.policies },
  };
}

/**
 * Reads a directory of brands: a folder each, with its `brand.json` and the pictures that this names.
 *
 * @throws SettingsError that names every file that cannot be used, the place in it and what is wrong
 */
export function readBrands(directory: string, catalogue: Catalogue): readonly Tenant[] {
  if (!isFolder(directory))
    throw new SettingsError(`${directory} is no folder; PORTAL_BRANDS must name the folder of the brands.`);
  const faults = new Faults();
  const slugs = namesIn(directory, 'folders').filter((name) => name !== SHARED);
  if (slugs.length === 0) throw new SettingsError(`${directory} holds no brand; add a folder with a brand.json to it.`);
  const tenants = slugs.flatMap((slug) => readBrand(join(directory, slug), slug, catalogue, faults) ?? []);
  // A brand that could not be read may be the one that is missed here.
  if (tenants.length === slugs.length)
    checkBrands(tenants, (slug, place, what) => faults.add(join(directory, slug, 'brand.json'), place, what));
  faults.refuse();
  return tenants;
}
