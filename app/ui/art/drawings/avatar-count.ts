/** Reliefs drawn; identities share them. */
export const AVATAR_COUNT = 256
