import type { Opening } from '#engine/flow/FlowContext.ts';
import type { Definition } from '#engine/definition/compile.ts';
import { identitySectionOf } from '../../verification/identityAddress.ts';
import type { VisitAddress } from './VisitAddress.ts';

/** Other names for sections in URLs. */
const aliases: { readonly [section: string]: string } = { body: 'profile', 'protocol-preference': 'product-configure' };

/**
 * The section and step that a URL of the visit asks for. The machine opens it if allowed, and otherwise the screen
 * where the visit continues. For an unknown question, the first open one opens.
 *
 * @param stepOfResponse step id by response id
 */
export function locate(
  address: VisitAddress,
  definition: Definition,
  stepOfResponse: ReadonlyMap<string, string>,
): Opening {
  const section = sectionOf(address);
  const step = stepAt(address, section, definition, stepOfResponse);
  return step === undefined ? { section } : { section, step };
}

/**
 * The lab checkout has two screens with one URL: the plan, and at step 1 the checkout itself. The URL of the
 * identification step names the photo; without it, the visit decides whether the step is shown at all.
 */
function sectionOf({ section, question, step = 0 }: VisitAddress): string {
  if (section === 'identification-step') return identitySectionOf(question) ?? section;
  if (section === 'lab-checkout' && step === 0) return 'lab-plan';
  return aliases[section] ?? section;
}

function stepAt(
  address: VisitAddress,
  section: string,
  definition: Definition,
  stepOfResponse: ReadonlyMap<string, string>,
): string | undefined {
  if (section === 'intake') return stepOfResponse.get(address.question);
  const range = definition.sections.get(section);
  if (!range) return undefined;
  const last = range.to - range.from - 1;
  const position = Math.min(Math.max(Math.trunc(address.step ?? 0), 0), last);
  return definition.steps[range.from + position]?.step.id;
}
