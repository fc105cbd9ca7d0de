import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InjectOptions, RouteOptions } from 'fastify';
import { inject } from 'vitest';
import type { Problem } from '#schemas/problem.ts';
import type { Intake } from '#schemas/wire/intake.ts';
import { createBackend } from '#services/backend/createBackend.ts';
import { createId } from '#services/backend/kernel/ids/createId.ts';
import type { Database } from '#services/backend/kernel/database/Database.ts';
import { openDatabase } from '#services/backend/kernel/database/openDatabase.ts';
import { users } from '#services/backend/kernel/database/tables/users.ts';
import type { MediaStore } from '#services/backend/adapters/media/MediaStore.ts';
import { memoryMedia } from '#services/backend/adapters/media/memoryMedia.ts';
import type { BackendOptions } from '#services/backend/openPortal.ts';
import { passwords } from '#services/backend/modules/sessions/passwords.ts';
import { begin } from '#services/backend/modules/sessions/store.ts';
import type { Settings } from '#services/backend/kernel/settings/settings.ts';
import { templateIdOf } from '#services/backend/modules/templates/store.ts';
import { findUser } from '#services/backend/modules/users/store.ts';
import { backendContract } from './backendContract.ts';
import { backendSettings } from './backendSettings.ts';
import { recycledDatabase } from '../database/recycledDatabase.ts';
import { seededBackend } from '../database/seededBackend.ts';
import { testMorning } from './testMorning.ts';
import { sessionFrom } from './sessionFrom.ts';

/** An answer of the backend. `body` is whatever the JSON was; tests say what they expect of it. */
export interface Answered<Body> {
  readonly status: number;
  readonly body: Body;
  readonly headers: { readonly [name: string]: number | string | string[] | undefined };
  readonly cookies: readonly { readonly name: string; readonly value: string; readonly [attribute: string]: unknown }[];
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Profile = Partial<typeof users.$inferInsert>;

export const fullMedicalProfile = {
  pregnant: false,
  planning_pregnancy: false,
  breastfeeding: false,
  has_allergies: false,
  has_current_medications: false,
  has_medical_conditions: false,
} as const;

export const fullProfile = {
  sex: 'female',
  height: 66,
  weight: 142,
  birthday: '03-12-1985',
  state: 'CA',
  medicalProfile: fullMedicalProfile,
} as const satisfies Profile;

type Options = Omit<Partial<BackendOptions>, 'settings' | 'dump'> & {
  readonly settings?: Partial<Settings>;
  /** What stands before the database. */
  readonly database?: (named: Database) => Database;
};

/** Whether a backend begins as the seeded one does: it seeds what that one does, into a database of its own. */
export const beginsAsSeeded = ({ settings = {}, tenants, templates, catalogue, reset, clock }: Options): boolean =>
  [settings.media, settings.mediaS3, settings.sandbox, settings.stripe, settings.brands, settings.catalogue].every(
    (setting) => setting === undefined,
  ) && [tenants, templates, catalogue, reset, clock].every((option) => option === undefined);

/** The images that belong to the rows of the seeded backend. */
async function seededMedia(): Promise<MediaStore> {
  const own = memoryMedia();
  const { media } = await seededBackend();
  for (const id of await readdir(media)) await own.put(id, await readFile(join(media, id)));
  return own;
}

/** What a backend starts from: databases of the run are recycled, and servers and directories that a test names are opened. */
async function startOf(options: Options): Promise<Partial<BackendOptions>> {
  const { database: wrap = (named: Database) => named } = options;
  const { databaseUrl, data } = options.settings ?? {};
  if (options.open) return {};
  if (databaseUrl !== undefined || data !== undefined) {
    const dump = new Blob([readFileSync(inject('backendDump'))]);
    return { open: async (location) => wrap(await openDatabase({ ...location, dump })) };
  }
  const isSeeded = beginsAsSeeded(options);
  const own = isSeeded ? await seededMedia() : undefined;
  return {
    open: async () => wrap(await recycledDatabase(isSeeded ? 'seeded' : 'none')),
    ...(own && { media: () => options.media?.(own) ?? own }),
  };
}

/** The password of all patients, hashed once a worker. */
let hashed: Promise<string> | undefined;

/** A backend with a clock to turn, and patients of its own for each test. Every answer is checked against the contract. */
export async function backendFixture(options: Options = {}) {
  const time = { now: testMorning() };
  const routes: RouteOptions[] = [];
  const app = await createBackend({
    clock: () => time.now,
    onRoute: (route) => routes.push(route),
    ...options,
    ...(await startOf(options)),
    settings: backendSettings(options.settings),
  });
  const check = backendContract(app, routes);
  const { portal } = app;
  const tenant = portal.tenants.atHost('localhost');
  const evergreen = portal.tenants.atHost('evergreen.localhost');
  const passwordHash = await (hashed ??= passwords.hash('Portal123'));

  async function call<Body = unknown>(
    request: InjectOptions & { method: Method; url: string },
  ): Promise<Answered<Body>> {
    const response = await app.inject(request);
    await portal.afterAnswer.rest();
    const isJson = String(response.headers['content-type'] ?? '').startsWith('application/json');
    const body: Body = isJson ? JSON.parse(response.body) : response.body;
    if (isJson) check(request.method, request.url, response.statusCode, body);
    return { status: response.statusCode, body, headers: response.headers, cookies: response.cookies };
  }

  /** Signs a new patient up, without the pages: account, session, token. */
  async function patient(profile: Profile = {}, organization = tenant) {
    const id = createId(time.now);
    await portal.database.db.insert(users).values({
      id,
      organization: organization.id,
      email: `${id}@example.com`,
      emailVerifiedAt: time.now,
      passwordHash,
      firstName: 'Pat',
      lastName: 'Test',
      createdAt: time.now,
      ...profile,
    });
    const user = await findUser(portal, organization.id, id);
    if (!user) throw new Error('the patient was not stored');
    const { session } = await begin(portal.database, { ...user, session_epoch: 0 }, sessionFrom(time.now));
    const token = await portal.tokens.issue({ user: id, organization: organization.id, session });
    const [host = 'localhost'] = organization.domains;
    const send = <Body = Problem>(
      method: Method,
      url: string,
      payload?: object,
      headers: { readonly [name: string]: string } = {},
    ) =>
      call<Body>({
        method,
        url,
        ...(payload && { payload }),
        headers: { host, authorization: `Bearer ${token}`, ...headers },
      });
    const begins = async (slug: string) => {
      const { body } = await send<Intake>('POST', '/v2/intakes', {
        templateId: templateIdOf(organization.id, slug),
        userId: id,
      });
      return body;
    };
    const read = async (intakeId: string) =>
      (await send<Intake>('GET', `/intakes/${organization.id}/patient/${id}/intake/${intakeId}`)).body;
    return { id, token, session, send, begins, read, org: organization.id, email: user.email };
  }

  return { app, call, patient, routes, portal, tenant, evergreen, time, close: () => app.close() };
}

export type BackendFixture = Awaited<ReturnType<typeof backendFixture>>;
export type TestPatient = Awaited<ReturnType<BackendFixture['patient']>>;

/** Turns the clock of a fixture. */
export function advance({ time }: BackendFixture, seconds: number): void {
  time.now = new Date(time.now.getTime() + seconds * 1000);
}
