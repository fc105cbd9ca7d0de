import type { NewFile } from './NewFile.ts';
import { flowNames } from './flowNames.ts';
import { startSection } from './startSection.ts';

const stepsText = (name: string) => `{
  "$schema": "../steps.schema.json",
  "flow": "${name}",
  "version": 1,
  "template": {
    "name": "${flowNames(name).title}",
    "description": "A few questions about how you are.",
    "type": "follow_up",
    "end": "follow-up"
  },
${startSection(name, 'intake')}`;

/** The file of a new intake template: two questions, and a visit without a product. */
export const newTemplateFiles = (name: string): readonly NewFile[] => [
  { path: `flows/intakes/${name}.steps.json`, text: stepsText(name) },
];
