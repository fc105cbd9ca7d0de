import { productTemplateIdOf } from '../catalogue/catalogueIds.ts';
import type { CompiledVersion } from '../templates/Definitions.ts';
import type { IntakeRow } from './IntakeRow.ts';

/**
 * Ids of the product templates that a visit is about, by the version that it is on. What was taken out of the catalogue
 * since is among them: a visit that was paid stays paid.
 */
export const soldBy = (
  { patient }: Pick<IntakeRow, 'patient'>,
  { template: { header } }: Pick<CompiledVersion, 'template'>,
): readonly string[] =>
  (header.products?.defaults ?? []).map((slug) => productTemplateIdOf(patient.organization, slug));
