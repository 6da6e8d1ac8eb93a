/** A field people never see: only a program fills it in. */
export const trapName = 'site'
export const elapsedName = 'duree'
export const confirmedName = 'confirme'
