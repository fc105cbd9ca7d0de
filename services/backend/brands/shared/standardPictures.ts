import type { PictureName } from '../../modules/organizations/Tenant.ts';
import coaching from './coaching.svg?raw';
import favicon from './favicon.svg?raw';
import lab from './lab.svg?raw';
import login from './login.svg?raw';
import logo from './logo.svg?raw';
import logoOnDark from './logoOnDark.svg?raw';
import medication from './medication.svg?raw';
import signup from './signup.svg?raw';
import supplement from './supplement.svg?raw';

/** The pictures of brands that have none of their own, as SVG texts with tokens. */
export const standardPictures: { readonly [name in PictureName]: string } = {
  logo,
  logoOnDark,
  favicon,
  login,
  signup,
  medication,
  supplement,
  lab,
  coaching,
};
