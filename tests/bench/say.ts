/** Says what the bench is at, apart from its figures. */
export const say = (text: string): void => void process.stderr.write(`${text}\n`);
