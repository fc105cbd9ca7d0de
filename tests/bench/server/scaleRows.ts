import { startPostgres } from '../../support/database/startPostgres.ts';
import type { Report } from '../Report.ts';
import type { Row } from '../Row.ts';
import { say } from '../say.ts';
import { summarize } from '../summarize.ts';
import type { LoadFigures, LoadTimes } from './alternateLoads.ts';
import { benchPatients, type BenchPatient } from './benchPatients.ts';
import { startLoad, type Load } from './startLoad.ts';
import { startPooler } from './startPooler.ts';
import { startServer, type ServerProcess } from './startServer.ts';

/** Patients who ask at the same time, of every installation. */
const PATIENTS = 16;

/** Reads for each answer that is saved, as patients go through a visit. */
const READS = 3;

/** Servers on one database, and who asks each of them. */
interface Fleet {
  readonly name: string;
  readonly servers: readonly ServerProcess[];
  readonly loads: readonly Load[];
}

const connectionOf = ({ headers, read, saves }: BenchPatient) => ({
  headers,
  requests: saves.flatMap((save) => [...Array.from({ length: READS }, () => read), save]),
});

async function startFleet(
  name: string,
  count: number,
  start: () => Promise<ServerProcess>,
  patients: readonly BenchPatient[],
): Promise<Fleet> {
  const servers: ServerProcess[] = [];
  while (servers.length < count) servers.push(await start());
  // As a proxy spreads them.
  const loads = await Promise.all(
    servers.map((server, place) =>
      startLoad(server.url, patients.filter((_, at) => at % count === place).map(connectionOf)),
    ),
  );
  return { name, servers, loads };
}

const used = async ({ servers }: Fleet): Promise<number> =>
  (await Promise.all(servers.map((server) => server.cpu()))).reduce((sum, one) => sum + one, 0);

async function measureRound(fleet: Fleet, milliseconds: number): Promise<LoadFigures> {
  const before = await used(fleet);
  const rounds = await Promise.all(fleet.loads.map((load) => load.round(milliseconds)));
  const cpu = (await used(fleet)) - before;
  const errors = rounds.flatMap((round) => round.errors);
  if (errors.length > 0) throw new Error(`${errors.length} requests failed, such as ${errors[0]}`);
  const answered = rounds.reduce((sum, round) => sum + round.answered, 0);
  return { rate: answered / Math.max(...rounds.map(({ seconds }) => seconds)), cost: cpu / answered };
}

/** Rounds until the code of a server that has the load alone is compiled; several need so many times as long. */
const WARMING = 6;

/** Loads them in turn, each second round in the other order, once they are warm. */
async function measure(fleets: readonly Fleet[], { milliseconds, rounds }: LoadTimes): Promise<readonly LoadFigures[]> {
  for (const fleet of fleets) await measureRound(fleet, milliseconds * WARMING * fleet.servers.length);
  const taken = new Map(fleets.map((fleet) => [fleet, { rates: [] as number[], costs: [] as number[] }]));
  for (let round = 0; round < rounds; round += 1)
    for (const fleet of round % 2 === 0 ? fleets : fleets.toReversed()) {
      const { rate, cost } = await measureRound(fleet, milliseconds);
      taken.get(fleet)?.rates.push(rate);
      taken.get(fleet)?.costs.push(cost);
    }
  return [...taken.values()].map(({ rates, costs }) => ({
    rate: summarize(rates).median,
    cost: summarize(costs).median,
  }));
}

const figureText = ({ rate, cost }: LoadFigures) => `${rate.toFixed(0)} requests/s, ${cost.toFixed(0)} us of CPU each`;

/**
 * S6: what servers that share a database cost a request, beside one alone. With the load on the same processor more of them
 * answer hardly more; what each request costs says what one more processor carries.
 *
 * @param file the built portal
 */
export async function scaleRows(file: string, times: LoadTimes): Promise<Pick<Report, 'differences' | 'rows'>> {
  // Nine servers are up at a time, each with its connections.
  const postgres = await startPostgres(true, 250);
  const url = await postgres.create('bench');
  const pooler = await startPooler(url);
  if (!pooler) say('no PgBouncer is on the PATH, so that S6 is measured without one');
  const direct = () => startServer(file, { url });
  const pooled = () => startServer(file, { url: pooler?.url ?? url });
  const kinds = [
    ['1 server', 1, direct],
    ['2 servers', 2, direct],
    ...(pooler ? [['2 servers, through PgBouncer in session mode', 2, pooled] as const] : []),
    ['4 servers', 4, direct],
  ] as const;
  const fleets: Fleet[] = [];
  try {
    say('signing up patients for S6');
    const first = await direct();
    const patients = await benchPatients(first.url, kinds.length * PATIENTS);
    await first.stop();
    for (const [place, [name, count, start]] of kinds.entries())
      fleets.push(await startFleet(name, count, start, patients.slice(place * PATIENTS, (place + 1) * PATIENTS)));
    say('measuring S6');
    const [alone, ...others] = await measure(fleets, times);
    if (!alone) throw new Error('nothing was measured');
    const rows = others.map((figures, place): Row => ({
      id: 'S6',
      measure: `three reads and a save, ${fleets[place + 1]?.name}: CPU a request`,
      against: '1 server',
      figures: { engine: figureText(figures), reference: figureText(alone) },
      ratio: figures.cost / alone.cost,
      limit: 1.25,
      gate: false,
    }));
    return { differences: [], rows };
  } finally {
    await Promise.all(fleets.flatMap(({ loads }) => loads.map((load) => load.end())));
    await Promise.all(fleets.flatMap(({ servers }) => servers.map((server) => server.stop())));
    await pooler?.stop();
    await postgres.stop();
  }
}
