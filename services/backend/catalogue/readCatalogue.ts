import { join } from 'node:path';
import { Faults } from '../kernel/files/Faults.ts';
import { isFolder } from '../kernel/files/paths.ts';
import { JsonForm } from '../kernel/files/JsonForm.ts';
import { SettingsError } from '../kernel/settings/SettingsError.ts';
import type { Catalogue } from '../modules/catalogue/Catalogue.ts';
import { membershipFileSchema, type MembershipFile } from '../modules/catalogue/CatalogueMembership.ts';
import { productFileSchema, type ProductFile } from '../modules/catalogue/CatalogueProduct.ts';
import { checkMembership } from '../modules/catalogue/checkMembership.ts';
import { checkProduct } from '../modules/catalogue/checkProduct.ts';
import { readPicture } from '../modules/pictures/readPicture.ts';
import { states } from '../modules/states/states.ts';
import { templateFiles } from '../modules/templates/templateFiles.ts';
import { filesIn, readAll } from './readAll.ts';
import { readBiomarkers } from './readBiomarkers.ts';

const products = new JsonForm<ProductFile>(productFileSchema);
const memberships = new JsonForm<MembershipFile>(membershipFileSchema);

const KNOWN_TEMPLATES = new Set(templateFiles.map(({ flow }) => flow));
const KNOWN_STATES = new Set(states.map(({ abbreviation }) => abbreviation));

/**
 * Reads a catalogue: a folder with the folders `products`, `memberships`, `biomarkers` and `images`, and the file
 * `biomarker-categories.json`.
 *
 * @throws SettingsError that names every file that cannot be used, the place in it and what is wrong
 */
export function readCatalogue(directory: string): Catalogue {
  for (const folder of ['products', 'memberships', 'biomarkers', 'images'].map((name) => join(directory, name)))
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
    // What is wrong with them is told once, where they are read.
    biomarkers: new Set(filesIn(join(directory, 'biomarkers'), '.json', new Faults()).keys()),
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
  refuseSharedLabels(sold, faults);
  const markers = readBiomarkers(directory, faults);
  faults.refuse();
  return {
    products: new Map(sold.map(({ slug, written }) => [slug, { ...written, slug }])),
    memberships: new Map(offered.map(({ slug, written }) => [slug, { ...written, slug }])),
    images,
    ...markers,
  };
}

/** A label in both groups of tags would find products of one group by the other. */
function refuseSharedLabels(sold: readonly { readonly file: string; readonly written: ProductFile }[], faults: Faults) {
  const protocols = new Set(sold.flatMap(({ written }) => written.tags.protocols ?? []));
  for (const { file, written } of sold)
    for (const [at, label] of (written.tags.benefits ?? []).entries())
      if (protocols.has(label))
        faults.add(file, `/tags/benefits/${at}`, `is '${label}', which is a protocol of a product; take another word`);
}
