import {
  bundleSchema,
  observationSchema,
  patientSchema,
  reportSchema,
  serviceRequestSchema,
  specimenSchema,
  type FhirBundle,
  type FhirObservation,
  type FhirPatient,
  type FhirReference,
  type FhirReport,
  type FhirServiceRequest,
  type FhirSpecimen,
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
  Specimen: compiledLater<FhirSpecimen>(specimenSchema, OPTIONS),
};

/** A resource with where it stands. */
export interface Placed<Resource> {
  readonly place: string;
  /** Where the resource stands that holds it, or it itself: names that begin with # are of what the same one holds. */
  readonly root: string;
  readonly resource: Resource;
}

type Find<Resource> = (to: FhirReference, root: string) => Placed<Resource> | undefined;

/** What is read of a bundle. */
export interface BundleResources {
  readonly reports: readonly Placed<FhirReport>[];
  readonly observations: readonly Placed<FhirObservation>[];
  readonly observation: Find<FhirObservation>;
  readonly patient: Find<FhirPatient>;
  readonly order: Find<FhirServiceRequest>;
  readonly specimen: Find<FhirSpecimen>;
}

type Held = FhirBundle['entry'][number]['resource'];

/** A resource of the bundle, be it an entry or held by one, with the names under which others refer to it. */
interface Named {
  readonly place: string;
  readonly root: string;
  readonly names: readonly string[];
  readonly resource: Held;
}

function namedIn({ entry }: FhirBundle): readonly Named[] {
  return entry.flatMap(({ fullUrl, resource }, at) => {
    const root = `/entry/${at}/resource`;
    const names = [
      ...(fullUrl === undefined ? [] : [fullUrl]),
      ...(resource.id === undefined ? [] : [`${resource.resourceType}/${resource.id}`]),
    ];
    const held = (resource.contained ?? []).map((one, place) => ({
      place: `${root}/contained/${place}`,
      root,
      names: one.id === undefined ? [] : [`${root}#${one.id.replace(/^#/, '')}`],
      resource: one,
    }));
    return [{ place: root, root, names, resource }, ...held];
  });
}

/** Reads the resources of a kind from a bundle; those in another form than it must have become faults. */
function readKind<Resource extends object>(
  resources: readonly Named[],
  kind: keyof typeof forms,
  form: () => ((value: unknown) => value is Resource) & { errors?: Parameters<typeof schemaFaultOf>[0][] | null },
  faults: BundleFault[],
) {
  const all: Placed<Resource>[] = [];
  const named = new Map<string, Placed<Resource>>();
  for (const { place, root, names, ...one } of resources) {
    if (one.resource.resourceType !== kind) continue;
    const { resource }: { readonly resource: unknown } = one;
    const isOf = form();
    if (!isOf(resource)) {
      for (const error of isOf.errors ?? []) {
        const { place: inner, what } = schemaFaultOf(error);
        faults.push({ place: place + inner, what });
      }
      continue;
    }
    const placed = { place, root, resource };
    all.push(placed);
    for (const name of names) named.set(name, placed);
  }
  const find: Find<Resource> = ({ reference }, root) => {
    if (reference === undefined) return undefined;
    if (reference.startsWith('#')) return named.get(root + reference);
    // An absolute address such as https://lab.example/fhir/Patient/7 is also that of its last two parts.
    return named.get(reference) ?? named.get(reference.split('/').slice(-2).join('/'));
  };
  return { all, find };
}

/** Reads the resources of a bundle; undefined where it is none, and what is wrong is among the faults. */
export function readResources(sent: unknown, faults: BundleFault[]): BundleResources | undefined {
  const isOf = isBundle();
  if (!isOf(sent)) {
    faults.push(...(isOf.errors ?? []).map(schemaFaultOf));
    return undefined;
  }
  const named = namedIn(sent);
  const reports = readKind(named, 'DiagnosticReport', forms.DiagnosticReport, faults);
  const observations = readKind(named, 'Observation', forms.Observation, faults);
  const patients = readKind(named, 'Patient', forms.Patient, faults);
  const orders = readKind(named, 'ServiceRequest', forms.ServiceRequest, faults);
  const specimens = readKind(named, 'Specimen', forms.Specimen, faults);
  if (reports.all.length === 0 && faults.length === 0)
    faults.push({ place: '/entry', what: 'must hold a DiagnosticReport: results are taken as part of their report' });
  return {
    reports: reports.all,
    observations: observations.all,
    observation: observations.find,
    patient: patients.find,
    order: orders.find,
    specimen: specimens.find,
  };
}
