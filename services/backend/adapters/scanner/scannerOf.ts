import type { Settings } from '../../kernel/settings/settings.ts';
import { clamdScanner } from './clamdScanner.ts';
import type { Scanner } from './Scanner.ts';

/** Who looks for viruses, as the settings say. Without a scanner only what documents are made of is looked at. */
export const scannerOf = ({ clamd }: Pick<Settings, 'clamd'>): Scanner =>
  clamd ? clamdScanner(clamd) : { finds: async () => false };
