/**
 * The environment, or a file of the installation, holds something that cannot be meant. The message names the variable,
 * or the file and the place in it, and what may stand there.
 */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}
