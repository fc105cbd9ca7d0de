import { cpSync, existsSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { beforeOf } from './beforeOf.ts';

/**
 * Keeps the assets of a build that is about to be replaced: open tabs of that version ask for them.
 *
 * @param build the directory of the build
 */
export function keepBefore(build: string): void {
  const [assets, before] = [join(build, 'assets'), beforeOf(build)];
  if (!existsSync(assets)) return;
  rmSync(before, { recursive: true, force: true });
  cpSync(assets, before, { recursive: true });
  const now = new Date();
  utimesSync(before, now, now);
}

/** Keeps the assets of the version before when a build begins. @param build its directory */
export const keepBeforePlugin = (build: string): Plugin => ({
  name: 'portal-keep-before',
  apply: 'build',
  buildStart: () => keepBefore(build),
});
