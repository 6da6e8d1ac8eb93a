/** Part of the address of every drawing: change it whenever a drawing changes, a test says when. */
export const ART_VERSION = '1'
