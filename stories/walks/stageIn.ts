import { signupStageOf } from '#flows/signup/signupStageOf.ts';
import { hasBack, stageOf } from '#flows/visit/stageOf.ts';

/** The header of a page. */
interface Header {
  readonly label: string;
  /** Of flows that count their stages. */
  readonly stage?: number;
  readonly hasBack: boolean;
}

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** What stands above a section of a flow; where the portal has no words for it, the name of the flow. */
export function stageIn(flow: string, section: string): Header {
  const { label, number } = flow === 'signup' ? signupStageOf(section) : stageOf(section);
  const counts = flow === 'visit' || flow === 'signup';
  return {
    label: label === '' ? capitalized(flow) : label,
    ...(counts && label !== '' && { stage: number }),
    hasBack: flow !== 'visit' || hasBack(section),
  };
}
