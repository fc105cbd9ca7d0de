import { describe, expect, it } from 'vitest';
import { documentType } from '#services/backend/modules/attachments/documentType.ts';
import {
  activeDocuments,
  activePdfs,
  doubtfulDocuments,
  harmlessFiles,
  lockedPdfs,
} from '#tests/support/files/activeFiles.ts';
import { compoundFile } from '#tests/support/files/documents.ts';

const active = {
  ...activeDocuments(),
  ...activePdfs(),
  'an old document with a file in it': compoundFile('WordDocument', '1Table', '\u0001Ole10Native'),
};

describe('a document that a patient attaches', () => {
  it.each(Object.entries(active))('is refused: %s', async (_what, file) => {
    await expect(documentType(file)).rejects.toMatchObject({ problem: { code: 'InvalidFile' } });
  });

  it.each(Object.entries(lockedPdfs()))('is called locked: %s', async (_what, file) => {
    await expect(documentType(file)).rejects.toThrow('encrypted');
  });

  it.each(Object.entries(doubtfulDocuments()))('contradicts itself: %s', async (_what, file) => {
    await expect(documentType(file)).rejects.toThrow('contradicts itself');
  });

  it.each(Object.entries(harmlessFiles()))('is taken: %s', async (_what, file) => {
    expect(['pdf', 'docx']).toContain((await documentType(file)).extension);
  });
});
