type Pictured = Readonly<{ imageUrl: string | null; imagesUrl: readonly string[] }>;

/** The cover first, each picture once. */
export const picturesOf = ({ imageUrl, imagesUrl }: Pictured): readonly string[] => [
  ...new Set([imageUrl, ...imagesUrl].filter((url) => url !== null)),
];
