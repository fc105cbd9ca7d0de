import { cpSync, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { beforeOf } from './beforeOf.ts';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Keeps the assets of a build that is about to be replaced, for a day: open tabs of that version ask for them. Builds that follow
 * each other keep what all of them had, so that a second build of the same sources drops nothing.
 *
 * @param build the directory of the build
 * @param now when it is replaced
 */
export function keepBefore(build: string, now = new Date()): void {
  const [assets, before] = [join(build, 'assets'), beforeOf(build)];
  if (!existsSync(assets)) return;
  for (const name of existsSync(before) ? readdirSync(before) : [])
    if (now.getTime() - statSync(join(before, name)).mtimeMs >= DAY) rmSync(join(before, name), { recursive: true });
  cpSync(assets, before, { recursive: true });
}

/** Keeps the assets of the versions before when a build begins. @param build its directory */
export const keepBeforePlugin = (build: string): Plugin => ({
  name: 'portal-keep-before',
  apply: 'build',
  buildStart: () => keepBefore(build),
});
