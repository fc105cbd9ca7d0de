import createCode from 'qrcode-generator';
import * as styles from './twoStep.css.ts';

/** Modules without a mark around a code: as many as its standard asks for. */
const EDGE = 4;

/** A text as a drawing, whose dark modules are one unit each. */
function drawingOf(text: string): string {
  // The smallest code that holds it, of which a reflection may hide 15 %.
  const code = createCode(0, 'M');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  const line = Array.from({ length: size }, (_, at) => at);
  const dark = line.flatMap((row) => line.filter((column) => code.isDark(row, column)).map((column) => [column, row]));
  const path = dark.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join('');
  const side = size + 2 * EDGE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-EDGE} ${-EDGE} ${side} ${side}" shape-rendering="crispEdges"><path d="${path}"/></svg>`;
}

/** A QR code. @param label what it is, for those who do not see it */
export const QrCode = ({ text, label }: { readonly text: string; readonly label: string }) => (
  <img
    className={styles.code}
    src={`data:image/svg+xml,${encodeURIComponent(drawingOf(text))}`}
    alt={label}
    width={200}
    height={200}
  />
);
