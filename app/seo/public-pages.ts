import { href } from 'react-router'
import type { LineArtName } from '#app/ui/art/drawings/frames.ts'

export type PublicPage = {
  path: string
  title: string
  detail?: string
  figure?: { text: string; unit: string }
  art: LineArtName
}

export const publicPages: readonly PublicPage[] = [
  { path: href('/'), title: 'Trouvez votre allure', art: 'hero-desktop' },
  { path: href('/notre-equipe'), title: 'Notre équipe', art: 'head-team' },
  { path: href('/coaching/running'), title: 'Coaching running', art: 'head-running' },
  { path: href('/coaching/triathlon'), title: 'Coaching triathlon', art: 'head-triathlon' },
  { path: href('/coaching/natation'), title: 'Coaching natation', art: 'head-swimming' },
  { path: href('/nos-stages'), title: 'Partir, pour mieux revenir', art: 'team-bike' },
  {
    path: href('/nos-outils/calculateur-allure-running'),
    title: 'Allure running',
    detail: 'Distance, temps, allure : vos passages et un bracelet à imprimer',
    figure: { text: '4′59″', unit: '/km' },
    art: 'shop-lanes',
  },
  {
    path: href('/nos-outils/calculateur-allure-natation'),
    title: 'Allure natation',
    detail: 'Au 100 m, en bassin ou en eau libre, avec votre vitesse critique',
    figure: { text: '1′43″', unit: '/100 m' },
    art: 'shop-wave',
  },
  {
    path: href('/nos-outils/calculateur-equivalence-running'),
    title: 'Équivalence running',
    detail: 'Ce que vaut votre temps sur les autres distances, et avec quelle certitude',
    figure: { text: '45:00', unit: 'au 10 km' },
    art: 'load-running',
  },
  {
    path: href('/nos-outils/calculateur-temps-triathlon'),
    title: 'Temps triathlon',
    detail: 'Du XS au XXL, transitions comprises',
    figure: { text: '5:10:00', unit: 'format L' },
    art: 'testimonial-tri',
  },
  {
    path: href('/nos-outils/ironman-age-group-qualification-system'),
    title: 'Qualification Ironman',
    detail: 'Votre temps pondéré par âge, les places, la liste qui descend',
    figure: { text: 'F40–44', unit: 'temps pondéré' },
    art: 'maintenance',
  },
  { path: href('/notre-boutique'), title: 'Aux couleurs du club', art: 'shop-wave' },
  { path: href('/nos-soins'), title: 'Massages et récupération', art: 'head-care' },
  { path: href('/temoignages'), title: 'Témoignages', art: 'head-testimonials' },
  { path: href('/contact'), title: 'Parlons de votre objectif', art: 'head-contact' },
  { path: href('/renoncer'), title: 'Renoncer au contrat', art: 'team-run' },
  { path: href('/resilier'), title: 'Résilier votre contrat', art: 'team-run' },
  { path: href('/mentions-legales'), title: 'Mentions légales', art: 'team-swim' },
  { path: href('/cgv'), title: 'Conditions générales de vente', art: 'team-swim' },
  { path: href('/confidentialite'), title: 'Confidentialité', art: 'team-swim' },
  { path: href('/cookies'), title: 'Cookies', art: 'team-swim' },
  { path: href('/accessibilite'), title: 'Accessibilité', art: 'team-swim' },
]
