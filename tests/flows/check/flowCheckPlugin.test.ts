import { resolve } from 'node:path';
import { build, createLogger, createServer } from 'vite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkedOf, flowCheckPlugin, type Checked } from '#engine/authoring/vite/flowCheckPlugin.ts';
import { findingsIn, root } from './realFlows.ts';

const entry = 'virtual:entry';

const virtualEntry = {
  name: 'virtual-entry',
  resolveId: (id: string) => (id === entry ? id : undefined),
  load: (id: string) => (id === entry ? 'export default 1;' : undefined),
};

const built = (check?: () => Promise<Checked>) =>
  build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [virtualEntry, flowCheckPlugin(check)],
    build: { write: false, rollupOptions: { input: entry } },
  });

const file = (name: string) => resolve(root, `flows/${name}/${name}.steps.json`);

/** The plugin keeps out of test runs; here it is what is tested. */
beforeEach(() => {
  vi.stubEnv('VITEST', undefined);
});

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the build', () => {
  it('stops with the text of the findings', async () => {
    await expect(
      built(() => Promise.resolve({ failed: true, text: 'visit.steps.json:7 unknownValue' })),
    ).rejects.toThrow('visit.steps.json:7 unknownValue');
  });

  it('goes through where nothing is to mend', async () => {
    await expect(built(() => Promise.resolve({ failed: false, text: '' }))).resolves.toBeDefined();
  });
});

describe('the output of the command', () => {
  const findings = findingsIn([['retention', '/sections/offer/0/points/1', 'x'.repeat(121)]], { only: 'retention' });
  const { text, failed, places } = checkedOf(JSON.stringify(findings), true);

  it('is reported with place, remedy and witness', () => {
    expect(failed).toBe(true);
    expect(text).toMatch(
      /^flows\/retention\/retention\.steps\.json:\d+ \/sections\/offer\/0\/points\/1 error tooLong$/m,
    );
    expect(text).toContain('How to mend it: Shorten it');
    expect(text).toContain("'retention-offer' is asked");
    expect(places).toMatchObject([{ file: 'flows/retention/retention.steps.json', line: findings[0]?.line }]);
  });

  it('of a check that broke down is told as it is', () => {
    expect(checkedOf('Error: no flowIndex', true)).toEqual({ text: 'Error: no flowIndex', failed: true });
  });
});

describe('the dev server', () => {
  it('shows findings over the page, and opens the file at their place', async () => {
    const places = [
      { file: 'flows/visit/visit.steps.json', pointer: '/version', line: 7 },
      { file: 'flows/retention/retention.steps.json', pointer: '/version', line: 3 },
    ];
    const server = await createServer({
      configFile: false,
      root,
      logLevel: 'silent',
      server: { middlewareMode: true, ws: false, watch: null },
      plugins: [flowCheckPlugin(() => Promise.resolve({ failed: true, text: 'two findings', places }))],
    });
    const sent = vi.spyOn(server.ws, 'send');
    server.watcher.emit('change', resolve(root, 'flows/visit/visit.steps.json'));
    await vi.waitFor(() => expect(sent).toHaveBeenCalled(), { timeout: 10_000 });
    await server.close();
    expect(sent).toHaveBeenCalledWith({
      type: 'error',
      err: {
        message: 'two findings',
        plugin: 'flow-check',
        loc: { file: file('visit'), line: 7, column: 1 },
        stack: `    at ${file('visit')}:7:1\n    at ${file('retention')}:3:1`,
      },
    });
  });

  it('warns of findings, tells the page, and checks again when steps change', async () => {
    const texts = ['first finding', 'second finding'];
    const warned: string[] = [];
    const customLogger = { ...createLogger('silent'), warn: (text: string) => void warned.push(text) };
    const server = await createServer({
      configFile: false,
      root,
      customLogger,
      server: { middlewareMode: true, ws: false, watch: null },
      plugins: [flowCheckPlugin(() => Promise.resolve({ failed: true, text: texts.shift() ?? 'no more' }))],
    });
    const sent = vi.spyOn(server.ws, 'send');
    await vi.waitFor(() => expect(warned).toEqual(['first finding']), { timeout: 10_000 });
    server.watcher.emit('change', resolve(root, 'flows/visit/visit.steps.json'));
    await vi.waitFor(() => expect(warned).toEqual(['first finding', 'second finding']), { timeout: 10_000 });
    expect(sent).toHaveBeenLastCalledWith(
      expect.objectContaining({ type: 'error', err: expect.objectContaining({ message: 'second finding' }) }),
    );
    server.watcher.emit('change', resolve(root, 'flows/README.md'));
    await server.close();
    expect(warned).toHaveLength(2);
  });
});
