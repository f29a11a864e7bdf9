/** Of what holds a guest's data, its address included: no cache, no next site and no search engine keeps a thing. */
export const PRIVATE_PAGE = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};
