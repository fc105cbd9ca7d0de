import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { settings } from '#services/backend/settings.ts';

describe('settings', () => {
  it('need nothing', () => {
    expect(settings({})).toMatchObject({
      port: 4000,
      data: '.data',
      sandbox: true,
      databaseUrl: undefined,
      secret: undefined,
    });
  });

  it.each([
    [{ PORT: 'x' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ PORTAL_SANDBOX: 'yes' }, 'PORTAL_SANDBOX'],
    [{ PORTAL_SECRET: 'short' }, 'PORTAL_SECRET'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ PORTAL_LOG: 'loud' }, 'PORTAL_LOG'],
    [{ PORTAL_CARE_TEAM_DELAY: '-1' }, 'PORTAL_CARE_TEAM_DELAY'],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_WEBHOOK_SECRET'],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_SECRET_KEY'],
  ])('refuse %j by the name of the variable', (environment, name) => {
    expect(() => settings(environment)).toThrow(name);
  });

  it('never say what a secret or a database address was', () => {
    expect(() => settings({ PORTAL_SECRET: 'hunter2' })).not.toThrow(/hunter2/);
    expect(() => settings({ DATABASE_URL: 'mysql://u:hunter2@x' })).not.toThrow(/hunter2/);
  });

  it('are all in the example file', () => {
    const read = new Set<string>();
    settings(new Proxy({}, { get: (_, name) => void read.add(String(name)) }));
    const example = readFileSync(resolve(import.meta.dirname, '../../.env.example'), 'utf8');
    expect(new Set([...example.matchAll(/^# ?([A-Z_]+)=/gm)].map(([, name]) => name))).toEqual(read);
  });
});
