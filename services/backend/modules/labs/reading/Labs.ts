import type { BiomarkerBand } from '#schemas/biomarker.ts';
import type { LabBiomarker, LabMarker, LabReport, LabResult } from '#schemas/wire/labs/labReport.ts';
import { bandOf } from '#flows/labs/rules/bandOf.ts';
import { rangeFor } from '#flows/labs/rules/rangeFor.ts';
import type { Catalogue } from '../../catalogue/Catalogue.ts';
import type { CatalogueBiomarker } from '../../catalogue/biomarkers/CatalogueBiomarker.ts';
import { ageAt } from '../ageAt.ts';
import { boundsOf } from '../boundsOf.ts';
import type { OutsideResult } from '../outside/store.ts';
import type { MeasuredPatient, StoredReport, StoredResult } from './store.ts';

const bothOf = ({ low, high }: { readonly low?: number; readonly high?: number }) => ({
  low: low ?? null,
  high: high ?? null,
});

const newestFirst = (results: readonly LabResult[]): readonly LabResult[] =>
  results.toSorted((one, other) =>
    one.collected_at < other.collected_at ? 1 : one.collected_at > other.collected_at ? -1 : 0,
  );

/** A report without its results. */
export function reportOf(stored: StoredReport): LabReport {
  const {
    results: _results,
    comment: _comment,
    explanation: _text,
    explained_by: _by,
    explained_at: _at,
    ...report
  } = stored;
  return report;
}

/** The results of a patient, as they are shown: each with its band by the laboratory's range or the catalogue's. */
export class Labs {
  readonly patient: MeasuredPatient;
  /** Newest first. */
  readonly reports: readonly StoredReport[];
  readonly #outside: readonly OutsideResult[];
  readonly #catalogue: Pick<Catalogue, 'biomarkers' | 'biomarkerCategories'>;
  readonly #now: Date;

  constructor(
    catalogue: Pick<Catalogue, 'biomarkers' | 'biomarkerCategories'>,
    patient: MeasuredPatient,
    reports: readonly StoredReport[],
    now: Date,
    outside: readonly OutsideResult[] = [],
  ) {
    this.#outside = outside;
    this.#catalogue = catalogue;
    this.patient = patient;
    this.reports = reports;
    this.#now = now;
  }

  /** The markers of the catalogue, by category in its order. */
  get categories() {
    const { biomarkers, biomarkerCategories } = this.#catalogue;
    const all = [...biomarkers.values()];
    return biomarkerCategories.map(({ slug, name }) => ({
      slug,
      name,
      markers: all.filter(({ category }) => category === slug),
    }));
  }

  marker(slug: string): CatalogueBiomarker | undefined {
    return this.#catalogue.biomarkers.get(slug);
  }

  #rangeAt(marker: CatalogueBiomarker, moment: Date) {
    const { sex, birthday } = this.patient;
    return rangeFor(marker, sex, ageAt(birthday, moment) ?? Number.NaN);
  }

  /** A result as it is shown. */
  result(
    { _id: report, performer }: { readonly _id: string | null; readonly performer: string | null },
    marker: CatalogueBiomarker,
    stored: StoredResult,
  ): LabResult {
    const { value, comparator, low, high, status, collected_at } = stored;
    const catalogue = this.#rangeAt(marker, new Date(collected_at));
    const laboratory = boundsOf(low, high);
    const own = typeof catalogue?.reference === 'object' ? catalogue.reference : undefined;
    const band: BiomarkerBand | null = bandOf(value, comparator, { laboratory, catalogue, decimals: marker.decimals });
    const reference = laboratory
      ? { ...bothOf(laboratory), source: 'laboratory' as const, ...(performer !== null && { by: performer }) }
      : catalogue &&
        own && {
          ...bothOf(own),
          source: 'catalogue' as const,
          by: marker.sources.reference,
          for: { sex: catalogue.sex, from: catalogue.from, through: catalogue.through ?? null },
        };
    return { report, collected_at, value, comparator, unit: marker.unit, band, status, reference: reference ?? null };
  }

  /** A marker of the catalogue, as the patient reads of it. */
  biomarker(marker: CatalogueBiomarker): LabBiomarker {
    const { slug, name, category, unit, decimals, fasting, texts, sources } = marker;
    const { target, critical } = this.#rangeAt(marker, this.#now) ?? {};
    return {
      _id: slug,
      name,
      category,
      unit,
      decimals,
      fasting,
      is: texts.is,
      moves: texts.moves,
      bands: { ...texts.bands },
      target: target ? bothOf(target) : null,
      critical: critical ? bothOf(critical) : null,
      sources: { ...sources },
    };
  }

  /** Everything that laboratories measured of a marker, newest first. @param reports some of the reports, in their order */
  resultsOf(marker: CatalogueBiomarker, reports: readonly StoredReport[] = this.reports): readonly LabResult[] {
    return newestFirst(
      reports.flatMap((report) =>
        report.results
          .filter(({ biomarker }) => biomarker === marker.slug)
          .map((stored) => this.result(report, marker, stored)),
      ),
    );
  }

  #entered(marker: CatalogueBiomarker, stored: OutsideResult): LabResult {
    const { id: _id, day, laboratory, value, entered_value, entered_unit: unit } = stored;
    // A day has no moment; at noon of UTC it is the same day in nearly all zones, for charts and for what is sorted.
    const collected_at = `${day}T12:00:00.000Z`;
    // It is nobody's report, and no laboratory gave a range with it.
    const as = { value, comparator: null, low: null, high: null, status: 'final', collected_at } as const;
    const shown = this.result({ _id: null, performer: null }, marker, { biomarker: marker.slug, ...as });
    return { ...shown, entered: { _id, day, laboratory, value: entered_value, unit } };
  }

  /** What the patient has entered, with its markers, the newest test first. Markers that are gone are left out. */
  get entered(): readonly { readonly biomarker: LabBiomarker; readonly result: LabResult }[] {
    return this.#outside.flatMap((stored) => {
      const marker = this.marker(stored.biomarker);
      return marker ? [{ biomarker: this.biomarker(marker), result: this.#entered(marker, stored) }] : [];
    });
  }

  /** Everything that is known of a marker, newest first: what laboratories measured, and what the patient has entered. */
  historyOf(marker: CatalogueBiomarker): readonly LabResult[] {
    const entered = this.#outside
      .filter(({ biomarker }) => biomarker === marker.slug)
      .map((stored) => this.#entered(marker, stored));
    return newestFirst([...this.resultsOf(marker), ...entered]);
  }

  /** A marker with its newest result among some reports, and the newest of an earlier report. */
  newest(marker: CatalogueBiomarker, reports: readonly StoredReport[]): LabMarker {
    const [result = null, ...others] = this.resultsOf(marker, reports);
    const previous = others.find(({ report }) => report !== result?.report) ?? null;
    return { biomarker: this.biomarker(marker), result, previous };
  }

  /** The reports that were drawn when a report was, or before, newest first. */
  upTo(report: StoredReport): readonly StoredReport[] {
    return this.reports.slice(this.reports.indexOf(report));
  }

  /** The markers that a report has results of, in the order of the catalogue. */
  markersOf(report: StoredReport): readonly LabMarker[] {
    const measured = new Set(report.results.map(({ biomarker }) => biomarker));
    const reports = this.upTo(report);
    return this.categories
      .flatMap(({ markers }) => markers)
      .filter(({ slug }) => measured.has(slug))
      .map((marker) => {
        const [result = null] = this.resultsOf(marker, [report]);
        const [previous = null] = this.resultsOf(marker, reports.slice(1));
        return { biomarker: this.biomarker(marker), result, previous };
      });
  }
}
