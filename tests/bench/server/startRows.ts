import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { callPortal } from '../../support/portal/callPortal.ts';
import { signInByCall } from '../../support/portal/signInByCall.ts';
import { startPortal, type RunningPortal } from '../../support/portal/startPortal.ts';
import type { Report } from '../Report.ts';
import type { Row } from '../Row.ts';
import { say } from '../say.ts';
import { summarize } from '../summarize.ts';
import { processFigures, type ProcessFigures } from './processFigures.ts';

const FIRST_LIMIT = 5;
const SECOND_LIMIT = 2;
const HELD_LIMIT = 500;

interface Start {
  /** Seconds until it was ready, and of processor time until then. */
  readonly seconds: number;
  readonly cpu: number;
}

/** Seconds for which the memory is looked at until it no longer falls. */
const PATIENCE = 30;

/** Waits until a process gives no more memory back. */
async function settled(pid: number): Promise<ProcessFigures> {
  let before = processFigures(pid);
  for (let second = 0; second < PATIENCE; second += 5) {
    await setTimeout(5000);
    const now = processFigures(pid);
    if (now.held >= before.held * 0.98) return now;
    before = now;
  }
  return before;
}

async function startOn(data: string): Promise<{ readonly portal: RunningPortal; readonly start: Start }> {
  const before = performance.now();
  const portal = await startPortal({ data });
  const seconds = (performance.now() - before) / 1000;
  return { portal, start: { seconds, cpu: processFigures(portal.pid).cpu } };
}

/** Where the portal does not serve its pages and its demo patients, one line each. */
async function differencesAt({ url }: RunningPortal): Promise<readonly string[]> {
  const page = await callPortal(`${url}/login`, { method: 'GET', headers: { accept: 'text/html' } });
  const { call, organization, userId } = await signInByCall(url, 'ben@example.com');
  const visits = await call<readonly unknown[]>('GET', `/intakes/${organization}/patient/${userId}`);
  return [
    ...(page.includes('<form') ? [] : ['the login page has no form']),
    ...(visits.length > 0 ? [] : ['the demo patient has no visit']),
  ];
}

const secondsOf = (starts: readonly Start[]): number => summarize(starts.map(({ seconds }) => seconds)).median;

/** @param killed starts after the server was killed, which have no limit of their own */
function startRow(measure: string, starts: readonly Start[], limit: number, killed: readonly Start[] = []): Row {
  const seconds = secondsOf(starts);
  const cpu = summarize(starts.map(({ cpu: used }) => used)).median;
  const afterKill = killed.length > 0 ? `, ${secondsOf(killed).toFixed(2)} s after SIGKILL` : '';
  return {
    id: 'S5',
    measure,
    against: 'limit',
    figures: {
      engine: `${seconds.toFixed(2)} s (${cpu.toFixed(2)} s of CPU${afterKill})`,
      reference: `${limit.toFixed(2)} s`,
    },
    ratio: seconds / limit,
    limit: 1,
    gate: false,
  };
}

const megabytes = (kilobytes: number) => `${(kilobytes / 1000).toFixed(0)} MB`;

function memoryRow(figures: readonly ProcessFigures[]): Row {
  const held = summarize(figures.map((figure) => figure.held)).median;
  const peak = summarize(figures.map((figure) => figure.peak)).median;
  return {
    id: 'S5',
    measure: 'memory after seeding',
    against: 'limit',
    figures: { engine: `${megabytes(held)} (peak ${megabytes(peak)})`, reference: `${HELD_LIMIT} MB` },
    ratio: held / 1000 / HELD_LIMIT,
    limit: 1,
    gate: false,
  };
}

/** S5: the built portal as a newcomer starts it, on an empty folder, once more on what it left there, and after it was killed. */
export async function startRows(rounds: number): Promise<Pick<Report, 'differences' | 'rows'>> {
  const first: Start[] = [];
  const second: Start[] = [];
  const killed: Start[] = [];
  const memory: ProcessFigures[] = [];
  say('measuring S5');
  for (let round = 0; round < rounds; round += 1) {
    const folder = await mkdtemp(join(tmpdir(), 'first-start-'));
    const data = join(folder, 'data');
    try {
      const empty = await startOn(data);
      first.push(empty.start);
      memory.push(await settled(empty.portal.pid));
      await empty.portal.stop();
      const again = await startOn(data);
      second.push(again.start);
      const differences = [...(await differencesAt(again.portal))];
      await again.portal.kill();
      const afterKill = await startOn(data);
      killed.push(afterKill.start);
      differences.push(...(await differencesAt(afterKill.portal)));
      await afterKill.portal.stop();
      if (differences.length > 0) return { differences, rows: [] };
    } finally {
      await rm(folder, { recursive: true });
    }
  }
  return {
    differences: [],
    rows: [
      startRow('first start, on an empty folder', first, FIRST_LIMIT),
      startRow('second start', second, SECOND_LIMIT, killed),
      memoryRow(memory),
    ],
  };
}
