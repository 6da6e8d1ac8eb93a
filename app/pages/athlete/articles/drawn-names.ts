export const proseName = 'texte'
export const treeName = 'ressources'
