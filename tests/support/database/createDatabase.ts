import { Client } from 'pg';

/**
 * Makes a database on a PostgreSQL server.
 *
 * @param url any database of the server
 * @param template the name of the one that it is a copy of, to which nobody is connected
 * @returns its address
 */
export async function createDatabase(url: string, name: string, template = 'template1'): Promise<string> {
  const client = new Client(url);
  await client.connect();
  try {
    await client.query(`create database ${name} template ${template}`);
  } finally {
    await client.end();
  }
  return Object.assign(new URL(url), { pathname: name }).href;
}
