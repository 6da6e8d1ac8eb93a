import { href } from 'react-router'
import type { MessageSubject } from '#app/domain/messages/rules.ts'
import type { IconName } from '#app/ui/kit/icons/icon-names.ts'

export type NavigationLink = { label: string; to: string; detail?: string; icon?: IconName }
export type NavigationEntry = NavigationLink | { label: string; links: NavigationLink[] }

export const homePath = href('/')
export const searchPath = href('/recherche')
export const shopPath = href('/notre-boutique')
export const cartPath = href('/notre-boutique/panier')
export const checkoutPath = href('/commande')

const coaching: NavigationLink[] = [
  { label: 'Running', detail: 'du 10 km au marathon', to: href('/coaching/running'), icon: 'footprints' },
  {
    label: 'Triathlon',
    detail: 'du format S au longue distance',
    to: href('/coaching/triathlon'),
    icon: 'bike',
  },
  { label: 'Natation', detail: 'bassin et eau libre', to: href('/coaching/natation'), icon: 'waves' },
]

export const toolLinks: NavigationLink[] = [
  {
    label: 'Allure running',
    detail: 'temps, distance, allure',
    to: href('/nos-outils/calculateur-allure-running'),
    icon: 'timer',
  },
  {
    label: 'Allure natation',
    detail: 'au 100 m, bassin ou eau libre',
    to: href('/nos-outils/calculateur-allure-natation'),
    icon: 'waves',
  },
  {
    label: 'Équivalence running',
    detail: 'vos temps d’une distance à l’autre',
    to: href('/nos-outils/calculateur-equivalence-running'),
    icon: 'arrow-left-right',
  },
  {
    label: 'Temps triathlon',
    detail: 'du XS au XXL, transitions comprises',
    to: href('/nos-outils/calculateur-temps-triathlon'),
    icon: 'flag',
  },
  {
    label: 'Qualification Ironman',
    detail: 'le temps à viser, catégorie par catégorie',
    to: href('/nos-outils/ironman-age-group-qualification-system'),
    icon: 'medal',
  },
  {
    label: 'Story Strava',
    detail: 'une image de votre sortie',
    to: href('/nos-outils/strava-story-sharing'),
    icon: 'image',
  },
]

export const athletePath = href('/espace-athlete/*', { '*': 'introduction' })

export const accountPath = href('/compte')
export const signOutPath = href('/deconnexion')

/** The main menu, in the order of the header. */
export const mainMenu: NavigationEntry[] = [
  { label: 'Accueil', to: homePath },
  { label: 'Équipe', to: href('/notre-equipe') },
  { label: 'Coaching', links: coaching },
  { label: 'Stages', to: href('/nos-stages') },
  { label: 'Outils', links: toolLinks },
  { label: 'Soins', to: href('/nos-soins') },
  { label: 'Boutique', to: shopPath },
  { label: 'Contact', to: href('/contact') },
]

export const footerServices: NavigationLink[] = [
  { label: 'Équipe', to: href('/notre-equipe') },
  ...coaching.map(({ label, to }) => ({ label: `Coaching ${label.toLowerCase()}`, to })),
  { label: 'Stages', to: href('/nos-stages') },
  { label: 'Massages et soins', to: href('/nos-soins') },
]

export const footerResources: NavigationLink[] = [
  ...toolLinks.map(({ label, to }) => ({ label, to })),
  { label: 'Boutique', to: shopPath },
  { label: 'Témoignages', to: href('/temoignages') },
  { label: 'Contact', to: href('/contact') },
]

export const legalLinks: NavigationLink[] = [
  { label: 'Mentions légales', to: href('/mentions-legales') },
  { label: 'CGV', to: href('/cgv') },
  { label: 'Confidentialité', to: href('/confidentialite') },
  { label: 'Cookies', to: href('/cookies') },
  { label: 'Accessibilité', to: href('/accessibilite') },
]

export const consumerRightsLinks: NavigationLink[] = [
  { label: 'Renoncer au contrat ici', to: href('/renoncer') },
  { label: 'Résilier votre contrat', to: href('/resilier') },
]

export function contactPath(subject: MessageSubject): string {
  return `${href('/contact')}?sujet=${subject}`
}
