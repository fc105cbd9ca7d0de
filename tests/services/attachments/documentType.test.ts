import { describe, expect, it } from 'vitest';
import { documentType } from '#services/backend/modules/attachments/documentType.ts';
import {
  activeDocuments,
  activeFields,
  activeOldDocuments,
  activePdfs,
  doubtfulDocuments,
  harmlessFields,
  harmlessFiles,
  lockedPdfs,
} from '#tests/support/files/activeFiles.ts';

const active = {
  ...activeDocuments(),
  ...activePdfs(),
  ...activeOldDocuments(),
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

  it.each(Object.entries(activeFields()))('is refused for a field: %s', async (_what, file) => {
    await expect(documentType(file)).rejects.toMatchObject({ problem: { code: 'InvalidFile' } });
  });

  it.each(Object.entries(harmlessFields()))('may have a field: %s', async (_what, file) => {
    await expect(documentType(file)).resolves.toMatchObject({ extension: 'docx' });
  });

  it.each(Object.entries(harmlessFiles()))('is taken: %s', async (_what, file) => {
    expect(['pdf', 'doc', 'docx']).toContain((await documentType(file)).extension);
  });
});
