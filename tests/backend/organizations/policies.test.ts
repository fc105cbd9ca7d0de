import { afterAll, describe, expect, it } from 'vitest';
import { policySections, type Policy } from '#schemas/wire/policy.ts';
import { policyOf } from '#services/backend/modules/organizations/policyOf.ts';
import { backendFixture } from '#tests/support/backend/backendFixture.ts';

const backend = await backendFixture();
afterAll(() => backend.close());

const read = (section: string, org: 'tenant' | 'evergreen' = 'tenant') =>
  backend.call<Policy>({
    method: 'GET',
    url: `/organization/${backend[org].id}/policy/${section}`,
    headers: { host: org === 'evergreen' ? 'evergreen.localhost' : 'localhost' },
  });

const textOf = ({ title, parts }: Policy) =>
  [title, ...parts.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])].join('\n');

describe.each(policySections)('the policy %s', (section) => {
  it('is read by everybody, in four to six parts of which none is empty', async () => {
    const { status, body } = await read(section);
    expect([status, body.section]).toEqual([200, section]);
    expect(body.parts.length).toBeGreaterThanOrEqual(4);
    expect(body.parts.length).toBeLessThanOrEqual(6);
    for (const { heading, paragraphs } of body.parts) {
      expect(heading.trim()).not.toBe('');
      expect(paragraphs.filter((paragraph) => paragraph.trim() !== '')).not.toEqual([]);
    }
    expect(body.updated).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it.each([
    ['tenant', 'Healthspan', 'care@healthspan.example', 'Evergreen'],
    ['evergreen', 'Evergreen', 'hello@evergreen.example', 'Healthspan'],
  ] as const)('speaks at %s of %s and its own address alone', async (org, name, email, other) => {
    const text = textOf((await read(section, org)).body);
    expect(text).toContain(name);
    expect(text).toContain(email);
    expect(text).not.toContain(other);
    expect(text).not.toMatch(/[{}]/);
  });
});

it.each(['terms', 'Consent', 'constructor', '__proto__', '%2e%2e'])('there is no policy %s', async (section) => {
  expect((await read(section)).status).toBe(404);
});

it('the policies of an organization are not read on the host of another', async () => {
  const url = `/organization/${backend.evergreen.id}/policy/consent`;
  expect((await backend.call({ method: 'GET', url })).status).toBe(404);
});

it('the text messages that the terms speak of are at most 10 a month, and end by STOP', async () => {
  const text = textOf((await read('tos')).body);
  expect(text).toContain('up to 10 messages a month');
  expect(text).toContain('Reply HELP for help or STOP to end them.');
});

it('a name with signs that replacements know is taken as it is', () => {
  const settings = { ...backend.tenant.settings, name: "$& $1 $' clinic" };
  expect(textOf(policyOf({ ...backend.tenant, settings }, 'privacy'))).toContain("$& $1 $' clinic keeps what you");
});
