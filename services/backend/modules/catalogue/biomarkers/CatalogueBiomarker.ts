import type { BiomarkerFile } from '#schemas/biomarker.ts';

/** A marker as it is written. */
export interface CatalogueBiomarker extends BiomarkerFile {
  /** The name of its file. Stable for ever: results are found by it. */
  readonly slug: string;
}
