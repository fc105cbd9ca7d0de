import { engineReport } from './engineReport.ts';
import { messagesReport } from './messages/messagesReport.ts';
import { pagesReport } from './pages/pagesReport.ts';
import type { Report } from './Report.ts';
import { passes } from './Row.ts';
import { serverReport, serverRows } from './server/serverReport.ts';
import { tableOf } from './tableOf.ts';

// `npm run bench` measures all, `-- pages`, `-- messages`, `-- engine` or `-- server` one part, and `-- server S1 S5` some rows of the server;
// `-- --quick` is for trying: rougher figures, sooner.
const parts: { readonly [name: string]: (quick: boolean, rows: readonly string[]) => Report | Promise<Report> } = {
  pages: pagesReport,
  messages: messagesReport,
  engine: engineReport,
  server: serverReport,
};
const parameters = process.argv.slice(2);
const quick = parameters.includes('--quick');
const asked = parameters.filter((parameter) => parameter !== '--quick');
const isPart = (name: string) => Object.hasOwn(parts, name);
const rows = asked.filter((name) => !isPart(name));
const unknown = rows.find((name) => !asked.includes('server') || !serverRows.includes(name));
if (unknown !== undefined)
  throw new Error(
    `there is no '${unknown}' to measure; ${Object.keys(parts).join(', ')} are, and of the server ${serverRows.join(', ')}`,
  );

const print = (text: string) => process.stdout.write(`${text}\n`);

function show({ differences, checked, rows: shown }: Report): void {
  if (differences.length > 0) {
    print(differences.join('\n'));
    process.exitCode = 1;
    return;
  }
  print(`\n${checked}\n`);
  print(tableOf(shown));
  const failed = shown.filter((row) => row.gate && !passes(row));
  const missed = shown.filter((row) => !row.gate && !passes(row));
  print(`\n${failed.length} of ${shown.filter((row) => row.gate).length} gates fail; ${missed.length} rows miss.`);
  if (failed.length > 0) process.exitCode = 1;
}

for (const [name, report] of Object.entries(parts))
  if (asked.length === 0 || asked.includes(name)) show(await report(quick, rows));
