import { collectionLabels, infoPagesByTitle, type LinkedPage } from '../documents.ts'

const shelved = (shelf: string, titles: Readonly<Record<string, string>>): readonly LinkedPage[] =>
  Object.entries(titles).map(([path, title]) => ({ path, title, shelf }))

/** The pages that a text may lead to whatever is written: the club's, its tools, its legal texts, a member's own. */
export const sitePages: readonly LinkedPage[] = [
  ...infoPagesByTitle(),
  ...shelved('Outils', {
    '/nos-outils/calculateur-allure-running': 'Allure running',
    '/nos-outils/calculateur-equivalence-running': 'Équivalences running',
    '/nos-outils/calculateur-allure-natation': 'Allure natation',
    '/nos-outils/calculateur-temps-triathlon': 'Temps de triathlon',
    '/nos-outils/ironman-age-group-qualification-system': 'Qualification Ironman',
    '/nos-outils/ironman-age-group-qualification-system/explication': 'Qualification Ironman, expliquée',
    '/nos-outils/strava-story-sharing': 'Story de sortie',
    '/nos-outils/strava-story-sharing/activities': 'Sorties de Strava',
  }),
  ...shelved('Textes légaux', {
    '/mentions-legales': 'Mentions légales',
    '/cgv': 'Conditions de vente',
    '/confidentialite': 'Confidentialité',
    '/cookies': 'Cookies',
    '/accessibilite': 'Accessibilité',
    '/renoncer': 'Se rétracter d’un achat',
    '/resilier': 'Résilier un contrat',
  }),
  ...shelved('Compte et calendrier', {
    '/compte': 'Mon compte',
    '/compte/allures': 'Mes allures',
    '/compte/commandes': 'Mes commandes',
    '/compte/notifications': 'Mes notifications',
    '/compte/stages': 'Mes stages',
    '/compte/donnees': 'Mes données',
    '/compte/sessions': 'Mes appareils',
    '/compte/securite': 'Ma sécurité',
    '/espace-athlete/competition/calendrier': 'Calendrier des courses',
    '/espace-athlete/competition/calendrier/proposer': 'Proposer une course',
    '/espace-athlete/competition/calendrier/abonnement': 'S’abonner au calendrier',
    '/espace-athlete/competition/saison': 'Ma saison',
  }),
  { path: '/notre-boutique/panier', title: 'Panier', shelf: collectionLabels.shop },
  { path: '/recherche', title: 'Recherche', shelf: collectionLabels.info },
]

/** Addresses that are not pages to be proposed, or too many to be named one by one. */
const alsoThere =
  /^\/(?:login|mot-de-passe|espace-athlete|espace-athlete\/hors-ligne|sitemap\.xml)$|^\/(?:photos|content-images|art|logo)\/|^\/espace-athlete\/competition\/(?:calendrier|saison)\/|^\/notre-boutique\/(?:collection|prevenez-moi)(?:\/|$)|^\/nos-outils\/[^/]+\/[\w-]+\.\w+$/

const fixed = new Set(sitePages.map(({ path }) => path))

/** Whether an address of the site (no query, no anchor) leads somewhere whatever is written. */
export function isSitePage(path: string): boolean {
  return fixed.has(path) || alsoThere.test(path)
}
