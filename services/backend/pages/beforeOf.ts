import { resolve } from 'node:path';

/** The directory with the assets of the versions before a build, beside it. @param build its directory */
export const beforeOf = (build: string): string => `${resolve(build)}-before`;
