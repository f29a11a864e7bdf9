/** Types of pictures that the server takes, and how their files end; a phone makes a JPEG of its own format by itself. */
export const ACCEPTED_PICTURES = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'image/avif': ['.avif'],
};

const LARGEST_BYTES = 10 * 1024 * 1024;

/** Whether the server would refuse a file for its size. */
export const isTooLarge = ({ size }: File): boolean => size > LARGEST_BYTES;
