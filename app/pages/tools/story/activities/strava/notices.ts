import { isKeyOf } from '#app/domain/shared/key-of.ts'
import type { BadgeTone } from '#app/ui/kit/badge.tsx'

export type Notice = { tone: BadgeTone; title: string; text: string; asksAgain?: boolean }

const notices = {
  relie: {
    tone: 'success',
    title: 'Strava est relié à ce navigateur.',
    text: 'Choisissez une activité ci-dessous.',
  },
  refus: {
    tone: 'info',
    title: 'Rien n’a été relié.',
    text: 'Vous avez répondu non à Strava. Un fichier GPX, TCX ou FIT marche tout aussi bien, et ne quitte pas votre appareil.',
  },
  manque: {
    tone: 'warning',
    title: 'Il manque un accord.',
    text: 'Chez Strava, la case «\u202fView data about your activities\u202f» (voir vos activités) était décochée\u00a0: sans elle, il n’y a rien à lire. Rien n’a été gardé.',
    asksAgain: true,
  },
  perime: {
    tone: 'warning',
    title: 'Cette demande n’est plus valable.',
    text: 'Elle a déjà servi, vient d’un autre navigateur, ou date de plus de dix minutes. Recommencez d’ici.',
    asksAgain: true,
  },
  complet: {
    tone: 'warning',
    title: 'Strava ne nous laisse pas relier d’autre athlète.',
    text: 'Strava limite le nombre d’athlètes par application, et cette limite est atteinte. Exportez votre activité de Strava ou de votre montre (GPX, TCX ou FIT) et ouvrez le fichier\u00a0: l’image est la même.',
  },
  panne: {
    tone: 'error',
    title: 'Strava ne répond pas.',
    text: 'Réessayez dans quelques minutes, ou ouvrez un fichier GPX, TCX ou FIT.',
    asksAgain: true,
  },
  fini: {
    tone: 'info',
    title: 'Strava ne nous donne plus accès à vos activités.',
    text: 'L’accord a été retiré chez Strava. Tout ce que nous gardions de votre compte Strava est effacé.',
    asksAgain: true,
  },
  oublie: {
    tone: 'success',
    title: 'Strava est oublié.',
    text: 'Tout ce que nous gardions de votre compte Strava est effacé, dans tous vos navigateurs, et notre accès est rendu à Strava.',
  },
} as const satisfies Record<string, Notice>

export type NoticeName = keyof typeof notices

const isNotice = isKeyOf(notices)

/** What the address says has just happened. */
export function noticeOf(name: string | null): Notice | undefined {
  return isNotice(name) ? notices[name] : undefined
}
