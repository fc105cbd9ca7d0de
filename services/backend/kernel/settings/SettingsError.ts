/** The environment holds something that cannot be meant. The message names the variable and what it may be. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}
