export const ART_VERSION = '1'
