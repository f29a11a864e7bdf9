/** As the server takes them. */
export const LARGEST_BYTES = 10 * 1024 * 1024;
export const MOST_PICTURES = 30;

/** What the chooser of files offers; a phone makes a JPEG of its own format by itself. */
export const ACCEPTED = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'image/avif': ['.avif'],
};

/** Whether the server would refuse a file for its size. */
export const isTooLarge = ({ size }: File): boolean => size > LARGEST_BYTES;

/** The address of a picture as wide as a place for it needs. */
export const narrower = (url: string): string => `${url}?w=360`;
