/** A field people never see: only a program fills it in. */
export const trapName = 'site'
/** Milliseconds between the first sign of life in the form and its sending; empty without a script. */
export const elapsedName = 'duree'
/** Sent by the form shown again: the sender has seen the question, the traps are off. */
export const confirmedName = 'confirme'
