import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { generateSource } from 'oazapfts';
import { afterAll, expect, it } from 'vitest';
import { backendFixture } from '#tests/support/backend/backendFixture.ts';

const root = resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** What somebody else writes who has nothing but the document. */
const program = `
import * as portal from './portal.js';

const [url = '', email = '', password = ''] = process.argv.slice(2);
portal.defaults.baseUrl = url;
const organization = await portal.findOrganization('localhost');
const answered = await portal.login(organization._id, { email, password });
if (!('token' in answered)) throw new Error('a second step is asked for');
const { token, user } = answered;
portal.defaults.headers = { authorization: 'Bearer ' + token };
const patient = await portal.readUser(organization._id, user._id);
const templates = await portal.listIntakeTemplates(organization._id);
const template = templates.find(({ slug }) => slug === 'rapamycin');
const visit = await portal.createIntake({ templateId: template?._id ?? '', userId: patient._id });
const [question] = visit.intake_responses ?? [];
if (!question) throw new Error('the visit has no questions');
const answer = { value: { value: ['healthspan'] }, revision: question.revision };
const key = { idempotencyKey: 'first-answer' };
const { response } = await portal.saveResponse(visit._id, question._id, answer, key);
const again = await portal.saveResponse(visit._id, question._id, answer, key);
const other = { ...answer, revision: response.revision };
const refused = await portal.saveResponse(visit._id, question._id, other, key).catch((error) => error.data.code);
process.stdout.write(JSON.stringify({ email: patient.email, visit: visit._id, response, again, refused }));

export const mistakes = () => {
  // @ts-expect-error An answer is based on a revision.
  void portal.saveResponse(visit._id, question._id, { value: {} });
  // @ts-expect-error There is no such status.
  return response.revision === 'new';
};
`;

const settings = {
  compilerOptions: { strict: true, target: 'ES2022', module: 'NodeNext', skipLibCheck: true, types: ['node'] },
  files: ['program.ts'],
};

const directory = mkdtempSync(join(tmpdir(), 'portal-client-'));
const backend = await backendFixture();
afterAll(async () => {
  await backend.close();
  rmSync(directory, { recursive: true });
});

const write = (name: string, content: unknown) =>
  writeFileSync(join(directory, name), typeof content === 'string' ? content : JSON.stringify(content));

it('a client that is generated from the document passes the type checker and saves an answer', async () => {
  const url = await backend.app.listen({ port: 0, host: '127.0.0.1' });
  const { id, email, read } = await backend.patient();
  symlinkSync(join(root, 'node_modules'), join(directory, 'node_modules'));
  write('package.json', { type: 'module' });
  write('tsconfig.json', settings);
  write('document.json', await (await fetch(`${url}/docs`)).json());
  write('portal.ts', await generateSource(join(directory, 'document.json'), { optimistic: true }));
  write('program.ts', program);
  const checked = run(join(root, 'node_modules/.bin/tsc'), ['-p', directory]);
  // What the type checker has to say stands in its output.
  expect((await checked.catch((complaint: { readonly stdout: string }) => complaint)).stdout).toBe('');
  const { stdout } = await run(process.execPath, [join(directory, 'program.js'), url, email, 'Portal123']);
  const said = JSON.parse(stdout);
  expect(said).toMatchObject({ email, refused: 'IdempotencyConflict', response: { revision: 1 } });
  expect(said.again.response).toEqual(said.response);
  const visit = await read(said.visit);
  expect(visit.user).toBe(id);
  expect(visit.intake_responses?.[0]).toEqual(said.response);
});
