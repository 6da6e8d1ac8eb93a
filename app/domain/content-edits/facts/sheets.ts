import type { EditedPlace } from '../rules.ts'

/** Facts that are asked for together, in the order of their form. */
export type FactSheet = {
  readonly id: string
  readonly title: string
  /** What they let the site do. */
  readonly unlocks: string
  /** Which law asks for them; undefined where none does. */
  readonly law?: string
  readonly place: EditedPlace
  /** Paths in the document: `legal.siren`, `openingHours`. */
  readonly fields: readonly string[]
}

export const businessPlace: EditedPlace = { collection: 'info', file: 'entreprise.yml' }
const team = { collection: 'info', file: 'equipe.yml' }

export const bankPlace: EditedPlace = { collection: 'privateFacts', file: 'banque.yml' }

export const factSheets: readonly FactSheet[] = [
  {
    id: 'identite',
    title: 'Nom et identité',
    unlocks: 'Le nom en tête des pages, les mentions légales, les factures.',
    law: 'LCEN, art. 1-1 (mentions légales)\u202f; C. com., L. 441-9 (factures).',
    place: businessPlace,
    fields: [
      'name',
      'tagline',
      'description',
      'legal.status',
      'legal.ownerName',
      'legal.companyName',
      'legal.capital',
      'legal.siren',
      'legal.register',
      'legal.publicationDirector',
    ],
  },
  {
    id: 'adresse',
    title: 'Adresse, téléphone et e-mail',
    unlocks: 'La page de contact, le pied des pages et des e-mails.',
    law: 'LCEN, art. 1-1\u202f; C. conso., L. 221-5 (joindre le vendeur vite).',
    place: businessPlace,
    fields: ['address', 'phone', 'email'],
  },
  {
    id: 'horaires',
    title: 'Horaires d’accueil',
    unlocks: 'La page de contact, «\u202fOuvert, jusqu’à…\u202f», les moteurs de recherche.',
    place: businessPlace,
    fields: ['openingHours'],
  },
  {
    id: 'seances',
    title: 'Planning des séances',
    unlocks: 'L’accueil, les pages de coaching, le lieu où les commandes sont remises.',
    place: team,
    fields: ['sessions', 'closures'],
  },
  {
    id: 'coachs',
    title: 'Coachs et cartes professionnelles',
    unlocks: 'La page de l’équipe\u00a0: sans carte valable, un coach n’y est pas montré.',
    law: 'C. sport, L. 212-11 et R. 212-86.',
    place: team,
    fields: ['members'],
  },
  {
    id: 'hebergeur',
    title: 'Hébergeur du site',
    unlocks: 'Les mentions légales.',
    law: 'LCEN, art. 1-1.',
    place: businessPlace,
    fields: ['legal.host'],
  },
  {
    id: 'assureur',
    title: 'Assurance',
    unlocks: 'Les mentions légales, les conditions de vente.',
    law: 'C. sport, L. 321-1\u202f; C. conso., R. 111-2.',
    place: businessPlace,
    fields: ['insurer'],
  },
  {
    id: 'mediateur',
    title: 'Médiateur de la consommation',
    unlocks: 'Les conditions de vente, la confirmation des commandes.',
    law: 'C. conso., L. 612-1 et L. 616-1.',
    place: businessPlace,
    fields: ['mediator'],
  },
  {
    id: 'tva',
    title: 'TVA et exercice comptable',
    unlocks: 'Les prix et les factures\u00a0: sans taux, la mention de franchise y est écrite.',
    law: 'CGI, art. 293 B et 242 nonies A\u202f; C. com., L. 123-22 (dix ans).',
    place: businessPlace,
    fields: ['legal.vat', 'vatMentions', 'financialYearEnd'],
  },
  {
    id: 'virements',
    title: 'Compte des virements',
    unlocks: 'Le virement à la caisse. Le compte n’est dit qu’à qui choisit ce paiement.',
    place: bankPlace,
    fields: ['account'],
  },
  {
    id: 'livraison',
    title: 'Frais de livraison',
    unlocks: 'Le panier, les conditions de vente.',
    law: 'C. conso., L. 112-3 (frais dits avant la commande).',
    place: businessPlace,
    fields: ['deliveryFees', 'legal.textileProducerId'],
  },
  {
    id: 'reseaux',
    title: 'Réseaux sociaux',
    unlocks: 'Les liens en tête et au pied des pages.',
    place: businessPlace,
    fields: ['instagramCoaching', 'instagramTherapy'],
  },
  {
    id: 'voyages',
    title: 'Opérateur de voyages',
    unlocks: 'Les stages avec hébergement\u00a0: sans immatriculation, ils ne peuvent pas l’inclure.',
    law: 'C. tourisme, L. 211-18.',
    place: businessPlace,
    fields: ['travel'],
  },
]

/** Settings that are filled in as facts are, and whose first words come back by one press. */
export const settingSheets = [
  {
    id: 'menus',
    title: 'Mots des menus',
    unlocks: 'En tête des pages, au pied, et chez les membres. Où ils mènent ne change pas.',
    place: { collection: 'info', file: 'menus.yml' },
    fields: ['header', 'coaching', 'tools', 'footer', 'member'],
  },
  {
    id: 'second-facteur',
    title: 'Second facteur',
    unlocks: 'Qui doit en avoir un pour entrer. Les coachs, toujours.',
    law: 'RGPD, art. 32 (sécurité)\u202f; recommandation CNIL 2025-019 sur l’authentification multifacteur.',
    place: { collection: 'privateFacts', file: 'second-facteur.yml' },
    fields: ['assistants', 'members', 'requiredFrom'],
  },
  {
    id: 'rappels',
    title: 'Jours des rappels',
    unlocks: 'Combien de jours avant un stage, un solde ou une course part chaque e-mail.',
    place: { collection: 'privateFacts', file: 'rappels.yml' },
    fields: ['papers', 'packing', 'meeting', 'thanks', 'balance', 'registrationCloses', 'race'],
  },
  {
    id: 'durees',
    title: 'Durées de conservation',
    unlocks: 'Ce qui s’efface de soi-même, et quand\u00a0: plus tôt que le registre, jamais plus tard.',
    law: 'RGPD, art. 5-1-e. Commandes (C. civ., 2224), factures (C. com., L. 123-22) et déclarations gardent la durée de leur loi.',
    place: { collection: 'privateFacts', file: 'durees.yml' },
    fields: [
      'messages',
      'mails',
      'members',
      'invitations',
      'participants',
      'sendings',
      'signIns',
      'auditLog',
      'revisions',
    ],
  },
] as const satisfies readonly FactSheet[]

export function factSheet(id: string): FactSheet | undefined {
  return [...factSheets, ...settingSheets].find((sheet) => sheet.id === id)
}

export function isSettingSheet({ id }: Pick<FactSheet, 'id'>): boolean {
  return settingSheets.some((sheet) => sheet.id === id)
}
