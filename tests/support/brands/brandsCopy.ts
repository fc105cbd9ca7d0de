import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brandsDirectory } from './brandsDirectory.ts';

/** A directory with the brands of the portal, to which others are added. */
export function brandsCopy() {
  const directory = mkdtempSync(join(tmpdir(), 'portal-brands-'));
  cpSync(brandsDirectory, directory, { recursive: true });
  return {
    directory,
    /** Writes a brand: its file, as an object or as the text itself, and the pictures beside it. */
    add(slug: string, file: object | string, pictures: { readonly [name: string]: string | Buffer } = {}): void {
      mkdirSync(join(directory, slug), { recursive: true });
      writeFileSync(
        join(directory, slug, 'brand.json'),
        typeof file === 'string' ? file : JSON.stringify(file, null, 2),
      );
      for (const [name, content] of Object.entries(pictures)) writeFileSync(join(directory, slug, name), content);
    },
    take: (slug: string) => rmSync(join(directory, slug), { recursive: true }),
    takeFile: (slug: string) => rmSync(join(directory, slug, 'brand.json')),
    remove: () => rmSync(directory, { recursive: true }),
  };
}
