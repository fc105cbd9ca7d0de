import { startPostgres } from './startPostgres.ts';

/** The process of a PostgreSQL server: it says its address, and ends with the process that started it. */
const server = await startPostgres(false, Number(process.argv[2]));
process.once('disconnect', () => {
  void server.stop().finally(() => process.exit());
});
process.send?.(server.urlOf('postgres'));
