/** From this many pieces left down, they are counted aloud (the trigger `announce_stock_state` counts alike). */
export const fewPieces = 5
