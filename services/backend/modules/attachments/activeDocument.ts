import { problems } from '../../kernel/problems/problems.ts';

/** The refusal of a Word document that runs or loads something. */
export const activeDocument = () =>
  problems.invalidAttachment(
    'the document holds macros or other files, or loads some from elsewhere',
    'This document contains macros or other files. Save it as a PDF, and attach that.',
  );
