import type { FhirObservation, FhirReference, FhirReport } from '#schemas/laboratory/bundle.ts';
import { canonicalDigest } from '../../kernel/ids/canonicalDigest.ts';
import type { BundleResources, Placed } from './bundleResources.ts';
import { FASTING, isOfCategory, loincOf, nameOf, ORDER_SYSTEM, PATIENT_SYSTEM, yesOrNo } from './codes.ts';
import { reportIdentifierOf } from './identifiersOf.ts';
import type { BundleFault, LaboratoryPatient, LaboratoryReport, LaboratoryResult } from './LaboratoryReport.ts';
import { isCriticalNote } from './readFlag.ts';
import { checkDays, checkedDraw, checkedMoment, checkIssued, drawnAs, readResult } from './readResult.ts';
import { withoutRepeated } from './withoutRepeated.ts';

/** The number under a system: that of the reference itself, or of the resource that it refers to. */
function numberUnder(
  system: string,
  reference: FhirReference,
  identifiers: readonly { readonly system?: string; readonly value: string }[],
): string | null {
  const { identifier } = reference;
  if (identifier?.system === system && identifier.value !== undefined) return identifier.value;
  return identifiers.find((one) => one.system === system)?.value ?? null;
}

/** The order that a report answers; undefined where none is named, and that is among the faults. */
function orderOf({ place, root, resource }: Placed<FhirReport>, resources: BundleResources, faults: BundleFault[]) {
  for (const based of resource.basedOn) {
    const number = numberUnder(ORDER_SYSTEM, based, resources.order(based, root)?.resource.identifier ?? []);
    if (number !== null) return number;
  }
  faults.push({
    place: `${place}/basedOn`,
    what: `must name the order by its identifier of the system ${ORDER_SYSTEM}, itself or in a ServiceRequest of the bundle`,
  });
  return undefined;
}

function patientOf(
  { place, root }: Pick<Placed<unknown>, 'place' | 'root'>,
  subject: FhirReference,
  resources: BundleResources,
  faults: BundleFault[],
): LaboratoryPatient {
  const { identifier = [], birthDate = null } = resources.patient(subject, root)?.resource ?? {};
  const number = numberUnder(PATIENT_SYSTEM, subject, identifier);
  checkDays(`${place}/subject`, [['birthDate', birthDate ?? undefined]], faults);
  if (number === null && (birthDate === null || birthDate.length < 10))
    faults.push({
      place: `${place}/subject`,
      what: `must name the patient by an identifier of the system ${PATIENT_SYSTEM}, or by a Patient of the bundle with a birthDate`,
    });
  return { number, birthDate };
}

/** Whether an observation says something by itself, and does not only hold others. */
const saysSomething = ({ resource }: Placed<FhirObservation>): boolean =>
  (!resource.hasMember && !resource.component) ||
  Object.keys(resource).some((field) => /^(value[A-Z]|dataAbsentReason$|interpretation$|note$)/.test(field));

/** The components of an observation as observations of their own, at its moments and with its status. */
function componentsOf({ place, root, resource }: Placed<FhirObservation>): readonly Placed<FhirObservation>[] {
  const { component = [], status, category, code, effectiveDateTime, effectivePeriod, issued, specimen } = resource;
  return component.map((part, at) => ({
    place: `${place}/component/${at}`,
    root,
    resource: {
      ...part,
      status,
      code: { ...part.code, text: `${nameOf(code)}: ${nameOf(part.code)}` },
      ...(category && { category }),
      ...(effectiveDateTime !== undefined && { effectiveDateTime }),
      ...(effectivePeriod && { effectivePeriod }),
      ...(issued !== undefined && { issued }),
      ...(specimen && { specimen }),
    },
  }));
}

/**
 * The results that a report names, and those that they hold as members and components. Each must be in the bundle, and be about
 * the patient of the report.
 *
 * @param taken the places of the observations that belong to a report
 */
function observationsOf(
  report: Placed<FhirReport>,
  resources: BundleResources,
  taken: Set<string>,
  faults: BundleFault[],
): readonly Placed<FhirObservation>[] {
  const found: Placed<FhirObservation>[] = [];
  const own = new Set<string>();
  const patient = JSON.stringify(patientOf(report, report.resource.subject, resources, faults));
  interface Named {
    readonly named: FhirReference;
    readonly place: string;
    readonly root: string;
  }
  // A list and no recursion: members may have members, however deep.
  const open: Named[] = [];
  const list = (references: readonly FhirReference[], place: string, root: string): void => {
    for (const [at, named] of [...references.entries()].toReversed())
      open.push({ named, place: `${place}/${at}`, root });
  };
  list(report.resource.result ?? [], `${report.place}/result`, report.root);
  for (let next = open.pop(); next; next = open.pop()) {
    const observation = resources.observation(next.named, next.root);
    if (!observation) {
      faults.push({ place: next.place, what: 'must refer to an Observation of the bundle: send reports whole' });
      continue;
    }
    if (own.has(observation.place)) continue;
    own.add(observation.place);
    taken.add(observation.place);
    const { subject, hasMember = [] } = observation.resource;
    if (subject && JSON.stringify(patientOf(observation, subject, resources, faults)) !== patient)
      faults.push({ place: `${observation.place}/subject`, what: 'must be the patient of the report' });
    if (saysSomething(observation)) found.push(observation);
    for (const component of componentsOf(observation)) found.push(component);
    list(hasMember, `${observation.place}/hasMember`, observation.root);
  }
  return found;
}

const isFasting = ({ resource }: Placed<FhirObservation>): boolean => loincOf(resource.code).includes(FASTING);

/** Whether the patient had fasted, as an observation says; null where it says neither yes nor no, or something else. */
function fastingIn(observation: Placed<FhirObservation>): boolean | null {
  if (!isFasting(observation)) return null;
  const { valueBoolean, valueCodeableConcept } = observation.resource;
  return valueBoolean ?? (valueCodeableConcept ? yesOrNo(valueCodeableConcept) : null);
}

/**
 * What a report is called: by the laboratory, or without an identifier by what a later version of it says, too. Its `id` names it within
 * its bundle alone.
 */
const identifierOf = ({ identifier = [], code, ...resource }: FhirReport, order: string): string =>
  reportIdentifierOf(identifier) ??
  `content|${canonicalDigest([order, loincOf(code)[0] ?? nameOf(code), drawnAs(resource) ?? null])}`;

/** What an observation was measured in: as its reference names it, or the specimen of the bundle. */
function specimenOf({ resource, root }: Placed<FhirObservation>, resources: BundleResources): string | null {
  const { specimen } = resource;
  if (!specimen) return null;
  const type = resources.specimen(specimen, root)?.resource.type;
  return specimen.display ?? (type ? nameOf(type) : null);
}

/** What a report concludes, in words; null where it concludes nothing. */
const conclusionOf = ({ conclusion, conclusionCode = [] }: FhirReport): string | null =>
  [...new Set([conclusion, ...conclusionCode.map(nameOf)])].filter(Boolean).join('\n') || null;

/**
 * The conclusion of a report as a result: where there are no others, or where it says that something is critical and none of
 * them does. Else nobody would be called. None otherwise.
 */
function concludedResult(
  conclusion: string | null,
  results: readonly LaboratoryResult[],
  moments: Pick<LaboratoryResult, 'collectedAt' | 'collectedAs' | 'issuedAt'>,
): readonly LaboratoryResult[] {
  if (conclusion === null) return [];
  const isCritical = isCriticalNote(conclusion);
  if (results.length > 0 && (!isCritical || results.some(({ flag }) => flag?.startsWith('critical')))) return [];
  return [
    {
      identifier: 'conclusion',
      status: 'final',
      codes: [],
      name: 'Conclusion of the lab',
      value: null,
      comparator: null,
      text: conclusion,
      ranges: [],
      flag: isCritical ? 'critical-flagged' : null,
      flagText: null,
      note: null,
      specimen: null,
      ...moments,
    },
  ];
}

/**
 * Reads a report with its results; undefined where it cannot be placed, and what is wrong is among the faults.
 *
 * @param taken receives the places of the observations that belong to it
 */
export function readReport(
  report: Placed<FhirReport>,
  resources: BundleResources,
  { now, taken }: { readonly now: Date; readonly taken: Set<string> },
  faults: BundleFault[],
): LaboratoryReport | undefined {
  const { place, resource } = report;
  const { meta, status, category, code, subject, performer = [], presentedForm = [] } = resource;
  if (category && !isOfCategory(category, 'LAB'))
    faults.push({ place: `${place}/category`, what: 'must name the category LAB, as US Core says' });
  const order = orderOf(report, resources, faults);
  const observations = observationsOf(report, resources, taken, faults);
  const draw = checkedDraw(place, resource, now, faults);
  if (!draw && observations.length > 0 && !resource.effectiveDateTime && !resource.effectivePeriod?.start)
    faults.push({
      place: `${place}/effectiveDateTime`,
      what: 'is missing; a report with results says when it was drawn',
    });
  const updatedAt = checkedMoment(`${place}/meta/lastUpdated`, meta?.lastUpdated, now, faults);
  const issuedAt = checkedMoment(`${place}/issued`, resource.issued, now, faults) ?? updatedAt ?? draw;
  if (observations.length > 0 && !['registered', 'cancelled', 'entered-in-error'].includes(status))
    checkIssued(place, resource.issued, drawnAs(resource), faults);
  const collectedAt = draw ?? issuedAt;
  const [writtenDraw, writtenIssue] = [draw && drawnAs(resource), resource.issued ?? meta?.lastUpdated];
  const issuedAs = writtenIssue ?? writtenDraw;
  const collectedAs = writtenDraw ?? issuedAs;
  if (!issuedAt && !resource.issued && !meta?.lastUpdated && drawnAs(resource) === undefined)
    faults.push({ place: `${place}/issued`, what: 'is missing, and nothing else says when the report was made' });
  if (order === undefined || !issuedAt || !collectedAt || issuedAs === undefined || collectedAs === undefined)
    return undefined;
  const results: readonly LaboratoryResult[] = withoutRepeated(
    observations
      .filter((one) => fastingIn(one) === null)
      .map((one) => ({
        place: one.place,
        isNamed: one.resource.identifier?.[0] !== undefined,
        result: readResult(
          one,
          { collectedAt, collectedAs, issuedAt, now, specimen: specimenOf(one, resources) },
          faults,
        ),
      })),
    faults,
  );
  const conclusion = conclusionOf(resource);
  if (presentedForm.length > 0 && results.length === 0 && conclusion === null)
    faults.push({
      place: `${place}/presentedForm`,
      what: 'is all that there is of results; send them as Observations, which can be read and judged',
    });
  const number = meta?.versionId;
  return {
    place,
    identifier: identifierOf(resource, order),
    // One that says that there are no results yet, and has some, is not final at least.
    status: status === 'registered' && results.length > 0 ? 'preliminary' : status,
    versionAt: updatedAt ?? issuedAt,
    version: number !== undefined && /^\d{1,9}$/.test(number) ? Number(number) : 0,
    order,
    patient: patientOf(report, subject, resources, []),
    code: loincOf(code)[0] ?? null,
    name: nameOf(code),
    performer: performer.find(({ display }) => display !== undefined)?.display ?? null,
    collectedAt,
    issuedAt,
    collectedAs,
    issuedAs,
    fasting: observations.map(fastingIn).find((answer) => answer !== null) ?? null,
    comment: conclusion,
    results: [...results, ...concludedResult(conclusion, results, { collectedAt, collectedAs, issuedAt })],
  };
}
