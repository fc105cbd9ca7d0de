import { existsSync } from 'node:fs';
import { DirectoryInUseError } from '../kernel/database/DirectoryInUseError.ts';
import { openDatabase } from '../kernel/database/openDatabase.ts';
import { settings } from '../kernel/settings/settings.ts';
import { DraftExportError } from './DraftExportError.ts';
import { exportDrafts } from './exportDrafts.ts';

const [template, directory, ...more] = process.argv.slice(2);
const { databaseUrl, data } = settings(process.env);

function refuse(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}

if (template === undefined || directory === undefined || more.length > 0)
  refuse('Usage: npm run drafts -- <template> <directory>');
else if (databaseUrl === undefined && data === 'memory')
  refuse('PORTAL_DATA is memory: nothing is kept that could be written out.');
else if (databaseUrl === undefined && !existsSync(data))
  refuse(`There is no data in ${data}. Name the portal's directory in PORTAL_DATA, or its database in DATABASE_URL.`);
else
  try {
    const database = await openDatabase({ url: databaseUrl, data });
    const { count, formless } = await exportDrafts(database, template, directory, new Date()).finally(() =>
      database.close(),
    );
    process.stdout.write(`${count} open visits of '${template}' are in ${directory}\n`);
    if (formless.length > 0)
      process.stdout.write(
        `No other text could be written in the form of ${formless.join(', ')}: diff counts these as asked again.\n`,
      );
  } catch (error) {
    if (!(error instanceof DirectoryInUseError || error instanceof DraftExportError)) throw error;
    refuse(error.message);
  }
