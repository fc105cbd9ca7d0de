import type { LabBiomarker, LabMarker, LabOther, LabReport, LabResult } from '#schemas/wire/labs/labReport.ts';
import { gravityOf, judgedBand } from '#flows/labs/rules/judgedBand.ts';
import { judgingRange } from '#flows/labs/rules/rangeFor.ts';
import type { Catalogue } from '../../catalogue/Catalogue.ts';
import type { CatalogueBiomarker } from '../../catalogue/biomarkers/CatalogueBiomarker.ts';
import { ageAt } from '../ageAt.ts';
import { drawnMoment } from './drawnMoment.ts';
import { boundsOf, isReversed } from '../boundsOf.ts';
import { isOrderKnown } from '../isOrderKnown.ts';
import type { OutsideResult } from '../outside/store.ts';
import { markerNamed, markersByCode } from '../receiving/markersByCode.ts';
import { otherOf, repeatedOf, sentRange } from './otherOf.ts';
import type { MeasuredPatient, StoredOther, StoredReport, StoredResult } from './store.ts';

const bothOf = ({ low, high }: { readonly low?: number; readonly high?: number }) => ({
  low: low ?? null,
  high: high ?? null,
});

const orderOf = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const measures = ({ code, sent }: StoredOther): string => code ?? sent.name;

/** Whether a result is a newer one of what another result measured; one without a number, or that cannot be true, is none. */
const replaces = (one: StoredOther, other: StoredOther): boolean =>
  measures(one) === measures(other) &&
  one.sent.value !== null &&
  one.aside !== 'implausible' &&
  one.aside !== 'withdrawn' &&
  isOrderKnown(one.sent.collected ?? one.collected_at, other.sent.collected ?? other.collected_at) &&
  (orderOf(one.collected_at, other.collected_at) || orderOf(one.issued_at, other.issued_at)) > 0;

const newestFirst = (results: readonly LabResult[]): readonly LabResult[] =>
  results.toSorted(
    (one, other) =>
      // Dates without a time and those with another offset do not sort as texts.
      drawnMoment(other.collected_at) - drawnMoment(one.collected_at),
  );

/** A report without its results. */
export function reportOf(stored: StoredReport): LabReport {
  const {
    results: _results,
    others: _others,
    comment: _comment,
    explanation: _text,
    explained_by: _by,
    explained_at: _at,
    outdated: _outdated,
    collected_as,
    issued_as,
    waits,
    ordered_by,
    ...report
  } = stored;
  return {
    ...report,
    ...(ordered_by !== null && { ordered_by }),
    ...(waits && { waits }),
    collected_at: collected_as ?? report.collected_at,
    issued_at: issued_as ?? report.issued_at,
  };
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
    return judgingRange(marker, sex, ageAt(birthday, moment) ?? Number.NaN);
  }

  /** Whether a result of a report is critical as it was sent, and measures a marker by its code or its name. */
  #isCriticalOf(marker: CatalogueBiomarker, { critical, aside, code, sent }: StoredOther): boolean {
    if (!critical || aside === 'withdrawn') return false;
    const known = code === null ? undefined : markersByCode(this.#catalogue).get(code);
    return (known ?? markerNamed(this.#catalogue, sent.name, code === null ? [] : [code])) === marker;
  }

  /**
   * A result of a marker without our judgement where reports have a critical one of it that could not be placed, and that is newer, or may
   * be: nobody is told that all is well, or what to do, by the older one.
   */
  #unjudged(marker: CatalogueBiomarker, result: LabResult, reports: readonly StoredReport[]): LabResult {
    if (gravityOf(result.band) === 3) return result;
    const isOlder = reports.some(({ others }) =>
      others.some(
        (other) =>
          this.#isCriticalOf(marker, other) &&
          (!isOrderKnown(result.collected_at, other.sent.collected ?? other.collected_at) ||
            drawnMoment(result.collected_at) <= drawnMoment(other.sent.collected ?? other.collected_at)),
      ),
    );
    return isOlder ? { ...result, band: null } : result;
  }

  /** A result as it is shown. */
  result(
    { _id: report, performer }: { readonly _id: string | null; readonly performer: string | null },
    marker: CatalogueBiomarker,
    stored: Omit<StoredResult, 'id' | 'code' | 'issued_at'>,
  ): LabResult {
    const { value, comparator, low, high, status, collected_at, sent } = stored;
    const { flag = null, flagText, note, specimen, range, unfit = false } = sent;
    const catalogue = this.#rangeAt(marker, new Date(collected_at));
    const laboratory = boundsOf(low, high);
    const unusable = isReversed(low, high) ? sentRange(sent) : null;
    const own = typeof catalogue?.reference === 'object' && !unfit ? catalogue.reference : undefined;
    const band = judgedBand(value, comparator, { laboratory, catalogue, decimals: marker.decimals, flag, unfit });
    const reference = laboratory
      ? { ...bothOf(laboratory), source: 'laboratory' as const, ...(performer !== null && { by: performer }) }
      : catalogue &&
        own && {
          ...bothOf(own),
          source: 'catalogue' as const,
          by: marker.sources.reference,
          for: { sex: catalogue.sex, from: catalogue.from, through: catalogue.through ?? null },
        };
    return {
      report,
      collected_at: sent.collected ?? collected_at,
      value,
      comparator,
      unit: marker.unit,
      band,
      status,
      reference: reference ?? null,
      ...(flagText !== undefined && { flag: flagText }),
      ...(note !== undefined && { note }),
      ...(specimen !== undefined && { specimen }),
      ...(unusable === null ? range !== undefined && { range_text: range } : { unusable }),
      ...(unfit && { unfit }),
    };
  }

  /** A marker of the catalogue, as the patient reads of it. */
  biomarker(marker: CatalogueBiomarker): LabBiomarker {
    const { slug, name, category, unit, decimals, fasting, texts, sources, actions } = marker;
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
      actions,
    };
  }

  /**
   * Everything that laboratories measured of a marker, newest first; of what is of one moment, or of one day without a time, the gravest
   * first.
   *
   * @param reports some of the reports, in their order
   */
  resultsOf(marker: CatalogueBiomarker, reports: readonly StoredReport[] = this.reports): readonly LabResult[] {
    return reports
      .flatMap((report) =>
        report.results
          .filter(({ biomarker }) => biomarker === marker.slug)
          .map((stored) => ({ stored, result: this.result(report, marker, stored) })),
      )
      .toSorted(
        (one, other) =>
          (isOrderKnown(one.result.collected_at, other.result.collected_at)
            ? 0
            : Number(gravityOf(other.result.band) === 3) - Number(gravityOf(one.result.band) === 3)) ||
          orderOf(other.stored.collected_at, one.stored.collected_at) ||
          orderOf(other.stored.issued_at, one.stored.issued_at) ||
          gravityOf(other.result.band) - gravityOf(one.result.band),
      )
      .map(({ result }) => result);
  }

  #entered(marker: CatalogueBiomarker, stored: OutsideResult): LabResult {
    const { id: _id, day, laboratory, value, entered_value, entered_unit: unit } = stored;
    // A day has no moment; at noon of UTC it is the same day in nearly all zones, for charts and for what is sorted.
    const collected_at = `${day}T12:00:00.000Z`;
    // It is nobody's report, and no laboratory gave a range with it.
    const sent = { name: marker.name, value, text: null, unit: marker.unit, low: null, high: null };
    const as = { value, comparator: null, low: null, high: null, status: 'final', collected_at, sent } as const;
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
    return newestFirst([...this.resultsOf(marker), ...entered]).map((result, at) =>
      at === 0 ? this.#unjudged(marker, result, this.reports) : result,
    );
  }

  /** A marker with its newest result among some reports, and the newest of an earlier report. */
  newest(marker: CatalogueBiomarker, reports: readonly StoredReport[]): LabMarker {
    const [newest = null, ...others] = this.resultsOf(marker, reports);
    const result = newest && this.#unjudged(marker, newest, reports);
    const previous = others.find(({ report }) => report !== result?.report) ?? null;
    return { biomarker: this.biomarker(marker), result, previous };
  }

  /** The reports that were drawn when a report was, or before, newest first. */
  upTo(report: StoredReport): readonly StoredReport[] {
    return this.reports.slice(this.reports.indexOf(report));
  }

  /**
   * The markers that reports have results of, in the order of the catalogue, each with its newest result among them and the one
   * of an earlier report.
   */
  markersOf(reports: readonly StoredReport[]): readonly LabMarker[] {
    const measured = new Set(reports.flatMap(({ results }) => results.map(({ biomarker }) => biomarker)));
    return this.categories
      .flatMap(({ markers }) => markers)
      .filter(({ slug }) => measured.has(slug))
      .map((marker) => {
        const [newest = null] = this.resultsOf(marker, reports);
        const report = reports.find(({ _id }) => _id === newest?.report);
        const [previous = null] = report ? this.resultsOf(marker, this.upTo(report).slice(1)) : [];
        const result = newest && this.#unjudged(marker, newest, reports);
        return { biomarker: this.biomarker(marker), result, previous };
      });
  }

  /**
   * The results of reports that no marker of the catalogue has a place for, and those that were measured again within a report, the
   * gravest first. Of several reports the newest value counts, as it does for markers.
   */
  othersOf(reports: readonly StoredReport[]): readonly LabOther[] {
    const all = reports.flatMap(({ _id, others }) => others.map((stored) => ({ _id, stored })));
    const isReplaced = ({ _id, stored }: (typeof all)[number], within: boolean) =>
      all.some((other) => (other._id === _id) === within && replaces(other.stored, stored));
    const repeated = this.categories
      .flatMap(({ markers }) => markers)
      .flatMap((marker) => {
        const [first, ...others] = this.resultsOf(marker, reports);
        return others
          .filter(({ report }) => report === first?.report)
          .flatMap((one, place) => repeatedOf(marker, one, place));
      });
    return [
      ...all.filter((one) => !isReplaced(one, false)).map((one) => otherOf(one._id, one.stored, isReplaced(one, true))),
      ...repeated,
    ].toSorted((one, other) => gravityOf(other.band) - gravityOf(one.band));
  }
}
