/** Of the element in which a page holds what the browser goes on with. */
export const BOOT_ID = 'boot';
