/** Sent by the form shown again, once for each race its sender has seen to be like theirs. */
export const seenName = 'vue'
