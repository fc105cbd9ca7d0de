import { deflateSync } from 'node:zlib';

type Written = string | Buffer;

const isWritten = (value: Written | { readonly trailer: string }): value is Written =>
  typeof value === 'string' || Buffer.isBuffer(value);

/** A PDF of objects, which are numbered from 1, and of a trailer where one is given first. */
export function pdfOf(...given: readonly (Written | { readonly trailer: string })[]): Buffer {
  const trailer = given.find((value) => !isWritten(value)) ?? { trailer: '<</Root 1 0 R>>' };
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...given
      .filter(isWritten)
      .flatMap((object, at) => [Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]),
    Buffer.from(`trailer\n${isWritten(trailer) ? '' : trailer.trailer}\n%%EOF\n`),
  ]);
}

interface Packing {
  /** What the description says beyond type, count and length. */
  readonly description?: string;
  /** The key that names the type. */
  readonly key?: string;
  readonly isDeflated?: boolean;
  readonly numbers?: readonly number[];
}

/** A stream in which objects are packed. */
export function packedObjects(
  objects: readonly string[],
  { description = '/Filter /FlateDecode', key = '/Type', isDeflated = true, numbers = [] }: Packing = {},
): Buffer {
  let at = 0;
  const head = objects.map((object, index) => {
    const place = `${numbers[index] ?? index + 50} ${at} `;
    at += object.length + 1;
    return place;
  });
  const text = Buffer.from(`${head.join('')}${objects.join(' ')}`);
  const content = isDeflated ? deflateSync(text) : text;
  const counts = `/N ${objects.length} /First ${head.join('').length} /Length ${content.length}`;
  return Buffer.concat([
    Buffer.from(`<<${key} /ObjStm ${counts} ${description}>>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);
}
