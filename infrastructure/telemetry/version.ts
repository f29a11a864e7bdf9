/** What the product is called by in `/config.json`, `/site` and its API documents. */
export const VERSION = '0.5.3';
