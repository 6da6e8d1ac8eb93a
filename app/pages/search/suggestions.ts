import { href } from 'react-router'
import type { IconName } from '#app/ui/kit/icons/icon-names.ts'

export type SuggestedPage = { label: string; detail: string; to: string; icon: IconName }

export const suggestedPages: readonly SuggestedPage[] = [
  {
    label: 'Coaching running',
    detail: 'Du 10 km au marathon',
    to: href('/coaching/running'),
    icon: 'footprints',
  },
  {
    label: 'Coaching triathlon',
    detail: 'Du format S au longue distance',
    to: href('/coaching/triathlon'),
    icon: 'bike',
  },
  {
    label: 'Coaching natation',
    detail: 'Bassin et eau libre',
    to: href('/coaching/natation'),
    icon: 'waves',
  },
  {
    label: 'Allure running',
    detail: 'Temps, distance, allure',
    to: href('/nos-outils/calculateur-allure-running'),
    icon: 'timer',
  },
  { label: 'Stages', detail: 'Dates, places et prix', to: href('/nos-stages'), icon: 'tent-tree' },
  {
    label: 'Massages et récupération',
    detail: 'Durées, prix et conditions',
    to: href('/nos-soins'),
    icon: 'clock',
  },
  {
    label: 'Notre équipe',
    detail: 'Diplômes et cartes professionnelles',
    to: href('/notre-equipe'),
    icon: 'users',
  },
  { label: 'Contact', detail: 'Écrire, appeler, venir', to: href('/contact'), icon: 'mail' },
]

export const suggestedQueries = ['marathon', 'crawl', 'tarifs', 'rétractation', 'diplôme']
