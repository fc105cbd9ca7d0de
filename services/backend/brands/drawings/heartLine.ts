import type { Drawing } from './Drawing.ts';

/** A heartbeat runs over calm water and out of the moonlit rings around it; 800 to 1000. */
export const heartLine: Drawing = ({ primary, accent, background }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" preserveAspectRatio="xMidYMid slice">
  <rect width="800" height="1000" fill="${primary}"/>
  <g fill="${background}">
    <circle cx="400" cy="420" r="470" fill-opacity=".06"/>
    <circle cx="400" cy="420" r="350" fill-opacity=".08"/>
    <circle cx="400" cy="420" r="230" fill-opacity=".86"/>
  </g>
  <path d="M400 560c-84-56-128-104-128-158 0-42 30-70 66-70 26 0 48 14 62 38 14-24 36-38 62-38 36 0 66 28 66 70 0 54-44 102-128 158Z" fill="${accent}" fill-opacity=".85"/>
  <path d="M0 446h176l26-34 34 34h56l24-30 44 118 62-244 54 202 26-46h50l30-30 28 30h190" fill="none" stroke="${primary}" stroke-width="26" stroke-linejoin="round"/>
  <path d="M0 446h176l26-34 34 34h56l24-30 44 118 62-244 54 202 26-46h50l30-30 28 30h190" fill="none" stroke="${background}" stroke-width="11" stroke-linejoin="round"/>
  <g fill="${background}">
    <path fill-opacity=".14" d="M0 740c100-40 160 40 270 30s160-70 280-50 150 60 250 20v260H0Z"/>
    <path fill-opacity=".22" d="M0 806c90 34 170-36 280-30s190 66 300 48 150-54 220-34v210H0Z"/>
    <path fill-opacity=".4" d="M0 884c110-40 190 30 300 26s180-60 300-40 130 44 200 24v106H0Z"/>
    <path fill-opacity=".9" d="M0 950c120-26 210 30 330 20s200-40 300-26 120 14 170 6v50H0Z"/>
  </g>
  <g fill="${accent}">
    <circle cx="128" cy="158" r="9"/>
    <circle cx="662" cy="112" r="12"/>
    <circle cx="714" cy="232" r="6"/>
    <circle cx="232" cy="88" r="6"/>
    <circle cx="84" cy="300" r="6"/>
  </g>
</svg>
`;
