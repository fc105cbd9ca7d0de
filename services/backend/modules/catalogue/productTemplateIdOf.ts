import { stableId } from '../../kernel/ids/stableId.ts';

/** The id of a product template: the same on every server and at every start. */
export const productTemplateIdOf = (organization: string, slug: string): string =>
  stableId('product-template', organization, slug);
