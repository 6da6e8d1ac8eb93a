import { href, useRouteLoaderData } from 'react-router'
import type { Menus } from '#app/domain/club/menus.ts'
import type { MessageSubject } from '#app/domain/messages/rules.ts'
import type { IconName } from '#app/ui/kit/icons/icon-names.ts'

export type NavigationLink = { label: string; to: string; detail?: string; icon?: IconName }
export type NavigationEntry = NavigationLink | { label: string; links: NavigationLink[] }

export const homePath = href('/')
export const searchPath = href('/recherche')
export const shopPath = href('/notre-boutique')
export const cartPath = href('/notre-boutique/panier')
export const checkoutPath = href('/commande')

const coachingPaths = [
  ['running', href('/coaching/running'), 'footprints'],
  ['triathlon', href('/coaching/triathlon'), 'bike'],
  ['swimming', href('/coaching/natation'), 'waves'],
] as const

const tools = [
  ['runningPace', href('/nos-outils/calculateur-allure-running'), 'timer'],
  ['swimPace', href('/nos-outils/calculateur-allure-natation'), 'waves'],
  ['runningEquivalence', href('/nos-outils/calculateur-equivalence-running'), 'arrow-left-right'],
  ['triathlonTime', href('/nos-outils/calculateur-temps-triathlon'), 'flag'],
  ['ironmanQualification', href('/nos-outils/ironman-age-group-qualification-system'), 'medal'],
  ['story', href('/nos-outils/strava-story-sharing'), 'image'],
] as const

/** The words of the menus, as the frame of the page has them. */
export function useMenus(): Menus | undefined {
  return useRouteLoaderData<{ menus: Menus }>('root')?.menus
}

export function toolLinks({ tools: said }: Pick<Menus, 'tools'>): NavigationLink[] {
  return tools.map(([key, to, icon]) => ({ ...said[key], to, icon }))
}

export const toolPaths = tools.map(([, to]) => to)

export const athletePath = href('/espace-athlete/*', { '*': 'introduction' })

export const accountPath = href('/compte')
export const signOutPath = href('/deconnexion')

const teamPath = href('/notre-equipe')
const campsPath = href('/nos-stages')
const carePath = href('/nos-soins')
const contact = href('/contact')

/** The main menu, in the order of the header. */
export function mainMenu(menus: Menus): NavigationEntry[] {
  const { header, coaching } = menus
  return [
    { label: header.home, to: homePath },
    { label: header.team, to: teamPath },
    {
      label: header.coaching,
      links: coachingPaths.map(([key, to, icon]) => ({ ...coaching[key], to, icon })),
    },
    { label: header.camps, to: campsPath },
    { label: header.tools, links: toolLinks(menus) },
    { label: header.care, to: carePath },
    { label: header.shop, to: shopPath },
    { label: header.contact, to: contact },
  ]
}

export function footerServices({ header, coaching, footer }: Menus): NavigationLink[] {
  return [
    { label: header.team, to: teamPath },
    ...coachingPaths.map(([key, to]) => ({
      label: `${header.coaching} ${coaching[key].label.toLowerCase()}`,
      to,
    })),
    { label: header.camps, to: campsPath },
    { label: footer.care, to: carePath },
  ]
}

export function footerResources(menus: Menus): NavigationLink[] {
  const { header, footer } = menus
  return [
    ...toolLinks(menus).map(({ label, to }) => ({ label, to })),
    { label: header.shop, to: shopPath },
    { label: footer.testimonials, to: href('/temoignages') },
    { label: header.contact, to: contact },
  ]
}

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
