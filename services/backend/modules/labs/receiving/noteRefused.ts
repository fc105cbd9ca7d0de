import { gravityOf } from '#flows/labs/rules/judgedBand.ts';
import { isCriticalNote, isCriticalValue, readFlag } from '../../../adapters/laboratory/readFlag.ts';
import { numbersMeant, valueOf, withoutFlag } from '../../../adapters/laboratory/readNumber.ts';
import { canonicalDigest } from '../../../kernel/ids/canonicalDigest.ts';
import { createId } from '../../../kernel/ids/createId.ts';
import { stableId } from '../../../kernel/ids/stableId.ts';
import type { KnownTenant } from '../../organizations/Tenants.ts';
import type { Portal } from '../../portal/Portal.ts';
import { criticalMail } from '../mails.ts';
import { loadUnits } from './loadUnits.ts';
import { markerNamed, markersByCode } from './markersByCode.ts';
import type { CatalogueBiomarker } from '../../catalogue/biomarkers/CatalogueBiomarker.ts';
import type { Measured } from './PlacedReport.ts';
import { isCriticalFor, supposed, type converted } from './placeResult.ts';
import { findNamedInBundle, writeRefused } from './store.ts';

/** Enough for every order and patient of a bundle. */
const MOST_IDS = 500;
const ID = /(?<![0-9a-f])[0-9a-f]{24}(?![0-9a-f])/g;

/** Levels of a body that are looked through. A bundle has half as many. */
const DEEPEST = 64;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const fieldOf = (value: unknown, name: string): unknown => (isObject(value) ? Reflect.get(value, name) : undefined);

/** Every object and text of what was sent. Its form is not what it must be, so that nothing else is known of it. */
function partsOf(sent: unknown): { readonly objects: readonly object[]; readonly texts: readonly string[] } {
  const [objects, texts]: [object[], string[]] = [[], []];
  const open: { readonly one: unknown; readonly depth: number }[] = [{ one: sent, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { one, depth } = next;
    if (typeof one === 'string') texts.push(one);
    if (!isObject(one) || depth > DEEPEST) continue;
    objects.push(one);
    // One after another: a list may be longer than a call takes arguments.
    for (const part of Object.values(one)) open.push({ one: part, depth: depth + 1 });
  }
  return { objects, texts };
}

/** A quantity as far as it can be read: a number in a text counts, too. */
function quantityOf(given: unknown) {
  const value = Number(fieldOf(given, 'value'));
  const [code, unit] = [fieldOf(given, 'code'), fieldOf(given, 'unit')];
  if (!isObject(given) || fieldOf(given, 'value') === null || !Number.isFinite(value)) return {};
  return {
    valueQuantity: {
      value,
      ...(typeof code === 'string' && { code }),
      ...(typeof unit === 'string' && { unit }),
    },
  };
}

type Known = Parameters<typeof converted>[0];
/** The marker that a text of a code says: a code of LOINC, or a name. */
type MarkerOf = (text: string) => CatalogueBiomarker | undefined;

/** Whether an object has a critical flag, or a value that is critical for one of some patients. */
function isCritical(one: object, patients: readonly Measured[], units: Known, markerOf: MarkerOf, now: Date): boolean {
  const [text, integer] = [fieldOf(one, 'valueString'), fieldOf(one, 'valueInteger')];
  const behind = typeof text === 'string' ? withoutFlag(text).flag : null;
  const flags = [...partsOf(fieldOf(one, 'interpretation')).texts, ...(behind === null ? [] : [behind])];
  if (gravityOf(readFlag(flags.map((flag) => ({ text: flag }))).flag) === 3) return true;
  const values = ['valueString', 'valueCodeableConcept'].flatMap((field) => partsOf([fieldOf(one, field)]).texts);
  if (values.some(isCriticalValue) || partsOf(fieldOf(one, 'note')).texts.some(isCriticalNote)) return true;
  const marker = partsOf(fieldOf(one, 'code'))
    .texts.map(markerOf)
    .find((known) => known !== undefined);
  if (!marker) return false;
  const span = fieldOf(one, 'valueRange');
  const { value, comparator } = valueOf({
    ...quantityOf(fieldOf(one, 'valueQuantity')),
    ...(typeof text === 'string' && { valueString: text }),
    ...(typeof integer === 'number' && { valueInteger: integer }),
  });
  const ends = ['low', 'high'].map((end) => valueOf(quantityOf(fieldOf(span, end))).value);
  const written = typeof text === 'string' ? numbersMeant(text) : [];
  return [value, ...ends, ...written].some((sent) => {
    const number = supposed(units, sent, marker);
    if (number === null) return false;
    return patients.some((patient) => isCriticalFor(patient, marker, { value: number, comparator, at: now }));
  });
}

/**
 * Makes a task for the care team of a bundle that was refused and names an order or a patient of the organization: a person asks
 * the laboratory. It is urgent where any value or flag in it is critical.
 *
 * @param text the body as it came
 * @param sent its JSON; undefined where it is none or was not read, and then it is urgent: nobody knows what is in it
 */
export async function noteRefused(
  { database, catalogue, clock }: Pick<Portal, 'database' | 'catalogue' | 'clock'>,
  { id: organization, settings }: Pick<KnownTenant, 'id' | 'settings'>,
  text: string,
  sent?: unknown,
): Promise<void> {
  const now = clock();
  const ids = [...new Set(Array.from(text.matchAll(ID), ([id]) => id))].slice(0, MOST_IDS);
  const named = ids.length === 0 ? [] : await findNamedInBundle(database, organization, ids);
  if (named.length === 0) return;
  const [units, markers, digest] = [await loadUnits(), markersByCode(catalogue), canonicalDigest(text)];
  const markerOf: MarkerOf = (code) => markers.get(code) ?? markerNamed(catalogue, code);
  const urgent =
    sent === undefined || partsOf(sent).objects.some((one) => isCritical(one, named, units, markerOf, now));
  const users = new Map(named.toReversed().map((one) => [one.userId, one.panelId]));
  const rows = [...users].map(([user_id, panel_id]) => ({
    id: stableId('lab-refused', digest, user_id),
    user_id,
    panel_id,
    mail_id: createId(now),
  }));
  await writeRefused(database, organization, rows, urgent, criticalMail(settings), now);
}
