/** Metres cut off both ends of a line until somebody chooses, and at most. */
export const [usualCut, longestCut] = [300, 1000]
