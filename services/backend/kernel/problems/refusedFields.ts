import type { ProblemField } from '#schemas/problem.ts';

/** What a validator says of a value that does not match its schema. */
interface Refusal {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: { readonly [name: string]: unknown };
  readonly message?: string | undefined;
}

/** The fields that do not match a schema, as a problem names them. */
export const refusedFields = (refusals: readonly Refusal[]): readonly ProblemField[] =>
  refusals.map(({ instancePath, keyword, params, message = 'is not allowed' }) => {
    const extra = params['additionalProperty'] ?? params['missingProperty'];
    const path = instancePath.split('/').slice(1);
    if (typeof extra === 'string') path.push(extra);
    return { field: path.join('.'), code: keyword, message: `This entry ${message}.` };
  });
