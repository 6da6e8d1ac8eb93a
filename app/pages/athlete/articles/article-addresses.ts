/** Where a page says how far somebody has read. */
export const placePath = '/compte/lecture'

/** Where it sends what is pressed below an article, without leaving it. */
export const markPath = '/espace-athlete/lecture/marque'
