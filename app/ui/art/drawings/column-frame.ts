export const COLUMN_WIDTH = 160
export const COLUMN_HEIGHT = 236
