export const fewPieces = 5
