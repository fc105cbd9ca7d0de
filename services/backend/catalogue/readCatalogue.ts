import { basename, extname, join } from 'node:path';
import { Faults } from '../kernel/files/Faults.ts';
import { isFolder } from '../kernel/files/isFolder.ts';
import { JsonForm } from '../kernel/files/JsonForm.ts';
import { namesIn } from '../kernel/files/namesIn.ts';
import { SettingsError } from '../kernel/settings/SettingsError.ts';
import type { Catalogue } from '../modules/catalogue/Catalogue.ts';
import { membershipFileSchema, type MembershipFile } from '../modules/catalogue/CatalogueMembership.ts';
import { productFileSchema, type ProductFile } from '../modules/catalogue/CatalogueProduct.ts';
import { checkMembership } from '../modules/catalogue/checkMembership.ts';
import { checkProduct } from '../modules/catalogue/checkProduct.ts';
import { readPicture } from '../modules/pictures/readPicture.ts';
import { states } from '../modules/states/states.ts';
import { templateFiles } from '../modules/templates/templateFiles.ts';

const products = new JsonForm<ProductFile>(productFileSchema);
const memberships = new JsonForm<MembershipFile>(membershipFileSchema);

const KNOWN_TEMPLATES = new Set(templateFiles.map(({ flow }) => flow));
const KNOWN_STATES = new Set(states.map(({ abbreviation }) => abbreviation));

/** The files of a folder by their names without the ending; others, and names of another form, are faults. */
function filesIn(folder: string, ending: '.json' | '.svg', faults: Faults): ReadonlyMap<string, string> {
  const form = ending === '.json' ? /^[a-z0-9]+(-[a-z0-9]+)*$/ : /^[a-z]+$/;
  const letters = ending === '.json' ? 'small letters, digits and single hyphens' : 'small letters';
  const files = new Map<string, string>();
  for (const name of namesIn(folder, 'files')) {
    const file = join(folder, name);
    const slug = basename(name, ending);
    if (extname(name) === ending && form.test(slug)) files.set(slug, file);
    else faults.add(file, '', `must be named with ${letters} and end in ${ending}`);
  }
  return files;
}

/** The files of a form by slug, as they are written. */
function readAll<Content>(form: JsonForm<Content>, files: ReadonlyMap<string, string>, faults: Faults) {
  return [...files].flatMap(([slug, file]) => {
    const written = form.read(file, faults);
    return written === undefined ? [] : [{ slug, file, written }];
  });
}

/**
 * Reads a catalogue: a folder with the folders `products`, `memberships` and `images`.
 *
 * @throws SettingsError that names every file that cannot be used, the place in it and what is wrong
 */
export function readCatalogue(directory: string): Catalogue {
  for (const folder of ['products', 'memberships', 'images'].map((name) => join(directory, name)))
    if (!isFolder(folder))
      throw new SettingsError(`${folder} is no folder; PORTAL_CATALOGUE must name the folder that it is in.`);
  const faults = new Faults();
  const images = new Map<string, string>();
  const imageFiles = filesIn(join(directory, 'images'), '.svg', faults);
  for (const [name, file] of imageFiles) {
    const picture = readPicture(file);
    if ('fault' in picture) faults.add(file, '', picture.fault);
    else images.set(name, String(picture.content));
  }
  const membershipFiles = filesIn(join(directory, 'memberships'), '.json', faults);
  const known = {
    images: new Set(imageFiles.keys()),
    memberships: new Set(membershipFiles.keys()),
    templates: KNOWN_TEMPLATES,
    states: KNOWN_STATES,
  };
  const offered = readAll(memberships, membershipFiles, faults);
  for (const { file, written } of offered)
    checkMembership(written, known.images, (place, what) => faults.add(file, place, what));
  const sold = readAll(products, filesIn(join(directory, 'products'), '.json', faults), faults);
  for (const { file, written } of sold) checkProduct(written, known, (place, what) => faults.add(file, place, what));
  faults.refuse();
  return {
    products: new Map(sold.map(({ slug, written }) => [slug, { ...written, slug }])),
    memberships: new Map(offered.map(({ slug, written }) => [slug, { ...written, slug }])),
    images,
  };
}
