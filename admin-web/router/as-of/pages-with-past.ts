/** The pages that can be seen as they were, by their paths. */
export const PAGES_WITH_PAST = [
  'owner/:ownerId/book-manage',
  'owner/:ownerId/book-manage/:id',
  'owner/:ownerId/book-manage/:id/history',
  'owner/:ownerId/book-history/:id',
  'owner/:ownerId/room-manage',
  'owner/:ownerId/room-manage/:id',
  'owner/:ownerId/room-manage/:id/history',
  'owner/:ownerId/hotel-manage',
  'owner/:ownerId/hotel-manage/:id',
  'owner/:ownerId/hotel-manage/:id/history',
  'owner/:ownerId/user-manage/:id',
  'owner/:ownerId/user-manage/:id/history',
  'admin/cases/:id/history',
  'admin/reports/:report',
] as const;
