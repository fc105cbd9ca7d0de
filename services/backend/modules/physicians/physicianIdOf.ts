import { stableId } from '../../kernel/ids/stableId.ts';

/** The id of someone who treats patients of an organization, by the slug in the tenant's file. */
export const physicianIdOf = (organization: string, slug: string): string => stableId('physician', organization, slug);
