import { flowNames } from './flowNames.ts';

const ofFlow = (name: string): readonly string[] => [
  `It is a whole flow and passes npm run flows -- check ${name}. What comes next:`,
  `  the questions   flows/${name}/${name}.steps.json; flows/README.md says how they are written`,
  `  its facts       npm run flows -- facts, whenever "facts" or what an effect learns has changed`,
  `  the stages      flows/${name}/${name}.machine.ts; an effect is an actor there, and under "effects" in the steps JSON`,
  `  the effects     a table in app/ of type EffectsOf<typeof ${flowNames(name).machine}>, given to ${flowNames(name).flow}.start`,
  `  the address     a route in app/routes/ that starts the flow and shows it with FlowView`,
  `  the story       export const ${flowNames(name).type}: Story = { args: { flow: '${name}' } }; in stories/flows/Walks.stories.tsx walks all of it`,
  `  to look at it   npm run flows -- graph ${name} --out ${name}.svg`,
];

const ofTemplate = (name: string): readonly string[] => [
  `It is a whole template and passes npm run flows -- check ${name}. What comes next:`,
  `  the questions   section "intake" of flows/intakes/${name}.steps.json; flows/README.md says how they are written`,
  `  the header      "name" and "description" as patients read them`,
  `  what it sells   "type", "end" and "products"; a follow-up sells nothing`,
  `  to look at it   npm run flows -- graph ${name} --out ${name}.svg`,
];

/** The remaining manual steps for a new flow or intake template, as lines of text. */
export const nextSteps = { ofFlow, ofTemplate };
