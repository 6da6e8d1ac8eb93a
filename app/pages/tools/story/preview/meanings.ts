import type { TemplateName } from '#app/ui/art/stories/story.ts'

/** What the lines of each template say, under the preview. */
export const meanings: Record<TemplateName, string> = {
  faisceau:
    'Hauteur des lignes : l’altitude, ou la vitesse sans altitude. Écart : l’allure, serré quand vous allez vite. Dans l’eau, une vague par tour.',
  anneau: 'Un couloir par fraction, espacé selon son allure. La ligne colorée : la plus rapide.',
  relief: 'Courbes de niveau tirées de l’altitude de votre trace.',
  carte: 'Votre trace, un trait par kilomètre ou plus.',
  profil: 'L’altitude, ou la vitesse sans altitude. Les traits : des temps égaux.',
  tours: 'Une ligne par tour ou par kilomètre, plus longue quand il est rapide. Le temps descend.',
  seance: 'Chaque tour : large comme sa durée, haut comme sa vitesse.',
  triptyque: 'Chaque sport dans ses lignes.',
  'sans-trace': 'Une ligne par kilomètre (100 m dans l’eau, 5 km à vélo), écartées selon l’allure.',
  recap:
    'Une ligne par jour (par semaine pour une année), une colline par activité, haute comme sa distance.',
}
