/** The data directory belongs to a process that is alive. */
export class DirectoryInUseError extends Error {
  override readonly name = 'DirectoryInUseError';

  constructor(directory: string, holder: string) {
    super(
      `The data directory ${directory} is in use by ${holder}. Two processes on one directory would lose data. ` +
        'Stop the other process, or set PORTAL_DATA to another directory.',
    );
  }
}
