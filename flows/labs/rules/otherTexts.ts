import type { LabOther } from '#schemas/wire/labs/labReport.ts';
import { unitText } from './unitText.ts';

/** A value as it was sent, with its unit. */
export const otherValueText = ({ value, unit }: Pick<LabOther, 'value' | 'unit'>): string =>
  value === null ? 'No value' : unit === null ? value : `${value} ${unitText(unit)}`;

const texts: { readonly [W in LabOther['why']]?: string } = {
  implausible: 'This value looks wrong. We are asking the lab.',
  repeated: 'Measured again in this report',
};

/** Why a result is shown as it was sent; undefined where there is no more to say of it. */
export const otherWhyText = ({ why }: Pick<LabOther, 'why'>): string | undefined => texts[why];
