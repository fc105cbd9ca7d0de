import { signupStageOf } from '#flows/signup/signupStageOf.ts';
import { hasBack, stageOf } from '#flows/visit/stageOf.ts';

/** The content of a page header. */
interface Header {
  readonly label: string;
  /** Only for flows with numbered stages. */
  readonly stage?: number;
  readonly hasBack: boolean;
}

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** The header for a section of a flow; without texts of the portal, it shows the flow's name. */
export function stageIn(flow: string, section: string): Header {
  const { label, number } = flow === 'signup' ? signupStageOf(section) : stageOf(section);
  const counts = flow === 'visit' || flow === 'signup';
  return {
    label: label === '' ? capitalized(flow) : label,
    ...(counts && label !== '' && { stage: number }),
    hasBack: flow !== 'visit' || hasBack(section),
  };
}
