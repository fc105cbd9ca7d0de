import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A photo of 800 by 504 pixels as a phone writes it. */
export const heicPhoto = (): Buffer => readFileSync(resolve(import.meta.dirname, 'images/card.heic'));

/** The colors of the four corners of a test picture: top left, top right, bottom left, bottom right. */
const CORNERS = ['red', 'green', 'blue', 'yellow'] as const;

const RGB: { readonly [color in (typeof CORNERS)[number]]: readonly number[] } = {
  red: [255, 0, 0],
  green: [0, 255, 0],
  blue: [0, 0, 255],
  yellow: [255, 255, 0],
};

/** A picture whose corners have colors of their own, so that it is seen when it is turned. */
export function picture(width = 400, height = 300): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const corner = CORNERS[(y < height / 2 ? 0 : 2) + (x < width / 2 ? 0 : 1)] ?? 'red';
      pixels.set(RGB[corner], (y * width + x) * 3);
    }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** A picture that does not shrink when it is packed, so that it has bytes to cut. */
export function noise(width = 800, height = 600): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  let state = 1;
  for (let at = 0; at < pixels.length; at += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    pixels[at] = state >>> 16;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** The colors of the corners of a picture: top left, top right, bottom left, bottom right. */
export async function cornersOf(bytes: Buffer): Promise<string> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const [red = 0, green = 0, blue = 0] = data.subarray((y * info.width + x) * info.channels);
    if (red > 150 && green > 150) return 'yellow';
    return red > 150 ? 'red' : green > 150 ? 'green' : blue > 150 ? 'blue' : 'none';
  };
  const [right, bottom] = [info.width - 5, info.height - 5];
  return [at(5, 5), at(right, 5), at(5, bottom), at(right, bottom)].join(' ');
}

/** EXIF that turns a photo and says where it was taken. */
export const TELLING_EXIF = {
  IFD0: { Make: 'CanaryCam', Copyright: 'canary-7f3a' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 46/1 30/1', GPSLongitudeRef: 'W', GPSLongitude: '80/1 11/1 30/1' },
} as const;

/** A part of a PNG. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(typed.length + 8);
  framed.writeUInt32BE(data.length, 0);
  typed.copy(framed, 4);
  framed.writeUInt32BE(crc32(typed), typed.length + 4);
  return framed;
}

/** A PNG that says how large it is, with whatever follows. */
export function pngOf(width: number, height: number, pixels: Buffer = deflateSync(Buffer.alloc(1000))): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Entries of a TIFF's only directory, each one number. */
export function tiffOf(entries: { readonly [tag: number]: number }, data: Buffer = Buffer.alloc(64)): Buffer {
  const list = Object.entries(entries);
  const directory = Buffer.alloc(2 + list.length * 12 + 4);
  directory.writeUInt16LE(list.length, 0);
  list.forEach(([tag, value], index) => {
    const at = 2 + index * 12;
    directory.writeUInt16LE(Number(tag), at);
    directory.writeUInt16LE(4, at + 2);
    directory.writeUInt32LE(1, at + 4);
    directory.writeUInt32LE(value, at + 8);
  });
  const header = Buffer.from('49492a0008000000', 'hex');
  return Buffer.concat([header, directory, data]);
}

/** A HEIC photo that says another size of itself. */
export function resizedHeic(width: number, height: number): Buffer {
  const photo = Buffer.from(heicPhoto());
  for (let at = photo.indexOf('ispe'); at !== -1; at = photo.indexOf('ispe', at + 4)) {
    photo.writeUInt32BE(width, at + 8);
    photo.writeUInt32BE(height, at + 12);
  }
  return photo;
}
