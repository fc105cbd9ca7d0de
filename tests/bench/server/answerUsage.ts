/** Tells the process that has started this one where it listens, and on asking what processor time it has used, in microseconds. */
export function answerUsage(url: string): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.(user + system);
  });
  // Whoever measures may have been killed.
  process.once('disconnect', () => process.exit());
  process.send?.(url);
}
