import {
  bundleSchema,
  observationSchema,
  patientSchema,
  reportSchema,
  serviceRequestSchema,
  type FhirBundle,
  type FhirObservation,
  type FhirPatient,
  type FhirReference,
  type FhirReport,
  type FhirServiceRequest,
} from '#schemas/laboratory/bundle.ts';
import { compiledLater } from '../../kernel/files/compiledLater.ts';
import { schemaFaultOf } from '../../kernel/files/schemaFaultOf.ts';
import type { BundleFault } from './LaboratoryReport.ts';

const OPTIONS = { verbose: true, allErrors: true, allowUnionTypes: true };
const isBundle = compiledLater<FhirBundle>(bundleSchema, { ...OPTIONS, allErrors: false });
const forms = {
  DiagnosticReport: compiledLater<FhirReport>(reportSchema, OPTIONS),
  Observation: compiledLater<FhirObservation>(observationSchema, OPTIONS),
  Patient: compiledLater<FhirPatient>(patientSchema, OPTIONS),
  ServiceRequest: compiledLater<FhirServiceRequest>(serviceRequestSchema, OPTIONS),
};

/** The resources of a kind, with where they stand. */
export interface Placed<Resource> {
  readonly place: string;
  readonly resource: Resource;
}

/** What is read of a bundle. */
export interface BundleResources {
  readonly reports: readonly Placed<FhirReport>[];
  readonly observation: (to: FhirReference) => Placed<FhirObservation> | undefined;
  readonly patient: (to: FhirReference) => Placed<FhirPatient> | undefined;
  readonly order: (to: FhirReference) => Placed<FhirServiceRequest> | undefined;
}

type Entry = FhirBundle['entry'][number];

/** The names under which other resources of the bundle refer to an entry. */
const namesOf = ({ fullUrl, resource }: Entry): readonly string[] => [
  ...(fullUrl === undefined ? [] : [fullUrl]),
  ...(resource.id === undefined ? [] : [`${resource.resourceType}/${resource.id}`]),
];

/** Reads the resources of a kind from a bundle; those in another form than it must have become faults. */
function readKind<Resource extends object>(
  entries: readonly Entry[],
  kind: keyof typeof forms,
  form: () => ((value: unknown) => value is Resource) & { errors?: Parameters<typeof schemaFaultOf>[0][] | null },
  faults: BundleFault[],
) {
  const all: Placed<Resource>[] = [];
  const named = new Map<string, Placed<Resource>>();
  for (const [at, entry] of entries.entries()) {
    if (entry.resource.resourceType !== kind) continue;
    const place = `/entry/${at}/resource`;
    const { resource }: { readonly resource: unknown } = entry;
    const isOf = form();
    if (!isOf(resource)) {
      for (const error of isOf.errors ?? []) {
        const { place: inner, what } = schemaFaultOf(error);
        faults.push({ place: place + inner, what });
      }
      continue;
    }
    const placed = { place, resource };
    all.push(placed);
    for (const name of namesOf(entry)) named.set(name, placed);
  }
  // An absolute address such as https://lab.example/fhir/Patient/7 is also that of its last two parts.
  const find = ({ reference }: FhirReference) =>
    reference === undefined ? undefined : (named.get(reference) ?? named.get(reference.split('/').slice(-2).join('/')));
  return { all, find };
}

/** Reads the resources of a bundle; undefined where it is none, and what is wrong is among the faults. */
export function readResources(sent: unknown, faults: BundleFault[]): BundleResources | undefined {
  const isOf = isBundle();
  if (!isOf(sent)) {
    faults.push(...(isOf.errors ?? []).map(schemaFaultOf));
    return undefined;
  }
  const { entry } = sent;
  const reports = readKind(entry, 'DiagnosticReport', forms.DiagnosticReport, faults);
  const observations = readKind(entry, 'Observation', forms.Observation, faults);
  const patients = readKind(entry, 'Patient', forms.Patient, faults);
  const orders = readKind(entry, 'ServiceRequest', forms.ServiceRequest, faults);
  if (reports.all.length === 0 && faults.length === 0)
    faults.push({ place: '/entry', what: 'must hold a DiagnosticReport: results are taken as part of their report' });
  return { reports: reports.all, observation: observations.find, patient: patients.find, order: orders.find };
}
