// By itself: the server's programs are checked without the types of browsers, which boot.ts brings along.

/** Addresses of what a page loads. */
export type PageAssets = Readonly<{
  entry: string;
  styles: readonly string[];
  /** Loaded ahead: the page's own code and its language. */
  modules: readonly string[];
  fonts: readonly string[];
}>;

/** Of guests' pages: `start` is the script that loads `entry` and `modules`. */
export type GuestAssets = PageAssets & Readonly<{ start: string }>;
