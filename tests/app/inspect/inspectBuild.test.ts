import { join, resolve } from 'node:path';
import { build, resolveConfig } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

/** The portal's main script as the settings of a command make it, with everything that it imports left outside. */
async function mainScript(command: 'build' | 'serve'): Promise<string> {
  const { define = {} } = await resolveConfig({ root, logLevel: 'silent' }, command, 'development');
  const entry = join(root, 'app/main.tsx');
  const made = await build({
    root,
    configFile: false,
    mode: 'development',
    logLevel: 'silent',
    define,
    build: { write: false, target: 'esnext', rolldownOptions: { input: entry, external: (id) => id !== entry } },
  });
  if (!('output' in made)) throw new Error('the build is none of one output');
  return made.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}

describe('the main script, made where the environment is that of development', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('knows the inspector under the development server', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const script = await mainScript('serve');
    expect(script).toContain('inspectActors');
  });

  it('knows nothing of it in a build', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const script = await mainScript('build');
    expect(script).toContain('mountPortal');
    expect(script).not.toMatch(/inspect/i);
  });
});
