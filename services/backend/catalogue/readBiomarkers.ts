import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  biomarkerCategoriesSchema,
  biomarkerSchema,
  type BiomarkerCategories,
  type BiomarkerFile,
} from '#schemas/biomarker.ts';
import type { Faults } from '../kernel/files/Faults.ts';
import { JsonForm } from '../kernel/files/JsonForm.ts';
import type { CatalogueBiomarker } from '../modules/catalogue/biomarkers/CatalogueBiomarker.ts';
import { checkBiomarker } from '../modules/catalogue/biomarkers/checkBiomarker.ts';
import { codesOf } from '../modules/catalogue/biomarkers/checkCodes.ts';
import { filesIn, readAll } from './readAll.ts';

const markers = new JsonForm<BiomarkerFile>(biomarkerSchema);
const categoryList = new JsonForm<BiomarkerCategories>(biomarkerCategoriesSchema);

/** The markers of a catalogue by slug, and their categories in the order in which they are shown. */
export interface Biomarkers {
  readonly biomarkers: ReadonlyMap<string, CatalogueBiomarker>;
  readonly biomarkerCategories: BiomarkerCategories;
}

function readCategories(directory: string, faults: Faults): BiomarkerCategories {
  const file = join(directory, 'biomarker-categories.json');
  if (!existsSync(file)) {
    faults.add(file, '', 'is missing; it must list the categories of the markers, each with slug and name');
    return [];
  }
  const categories = categoryList.read(file, faults) ?? [];
  for (const [at, { slug }] of categories.entries())
    if (categories.findIndex((one) => one.slug === slug) < at)
      faults.add(file, `/${at}/slug`, `is '${slug}', as in a category before it`);
  return categories;
}

/** Reads the folder `biomarkers` of a catalogue, and the file of their categories. */
export function readBiomarkers(directory: string, faults: Faults): Biomarkers {
  const biomarkerCategories = readCategories(directory, faults);
  const known = new Set(biomarkerCategories.map(({ slug }) => slug));
  const read = readAll(markers, filesIn(join(directory, 'biomarkers'), '.json', faults), faults);
  const owners = new Map<string, string>();
  for (const { slug, file, written } of read) {
    checkBiomarker(slug, written, known, (place, what) => faults.add(file, place, what));
    for (const [place, code] of codesOf(written)) {
      const owner = owners.get(code);
      if (owner !== undefined)
        faults.add(
          file,
          place,
          `is '${code}', which stands in '${owner}' before: a result would belong to two markers; leave it out in one`,
        );
      else owners.set(code, slug);
    }
  }
  return {
    biomarkers: new Map(read.map(({ slug, written }) => [slug, { ...written, slug }])),
    biomarkerCategories,
  };
}
