import { useSyncExternalStore } from 'react';
import { flowTexts } from '../flowTexts.ts';
import { EditedFiles, type EditedFile } from './EditedFiles.ts';

/** The files that this page edits. */
export const editedFiles = new EditedFiles(flowTexts, sessionStorage);

/** A file while it is edited. */
export const useEditedFile = (file: string): EditedFile =>
  useSyncExternalStore(editedFiles.subscribe, () => editedFiles.get(file));
