/** Where log lines go. */
interface LogLines {
  write(line: string): void;
}

/** Whoever read the log may be gone: that ends no server. */
const unheard = () => undefined;

/**
 * Standard output for a log. Lines that come at the same time are written together, so that a server under load does not
 * ask the operating system once for each; none waits longer than until the requests at hand have been worked on.
 */
export function logLines(write = (text: string): unknown => process.stdout.write(text)): LogLines {
  let waiting = '';
  const flush = () => {
    const text = waiting;
    waiting = '';
    if (text !== '') write(text);
  };
  process.stdout.off('error', unheard).on('error', unheard);
  process.once('exit', flush);
  return {
    write(line) {
      if (waiting === '') setImmediate(flush);
      waiting += line;
    },
  };
}
