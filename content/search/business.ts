import type { Section } from '@allure/content-engine/search'
import type { InfoOf } from '../collections/info.ts'
import { SearchedPage } from './page.ts'

const DAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche']

export function sectionsOfBusiness({ name, tagline, address, openingHours }: InfoOf<'entreprise'>): readonly Section[] {
  const contact = new SearchedPage('/contact', 'Contact', [
    'Parlons de votre objectif',
    'Écrire un message, téléphoner, venir nous voir, poser une question, demander un rendez-vous',
    'Adresse, téléphone, e-mail, horaires, Instagram',
    `${name}, ${address.street}, ${address.postcode} ${address.city}`,
    tagline,
  ], ['Téléphone', 'Adresse', 'E-mail', 'Où nous trouver', 'Où êtes-vous', 'Rendez-vous']).with('opening-hours', 'Horaires', [
    `Ouvert ${[...new Set(openingHours.map(({ day }) => DAYS[day - 1]))].join(', ')}`,
    ...openingHours.map(({ note }) => note),
  ], ['Heures d’ouverture'])
  const withdraw = new SearchedPage('/renoncer', 'Renoncer au contrat', [
    'Changer d’avis, se rétracter, droit de rétractation, retourner un article, annuler une commande, remboursement',
    'La fonction en ligne, gratuite et sans compte, avec un accusé de réception',
  ], ['Se rétracter', 'Rétractation', 'Remboursement', 'Retour d’un article', 'Annuler une commande'])
  const cancel = new SearchedPage('/resilier', 'Résilier votre contrat', [
    'Arrêter un coaching, résiliation, mettre fin à un abonnement',
    'La fonction en ligne, gratuite et sans compte, avec un accusé de réception',
  ], ['Arrêter le coaching', 'Résiliation', 'Se désabonner'])
  return [...contact.sections, ...withdraw.sections, ...cancel.sections]
}
