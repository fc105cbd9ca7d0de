import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';
import * as styles from './dose.css.ts';
import { Syringe } from './Syringe.tsx';

/** More pieces than these are not drawn: nobody counts them. */
const MOST_PIECES = 12;

const PIECE = { width: 30, height: 14, gap: 8 } as const;

const Pieces = ({ count }: { readonly count: number }) => (
  <svg
    aria-hidden="true"
    viewBox={`0 0 ${count * (PIECE.width + PIECE.gap)} ${PIECE.height}`}
    width={count * (PIECE.width + PIECE.gap)}
    className={styles.pieces}
  >
    {Array.from({ length: count }, (_, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- a piece is nothing but its place
      <g key={at} transform={`translate(${at * (PIECE.width + PIECE.gap)} 0)`}>
        <rect x={1} y={1} width={PIECE.width - 2} height={PIECE.height - 2} rx={6} className={styles.glass} />
        <rect x={1} y={1} width={PIECE.width / 2} height={PIECE.height - 2} rx={6} className={styles.liquid} />
      </g>
    ))}
  </svg>
);

interface DosePictureProps {
  readonly template: ProductTemplate;
  /** What is taken at one time, in dose units. */
  readonly amount: number;
}

/** A dose as it is measured: in the product's syringe, or as pieces. The words beside it say the same. */
export function DosePicture({ template: { syringe, dose_unit: unit }, amount }: DosePictureProps) {
  if (syringe) return <Syringe amount={amount} {...syringe} />;
  if (!unit || unit.milliliters || !Number.isInteger(amount) || amount > MOST_PIECES) return null;
  return <Pieces count={amount} />;
}
