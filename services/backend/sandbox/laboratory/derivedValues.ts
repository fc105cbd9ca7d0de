import type { Drawn } from './typicalResult.ts';

/** Values by the slug of their marker, in its unit; undefined where it was not measured. */
type Values = { readonly [marker: string]: number | undefined };

/** The filtration rate by the equation CKD-EPI of 2021. @param creatinine in mg/dL */
function filtrationRate(creatinine: number, { sex, age }: Drawn): number {
  const [kappa, alpha, factor] = sex === 'female' ? [0.7, -0.241, 1.012] : [0.9, -0.302, 1];
  const share = creatinine / kappa;
  return 142 * Math.min(share, 1) ** alpha * Math.max(share, 1) ** -1.2 * 0.9938 ** age * factor;
}

/** Values that a laboratory computes from others, so that those of one draw agree with each other. */
export function derivedValues(measured: Values, drawn: Drawn): Values {
  const { 'ldl-c': ldl, 'hdl-c': hdl, triglycerides, creatinine } = measured;
  const nonHdl = ldl === undefined || triglycerides === undefined ? undefined : ldl + triglycerides / 5;
  return {
    'non-hdl-c': nonHdl,
    'total-cholesterol': nonHdl === undefined || hdl === undefined ? undefined : nonHdl + hdl,
    egfr: creatinine === undefined ? undefined : filtrationRate(creatinine, drawn),
  };
}
