import { useSyncExternalStore } from 'react';
import { flowTexts } from '../flowTexts.ts';
import { EditedFiles, type EditedFile } from './EditedFiles.ts';

/** The files that this page edits. */
export const editedFiles = new EditedFiles(flowTexts, sessionStorage);

/** A file that is being edited. */
export const useEditedFile = (file: string): EditedFile =>
  useSyncExternalStore(editedFiles.subscribe, () => editedFiles.get(file));
