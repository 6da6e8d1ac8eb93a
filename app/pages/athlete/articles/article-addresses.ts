/** Where a page says how far somebody has read. */
export const placePath = '/compte/lecture'
