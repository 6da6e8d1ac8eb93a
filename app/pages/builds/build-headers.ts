/** Asked again each time, and answered from memory: the same as long as this process lives and no rule changes. */
export const buildHeaders = { 'cache-control': 'public, no-cache', 'no-vary-search': 'params' }
