export const AVATAR_COUNT = 256
