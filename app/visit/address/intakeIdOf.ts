import { pathValues } from '#flows/paths/pathPattern.ts';
import { visitPaths } from '#flows/visit/address/visitPaths.ts';

/** The id of the visit that a path names; undefined where it is no path of a visit. */
export function intakeIdOf(pathname: string): string | undefined {
  for (const pattern of Object.values(visitPaths)) {
    const values = pathValues(pattern, pathname);
    if (values) return values['intakeId'];
  }
  return undefined;
}
