import { expect, it, onTestFinished } from 'vitest';
import { clamdScanner } from '#services/backend/adapters/scanner/clamdScanner.ts';
import { ScannerUnavailable } from '#services/backend/adapters/scanner/Scanner.ts';
import { tryScanner } from '#services/backend/tryServices.ts';
import { clamdStandIn, TEST_VIRUS } from '#tests/support/files/clamdStandIn.ts';

async function standIn(...manner: Parameters<typeof clamdStandIn>) {
  const clamd = await clamdStandIn(...manner);
  onTestFinished(clamd.close);
  return clamd;
}

it('streams the whole of each file to the daemon, and says what that found', async () => {
  const { host, port, seen } = await standIn();
  const { finds } = clamdScanner({ host, port });
  const large = Buffer.alloc(3_000_000, 'abc');
  expect(await Promise.all([finds(large), finds(Buffer.from(TEST_VIRUS)), finds(Buffer.from('a'))])).toEqual([
    false,
    true,
    false,
  ]);
  const warned: string[] = [];
  await tryScanner({ finds }, { warn: (text) => void warned.push(text) });
  expect(warned).toEqual([]);
  expect(
    seen
      .slice(0, 3)
      .map(({ length }) => length)
      .toSorted((a, b) => b - a),
  ).toEqual([3_000_000, TEST_VIRUS.length, 1]);
});

it.each(['silent', 'hangs', 'hangs-up', 'refuses'] as const)(
  'calls no file clean where the daemon %s',
  async (manner) => {
    const { host, port } = await standIn(manner);
    await expect(clamdScanner({ host, port }, 300).finds(Buffer.from('a'))).rejects.toBeInstanceOf(ScannerUnavailable);
  },
);

it('calls no file clean where nothing listens, and is there again once something does', async () => {
  const { host, port, close } = await standIn();
  close();
  const scanner = clamdScanner({ host, port }, 300);
  await expect(scanner.finds(Buffer.from('a'))).rejects.toBeInstanceOf(ScannerUnavailable);
  await expect(scanner.finds(Buffer.from('a'))).rejects.toThrow('clamd gave no answer (ECONNREFUSED)');
  const warned: string[] = [];
  await tryScanner(scanner, { warn: (text) => void warned.push(text) });
  expect(warned).toEqual([
    'No document can be attached until the scanner of PORTAL_CLAMD answers: clamd gave no answer (ECONNREFUSED).',
  ]);
});
