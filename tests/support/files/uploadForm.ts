/** A part of a form: a text, or a file. */
export interface FormPart {
  readonly name: string;
  readonly content: string | Buffer;
  /** Of a file. */
  readonly filename?: string;
  /** What a file is said to be. */
  readonly type?: string;
}

const BOUNDARY = 'portal-test-boundary';

export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

function head({ name, filename, type = 'application/octet-stream' }: FormPart): string {
  const file = filename === undefined ? '' : `; filename="${filename}"\r\ncontent-type: ${type}`;
  return `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n`;
}

/** A form as a browser sends it. */
export const formOf = (parts: readonly FormPart[]): Buffer =>
  Buffer.concat([
    ...parts.flatMap((part) => [Buffer.from(head(part)), Buffer.from(part.content), Buffer.from('\r\n')]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);

/** The parts of an upload. */
export interface UploadParts {
  readonly file: Buffer;
  readonly client_id: string;
  readonly image_type?: string;
  readonly reupload_image?: string;
  readonly intake?: string;
  readonly filename?: string;
  readonly type?: string;
}

/** The form of an upload, as the portal sends it. */
export const uploadParts = ({
  file,
  filename = 'photo.jpg',
  type,
  image_type = 'id_images',
  reupload_image = 'false',
  ...texts
}: UploadParts): readonly FormPart[] => [
  ...Object.entries({ ...texts, image_type, reupload_image }).map(([name, content]) => ({ name, content })),
  { name: 'file', content: file, filename, ...(type !== undefined && { type }) },
];

/** The parts of a file for a message. */
export interface MediaParts {
  readonly file: Buffer;
  readonly client_id: string;
  readonly mediaType?: string;
  readonly filename?: string;
}

/** The form of a file for a message, as the portal sends it. */
export const mediaParts = ({
  file,
  client_id,
  mediaType = 'private-image',
  filename = 'photo.jpg',
}: MediaParts): readonly FormPart[] => [
  { name: 'client_id', content: client_id },
  { name: 'mediaType', content: mediaType },
  { name: 'file', content: file, filename },
];
