import type { Camp } from '#app/domain/camps/camp.ts'
import type { Standing } from '#app/domain/camps/store.server.ts'
import { formatDay, formatDayRangeInWords } from '#app/domain/shared/french-dates.ts'

/** What asking means here and now: nothing is due before both sides said yes. */
export function RequestWords({ camp }: { camp: Camp & Standing }) {
  switch (camp.state) {
    case 'open':
    case 'lastPlaces':
      return (
        <p>
          Écrivez-nous vos repères et votre objectif. Rien n’est dû avant que nous ayons dit oui ensemble.
        </p>
      )
    case 'full':
      return (
        <p>
          Une place se libère souvent le mois qui précède. Laissez votre adresse&nbsp;: nous vous écrivons,
          dans l’ordre d’arrivée, dès qu’une place revient.
        </p>
      )
    case 'upcoming':
      return (
        <p>
          Les inscriptions ouvrent le {formatDay(camp.opensOn ?? camp.startOn)}. Laissez votre adresse&nbsp;:
          vous le saurez ce jour-là.
        </p>
      )
    case 'past':
      return (
        <p>
          Ce stage s’est tenu {formatDayRangeInWords(camp.startOn, camp.endOn)}. Le prochain vous attend
          peut-être.
        </p>
      )
    case 'cancelled':
      return <p>Ce stage n’aura pas lieu. Les personnes inscrites sont prévenues et remboursées.</p>
  }
}
