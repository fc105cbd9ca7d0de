import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCatalogue } from '#services/backend/catalogue/readCatalogue.ts';
import { SettingsError } from '#services/backend/kernel/settings/SettingsError.ts';
import { productFileSchema } from '#services/backend/modules/catalogue/CatalogueProduct.ts';
import { templateFiles } from '#services/backend/modules/templates/templateFiles.ts';
import { settings } from '#services/backend/kernel/settings/settings.ts';
import { seededCatalogue } from '#tests/support/brands/seededBrands.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'portal-catalogue-'));
  cpSync(settings({}).catalogue, directory, { recursive: true });
});
afterEach(() => rmSync(directory, { recursive: true }));

/** Writes a file of the catalogue anew, with changes to what it says. */
function change(file: string, changes: object): void {
  const path = join(directory, file);
  const written: object = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify({ ...written, ...changes }));
}

function faults(): readonly string[] {
  try {
    readCatalogue(directory);
    return [];
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.message.replaceAll(join(directory, '/'), '').split('\n');
  }
}

const images = `there are ${[...seededCatalogue.images.keys()].join(', ')}`;
const memberships = 'there are longevity-advanced, longevity-core, metabolic-care';
const properties = Object.keys(productFileSchema.properties).join(', ');
const templates = templateFiles.map(({ flow }) => flow).join(', ');
const product = 'products/acarbose.json';
const membership = 'memberships/longevity-core.json';
const plan = { months: 1, total: 900 };
const limits = { min: 4, max: 84, source: 'A test.' };
const frequency = { label: 'Once', dosesPerWeek: 1, instructions: 'Take one.', monthlyUnits: 4 };

describe('the catalogue is refused at start where', () => {
  it.each([
    [product, { name: undefined }, '/name is missing; it must be a text'],
    [product, { price: 1 }, `/price is not known; known here are ${properties}`],
    [product, { type: 'car' }, '/type must be one of medication, lab, supplement, coaching_membership'],
    [product, { images: ['gone'] }, `/images/0 is 'gone', which is no illustration; ${images}`],
    [product, { images: [] }, '/images must have at least one entry'],
    [product, { membership: 'gold' }, `/membership is 'gold', which is no membership; ${memberships}`],
    [
      product,
      { intakeTemplate: 'gone' },
      `/intakeTemplate is 'gone', which is no intake template; there are ${templates}`,
    ],
    [product, { tags: { benefits: ['Rest, Calm'] } }, '/tags/benefits/0 must be words without commas'],
    [
      product,
      { tags: { benefits: ['Sleep'] } },
      "/tags/benefits/0 is 'Sleep', which is a protocol of a product; take another word",
    ],
    [product, { unavailable: ['XX'] }, "/unavailable/0 is 'XX', which is no state of the USA"],
    [product, { doseQuantity: 0 }, '/doseQuantity must be > 0'],
    [product, { plans: [{ months: 1, total: 9.5 }] }, '/plans/0/total must be whole cents, such as 9900 for $99'],
    [product, { plans: [plan, plan] }, '/plans/1/months is 1, as in a plan before it'],
    [product, { plans: [{ ...plan, savings: 901 }] }, '/plans/0/savings must not be more than the total'],
    [
      product,
      { plans: [{ ...plan, membershipSavings: 1 }] },
      '/plans/0/membershipSavings must be left out where no membership comes with the product',
    ],
    [
      product,
      {
        plans: [
          { ...plan, default: true },
          { ...plan, months: 3, default: true },
        ],
      },
      '/plans/1/default is true, as in a plan before it; one at most is',
    ],
    [
      product,
      { doseLimits: limits, frequencies: [frequency, frequency] },
      "/frequencies/1/label is 'Once', as in a frequency before it",
    ],
    [
      product,
      { doseLimits: limits, frequencies: [{ ...frequency, customQuantity: { min: 4, max: 8, default: 2 } }] },
      '/frequencies/0/customQuantity/default must be from min to max',
    ],
    [product, { doseLimits: undefined }, '/doseLimits is missing; what is taken in doses must have it'],
    [product, { doseLimits: { ...limits, min: 85, max: 84 } }, '/doseLimits/min must not be more than max'],
    [product, { doseLimits: { ...limits, max: 80 } }, '/frequencies/0/monthlyUnits must be within doseLimits'],
    [
      product,
      { doseLimits: limits, frequencies: [{ ...frequency, customQuantity: { min: 4, max: 96, default: 4 } }] },
      '/frequencies/0/customQuantity must be within doseLimits',
    ],
    [
      product,
      {
        doseLimits: limits,
        doseRecommendation: 'By weight.',
        frequencies: [{ ...frequency, customQuantity: { min: 8, max: 84, default: 8 } }],
      },
      '/frequencies/0/customQuantity must be from the min to the max of doseLimits, as the recommended dose is',
    ],
    [
      product,
      { syringe: { capacity: 100, mark: 1 } },
      '/syringe must be left out where no dose is a measure of a liquid',
    ],
    [
      'products/generic-rapamycin.json',
      { syringe: { capacity: 100, mark: 1 } },
      '/syringe/capacity must hold the greatest dose',
    ],
    [
      membership,
      { included: [{ name: 'Kit', image: 'gone', features: [] }] },
      `/included/0/image is 'gone', which is no illustration; ${images}`,
    ],
    [
      membership,
      { included: [{ name: 'Call', features: [], bookingLink: 'javascript:x' }] },
      '/included/0/bookingLink must be an event link, http(s) with a path of letters, digits, - and _, not javascript:x',
    ],
    [
      membership,
      {
        prices: [
          { months: 1, price: 100 },
          { months: 1, price: 200 },
        ],
      },
      '/prices/1/months is 1, as in a price before it',
    ],
  ])('%s says %j', (file, changes, said) => {
    change(file, changes);
    expect(faults()).toEqual([`${file}: ${said}`]);
  });

  it('a file has a name of another form', () => {
    renameSync(join(directory, product), join(directory, 'products/Acarbose.json'));
    writeFileSync(join(directory, 'images/notes.txt'), '');
    expect(faults()).toEqual([
      'images/notes.txt: must be named with small letters, digits and single hyphens and end in .svg',
      'products/Acarbose.json: must be named with small letters, digits and single hyphens and end in .json',
    ]);
  });

  it('an illustration could run something', () => {
    writeFileSync(join(directory, 'images/kit.svg'), '<svg onload="alert(1)"></svg>');
    expect(faults()).toEqual(['images/kit.svg: carries the script attribute onload; take it out']);
  });

  it('a folder of it is missing', () => {
    rmSync(join(directory, 'memberships'), { recursive: true });
    expect(faults()).toEqual(['memberships is no folder; PORTAL_CATALOGUE must name the folder that it is in.']);
  });
});

it('a visit says all that there is to say of a medication, which it cuts after 182 characters', () => {
  const medications = [...seededCatalogue.products.values()].filter(({ type }) => type === 'medication');
  expect(medications.filter(({ description }) => description.length > 182).map(({ slug }) => slug)).toEqual([]);
});

it('a product is added by one file', () => {
  cpSync(join(directory, product), join(directory, 'products/acarbose-plus.json'));
  expect(readCatalogue(directory).products.size).toBe(seededCatalogue.products.size + 1);
});
