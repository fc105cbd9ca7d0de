import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { LoadConnection, LoadRound } from './Load.ts';

/** Whoever asks a server, in a process of its own. */
export interface Load {
  /** Has every connection send requests for so many milliseconds. */
  round(milliseconds: number): Promise<LoadRound>;
  end(): Promise<void>;
}

/** Prepares connections to the server at `url`; what they have saved is remembered from round to round. */
export async function startLoad(url: string, connections: readonly LoadConnection[]): Promise<Load> {
  const script = fileURLToPath(new URL('./loadGenerator.ts', import.meta.url));
  const child = fork(script, [url], { execArgv: ['--import', 'tsx'] });
  const ready = once(child, 'message');
  child.send(JSON.stringify(connections));
  await ready;
  return {
    async round(milliseconds) {
      const taken = once(child, 'message');
      child.send(milliseconds);
      const [text] = await taken;
      const read: LoadRound = JSON.parse(String(text));
      return read;
    },
    async end() {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    },
  };
}
