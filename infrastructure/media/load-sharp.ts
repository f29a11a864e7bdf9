type Sharp = typeof import('sharp')['default'];

let loading: Promise<Sharp> | undefined;

/** sharp, loaded for the first picture: 12 MB and a third of a second of a start that most processes never need. */
export function loadSharp(): Promise<Sharp> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  // libvips reads dozens of formats; a stranger's bytes reach the decoders of these four alone
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadHeifBuffer',
    ],
  });
  sharp.concurrency(1); // one thread a picture: bookings keep a core to themselves
  return sharp;
}
