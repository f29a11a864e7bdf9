const HEAD = Buffer.from('%PDF-');
const END = Buffer.from('%%EOF');
/** Where readers look for the end mark, which some programs write more behind. */
const LAST = 1024;

/** Whether bytes are a whole PDF by what they begin and end with. */
export const isPdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, HEAD.length).equals(HEAD) && bytes.subarray(-LAST).includes(END);
