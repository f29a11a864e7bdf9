/** A video on somebody else's site, as pages show it. */
type VideoSource = Readonly<{
  site: 'YouTube' | 'Facebook';
  /** The address of its player; its host learns of anyone who loads it. */
  player: string;
  /** Whom the player is loaded from. */
  host: string;
}>;

const YOUTUBE = /^(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)$/;
const FACEBOOK = /^(?:(?:www|m|web)\.)?(?:facebook\.com|fb\.watch)$/;
const YOUTUBE_ID = /^[\w-]{6,20}$/;

/** The player of a link that an owner gave; undefined for links to what is no single video of a known site. */
export function videoSource(link: string): VideoSource | undefined {
  const url = parsed(link);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  if (YOUTUBE.test(url.hostname)) return youtube(url);
  return FACEBOOK.test(url.hostname) ? facebook(url) : undefined;
}

function youtube({ hostname, pathname, searchParams }: URL): VideoSource | undefined {
  const [first = '', second = ''] = pathname.split('/').filter(Boolean);
  const id =
    searchParams.get('v') ??
    (hostname === 'youtu.be' ? first : /^(?:embed|shorts|live|v)$/.test(first) ? second : '');
  if (!YOUTUBE_ID.test(id)) return undefined;
  const host = 'www.youtube-nocookie.com';
  return { site: 'YouTube', host, player: `https://${host}/embed/${id}?autoplay=1&rel=0` };
}

function facebook(url: URL): VideoSource {
  const host = 'www.facebook.com';
  const query = new URLSearchParams({ href: url.href, show_text: 'false', autoplay: 'true' });
  return { site: 'Facebook', host, player: `https://${host}/plugins/video.php?${query}` };
}

function parsed(link: string): URL | undefined {
  try {
    return new URL(link);
  } catch {
    return undefined;
  }
}
