/** The parts of the page that are drawn with it. */
export const proseName = 'texte'
export const treeName = 'ressources'
