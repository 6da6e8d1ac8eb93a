/** Drawing units of a session's column; apart from its geometry, which only the server needs. */
export const COLUMN_WIDTH = 160
export const COLUMN_HEIGHT = 236
