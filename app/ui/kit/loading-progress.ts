/** The bar waits this long before it shows: a quick page needs none. All in ms. */
export const THROTTLE = 200
export const DURATION = 2000
export const HIDE_DELAY = 500
export const RESET_DELAY = 400

const SHARE_AFTER_DURATION = 0.85

/** Progress after `elapsed` ms, from 0 towards 1 without ever reaching it: fast at first, slower and slower. */
export function loadingProgress(elapsed: number, duration = DURATION): number {
  if (elapsed <= 0) return 0
  return 1 - (1 - SHARE_AFTER_DURATION) ** (elapsed / duration)
}
