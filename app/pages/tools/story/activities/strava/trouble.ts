import type { Unread } from '#app/domain/activities/strava/store.server.ts'
import { dayInParis, formatHour, timeInParis } from '#app/domain/shared/dates/french-dates.ts'

/** Why Strava was not read, and what to do; the minute for who has to wait. */
export function troubleWords(unread: Unread, now: Date): string {
  switch (unread.why) {
    case 'wait':
      return `Le nombre de lectures que Strava nous accorde est épuisé pour le moment. Revenez ${hourFrom(unread.until, now)}\u00a0: vos activités seront là. Un fichier GPX, TCX ou FIT s’ouvre sans attendre.`
    case 'scope':
      return 'Votre accord chez Strava ne couvre pas vos activités. Reliez Strava de nouveau en laissant la case «\u202fView data about your activities\u202f» cochée.'
    case 'closed':
    case 'missing':
      return 'Strava ne laisse plus ce site lire d’activités pour le moment. Exportez la vôtre de Strava ou de votre montre (GPX, TCX ou FIT) et ouvrez le fichier\u00a0: l’image est la même.'
    default:
      return 'Strava ne répond pas. Réessayez dans quelques minutes, ou ouvrez un fichier GPX, TCX ou FIT.'
  }
}

function hourFrom(until: Date, now: Date): string {
  const hour = formatHour(timeInParis(until))
  return dayInParis(until) === dayInParis(now) ? `à ${hour}` : `demain à ${hour}`
}
