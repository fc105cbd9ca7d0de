import { runTool } from '#engine/authoring/commands/runTool.ts';
import { stepLanguage } from './kinds/stepLanguage.ts';

await runTool({ root: `${import.meta.dirname}/..`, language: stepLanguage }, process.argv.slice(2));
