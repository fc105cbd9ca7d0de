import type { FhirObservation, FhirReference, FhirReport } from '#schemas/laboratory/bundle.ts';
import type { BundleResources, Placed } from './bundleResources.ts';
import { FASTING, isOfCategory, loincOf, nameOf, ORDER_SYSTEM, PATIENT_SYSTEM, yesOrNo } from './codes.ts';
import type { BundleFault, LaboratoryPatient, LaboratoryReport, LaboratoryResult } from './LaboratoryReport.ts';
import { checkedMoment, readResult } from './readResult.ts';
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
function orderOf({ place, resource }: Placed<FhirReport>, resources: BundleResources, faults: BundleFault[]) {
  for (const based of resource.basedOn) {
    const number = numberUnder(ORDER_SYSTEM, based, resources.order(based)?.resource.identifier ?? []);
    if (number !== null) return number;
  }
  faults.push({
    place: `${place}/basedOn`,
    what: `must name the order by its identifier of the system ${ORDER_SYSTEM}, itself or in a ServiceRequest of the bundle`,
  });
  return undefined;
}

function patientOf(
  place: string,
  subject: FhirReference,
  resources: BundleResources,
  faults: BundleFault[],
): LaboratoryPatient {
  const { identifier = [], birthDate = null } = resources.patient(subject)?.resource ?? {};
  const number = numberUnder(PATIENT_SYSTEM, subject, identifier);
  if (number === null && (birthDate === null || birthDate.length < 10))
    faults.push({
      place: `${place}/subject`,
      what: `must name the patient by an identifier of the system ${PATIENT_SYSTEM}, or by a Patient of the bundle with a birthDate`,
    });
  return { number, birthDate };
}

/** The results that a report names. Each must be in the bundle, and be about the patient of the report. */
function observationsOf({ place, resource }: Placed<FhirReport>, resources: BundleResources, faults: BundleFault[]) {
  const found: Placed<FhirObservation>[] = [];
  const patient = JSON.stringify(patientOf(place, resource.subject, resources, faults));
  for (const [at, named] of (resource.result ?? []).entries()) {
    const observation = resources.observation(named);
    if (!observation) {
      faults.push({
        place: `${place}/result/${at}`,
        what: 'must refer to an Observation of the bundle: send reports whole',
      });
      continue;
    }
    const { subject } = observation.resource;
    if (JSON.stringify(patientOf(observation.place, subject, resources, faults)) !== patient)
      faults.push({ place: `${observation.place}/subject`, what: 'must be the patient of the report' });
    found.push(observation);
  }
  return found;
}

const isFasting = ({ resource }: Placed<FhirObservation>): boolean => loincOf(resource.code).includes(FASTING);

function fastingOf(observations: readonly Placed<FhirObservation>[]): boolean | null {
  for (const { resource } of observations.filter(isFasting)) {
    const answer =
      resource.valueBoolean ?? (resource.valueCodeableConcept ? yesOrNo(resource.valueCodeableConcept) : null);
    if (answer !== null) return answer;
  }
  return null;
}

/** Reads a report with its results; undefined where it cannot be placed, and what is wrong is among the faults. */
export function readReport(
  report: Placed<FhirReport>,
  resources: BundleResources,
  faults: BundleFault[],
): LaboratoryReport | undefined {
  const { place, resource } = report;
  const { meta, identifier, status, category, code, subject, performer = [], conclusion = null } = resource;
  if (!isOfCategory(category, 'LAB'))
    faults.push({ place: `${place}/category`, what: 'must name the category LAB, as US Core says' });
  const order = orderOf(report, resources, faults);
  const observations = observationsOf(report, resources, faults);
  const issuedAt = checkedMoment(`${place}/issued`, resource.issued, faults);
  const versionAt = checkedMoment(`${place}/meta/lastUpdated`, meta?.lastUpdated, faults) ?? issuedAt;
  const effective = resource.effectiveDateTime ?? resource.effectivePeriod?.start;
  if (effective === undefined && observations.length > 0)
    faults.push({
      place: `${place}/effectiveDateTime`,
      what: 'is missing; a report with results says when it was drawn',
    });
  const collectedAt = checkedMoment(`${place}/effectiveDateTime`, effective, faults) ?? issuedAt;
  const [first] = identifier;
  if (order === undefined || !first || !issuedAt || !versionAt || !collectedAt) return undefined;
  const results: readonly LaboratoryResult[] = withoutRepeated(
    observations
      .filter((one) => !isFasting(one))
      .map((one) => ({ place: one.place, result: readResult(one, { collectedAt, issuedAt }, faults) })),
    faults,
  );
  const number = meta?.versionId;
  return {
    place,
    identifier: `${first.system ?? ''}|${first.value}`,
    status,
    versionAt,
    version: number !== undefined && /^\d{1,9}$/.test(number) ? Number(number) : 0,
    order,
    patient: patientOf(place, subject, resources, []),
    code: loincOf(code)[0] ?? null,
    name: nameOf(code),
    performer: performer.find(({ display }) => display !== undefined)?.display ?? null,
    collectedAt,
    issuedAt,
    fasting: fastingOf(observations),
    comment: conclusion,
    results,
  };
}
