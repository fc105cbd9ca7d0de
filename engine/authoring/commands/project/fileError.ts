import { CommandError } from './CommandError.ts';

const said = (error: Error & { readonly code: unknown }, name: string, use: 'read' | 'written'): string => {
  switch (error.code) {
    case 'EISDIR':
      return `'${name}' is a folder; name a file`;
    case 'ENOENT':
    case 'ENOTDIR':
      return use === 'read' ? `there is no file '${name}'` : `there is no folder for '${name}'; make it first`;
    default:
      return `'${name}' cannot be ${use}: ${error.message}`;
  }
};

/** Converts a file system error into a CommandError that names the file. Other errors are returned unchanged. */
export const fileError = (cause: unknown, name: string, use: 'read' | 'written'): unknown =>
  cause instanceof Error && 'code' in cause ? new CommandError(said(cause, name, use), 2, { cause }) : cause;
