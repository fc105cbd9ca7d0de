import { loadSharp } from '../modules/images/loadSharp.ts';
import type { RemadePicture } from '../modules/images/remakePicture.ts';

/** The word DEMO in dots: no font has to be there to draw it. */
const WORD = [
  '11110 11111 10001 01110',
  '10001 10000 11011 10001',
  '10001 10000 10101 10001',
  '10001 11110 10101 10001',
  '10001 10000 10001 10001',
  '10001 10000 10001 10001',
  '11110 11111 10001 01110',
];

/** What a demo image has the shape of, in dots, its color, and how wide a dot is, in pixels. */
const SHAPES = {
  id_images: { columns: 40, rows: 25, paper: [222, 232, 240], dot: 20 },
  profile_images: { columns: 32, rows: 40, paper: [236, 229, 240], dot: 20 },
  attachment: { columns: 40, rows: 30, paper: [240, 236, 222], dot: 20 },
  portrait: { columns: 27, rows: 27, paper: [214, 236, 226], dot: 4 },
} as const;

const INK = [40, 56, 84] as const;

/** Draws what stands for a photo or a picture: the word DEMO, so that nobody takes it for a person or a document. */
export async function drawDemoImage(type: keyof typeof SHAPES): Promise<RemadePicture> {
  const { columns, rows, paper, dot } = SHAPES[type];
  const left = Math.floor((columns - (WORD[0]?.length ?? 0)) / 2);
  const top = Math.floor((rows - WORD.length) / 2);
  const dots = Array.from({ length: rows * columns }, (_, at) => {
    const isInk = WORD[Math.floor(at / columns) - top]?.[(at % columns) - left] === '1';
    return isInk ? INK : paper;
  });
  const raw = { width: columns, height: rows, channels: 3 } as const;
  const sharp = await loadSharp();
  const { data, info } = await sharp(Uint8Array.from(dots.flat()), { raw })
    .resize({ width: columns * dot, height: rows * dot, kernel: 'nearest' })
    .jpeg({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
