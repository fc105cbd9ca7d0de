import { runTool } from '#engine/authoring/commands/runTool.ts';
import { dosesOffered } from './checkout/check/dosesOffered.ts';
import { stepLanguage } from './kinds/stepLanguage.ts';

await runTool(
  { root: `${import.meta.dirname}/..`, language: stepLanguage, beside: dosesOffered },
  process.argv.slice(2),
);
