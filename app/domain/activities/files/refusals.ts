/** What is said of a file that could not be read, or not wholly. */
export const refusals = {
  empty: 'Ce fichier est vide.',
  unknown:
    'Ce n’est pas une activité : choisissez un fichier GPX, TCX ou FIT exporté de votre montre ou de votre application.',
  zip: 'C’est une archive ZIP : ouvrez-la et choisissez le fichier GPX, TCX ou FIT qu’elle contient.',
  kml: 'C’est un fichier KML, sans temps de passage : exportez plutôt l’activité en GPX, TCX ou FIT.',
  nothing: 'Ce fichier ne contient pas d’activité : ni parcours, ni durée.',
  broken: 'Ce fichier est abîmé : rien ne peut en être lu. Exportez-le à nouveau.',
  cut: 'Ce fichier est coupé, ou abîmé par endroits : l’activité est montrée avec ce qui a pu en être lu.',
  hostile: 'Ce fichier contient des définitions qu’une activité n’a jamais : il n’est pas lu.',
  tooLarge: 'Ce fichier est trop gros : 600 Mo au plus (64 Mo pour un fichier FIT).',
  tooManyPoints:
    'Ce fichier a plus de 1 500 000 points ou de 2 000 parties : découpez-le en plusieurs activités.',
  lost: 'Ce fichier n’a pas pu être lu : il a été déplacé, ou l’appareil manque de mémoire. Choisissez-le à nouveau.',
  noReader: 'La lecture n’a pas pu commencer. Vérifiez votre connexion, puis rouvrez ce fichier.',
  stopped: 'La lecture a été arrêtée.',
}
