import { resolve } from 'node:path';
import { build, createLogger, createServer } from 'vite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flowCheckPlugin, type Checked } from '#engine/authoring/flowCheckPlugin.ts';
import { root } from './realFlows.ts';

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

describe('the dev server', () => {
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
    await vi.waitFor(() => expect(warned).toEqual(['first finding']));
    server.watcher.emit('change', resolve(root, 'flows/visit/visit.steps.json'));
    await vi.waitFor(() => expect(warned).toEqual(['first finding', 'second finding']));
    expect(sent).toHaveBeenLastCalledWith(
      expect.objectContaining({ type: 'error', err: expect.objectContaining({ message: 'second finding' }) }),
    );
    server.watcher.emit('change', resolve(root, 'flows/README.md'));
    await server.close();
    expect(warned).toHaveLength(2);
  });
});
