export const placePath = '/compte/lecture'

export const markPath = '/espace-athlete/lecture/marque'
