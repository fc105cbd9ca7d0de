import { expect, vi } from 'vitest';
import type { StandingPortal } from '../portal/startPortal.ts';

/** A route that no page calls: once its line is in the log, the lines of everything answered before it are there too. */
const fence = '/docs/json';

const isLine = (value: unknown): value is { readonly method: string; readonly route: string } =>
  typeof value === 'object' && value !== null && 'method' in value && 'route' in value;

function callOf(line: string): readonly string[] {
  try {
    const entry: unknown = JSON.parse(line);
    if (!isLine(entry) || entry.route === fence || entry.route.startsWith('/assets')) return [];
    return [`${entry.method} ${entry.route}`];
  } catch {
    return [];
  }
}

/** The log with the lines of all that was answered so far: a server's output arrives a little after its answers. */
export async function settledLog(portal: StandingPortal): Promise<string> {
  const fences = () => portal.log().split(`"route":"${fence}"`).length;
  const before = fences();
  await fetch(`${portal.url}${fence}`);
  await vi.waitFor(() => expect(fences()).toBeGreaterThan(before), { timeout: 30_000 });
  return portal.log();
}

/** Tells, whenever it is asked, the calls that the server answered from now on, as method and route; assets left out. */
export async function watchCalls(portal: StandingPortal): Promise<() => Promise<readonly string[]>> {
  const from = (await settledLog(portal)).length;
  return async () => (await settledLog(portal)).slice(from).split('\n').flatMap(callOf);
}
