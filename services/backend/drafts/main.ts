import { DirectoryInUseError } from '../database/DirectoryInUseError.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { settings } from '../settings.ts';
import { exportDrafts } from './exportDrafts.ts';

const [template, directory] = process.argv.slice(2);
const { databaseUrl, data } = settings(process.env);

if (template === undefined || directory === undefined) {
  process.stderr.write('Usage: npm run drafts -- <template> <directory>\n');
  process.exitCode = 1;
} else if (databaseUrl === undefined && data === 'memory') {
  process.stderr.write('PORTAL_DATA is memory: nothing is kept that could be written out.\n');
  process.exitCode = 1;
} else {
  try {
    const database = await openDatabase({ url: databaseUrl, data });
    const count = await exportDrafts(database, template, directory, new Date()).finally(() => database.close());
    process.stdout.write(`${count} open visits of '${template}' are in ${directory}\n`);
  } catch (error) {
    if (!(error instanceof DirectoryInUseError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
