export const kindWords = {
  written: 'Enregistré',
  hidden: 'Masqué',
  forgotten: 'Rendu au fichier',
  drafted: 'Gardé en brouillon',
  archived: 'Archivé',
}
