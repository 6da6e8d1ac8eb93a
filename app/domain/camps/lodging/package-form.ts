import { createHash } from 'node:crypto'
import { addDays, formatDay, formatDayRangeInWords } from '#app/domain/shared/dates/french-dates.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import type { Camp } from '../camp.ts'
import type { TravelLicence } from '../rules.ts'

type Seller = {
  readonly name: string
  readonly address: string
  readonly phone: string
  readonly email: string
}

/** The standard form of a package, with what must be told of this one. */
export type PackageForm = {
  readonly facts: readonly { readonly term: string; readonly value: string }[]
  readonly statement: readonly string[]
  readonly rights: readonly string[]
}

/** Form A of the arrêté of 1 March 2018 and the facts of R211-4; undefined when the camp is no package. */
export function packageFormOf(
  camp: Camp,
  licence: TravelLicence | undefined,
  seller: Seller,
): PackageForm | undefined {
  if (camp.lodging !== 'included' || !camp.package || !licence) return undefined
  return {
    facts: factsOf(camp, camp.package, seller),
    statement: statementOf(seller.name),
    rights: rightsOf(seller.name, licence),
  }
}

export function fingerprintOfForm(form: PackageForm): string {
  return createHash('sha256').update(JSON.stringify(form)).digest('hex')
}

function factsOf(camp: Camp, facts: NonNullable<Camp['package']>, seller: Seller) {
  const { minimum } = facts
  const minimumWords =
    minimum &&
    `${minimum.participants} participants\u202f; faute d’eux, le stage est annulé et remboursé au plus tard le ${formatDay(addDays(camp.startOn, -minimum.days))}`
  const deposit =
    camp.depositCents === undefined
      ? 'en entier à l’inscription'
      : `acompte de ${formatEuros(camp.depositCents)} par personne à l’inscription, solde ${camp.balanceDays} jours avant le départ`
  return [
    {
      term: 'Destination et dates',
      value: `${camp.place.name}, ${camp.place.city}, ${camp.place.country}, ${formatDayRangeInWords(camp.startOn, camp.endOn)}`,
    },
    { term: 'Hébergement', value: facts.lodging },
    { term: 'Repas', value: facts.meals },
    { term: 'Compris', value: camp.included.join(', ') },
    { term: 'Non compris', value: camp.notIncluded.join(', ') || 'rien d’autre n’est à prévoir' },
    { term: 'Groupe et langue', value: `${camp.group}\u202f; en français` },
    { term: 'Mobilité réduite', value: facts.accessibility },
    { term: 'Vendeur', value: `${seller.name}, ${seller.address}, ${seller.phone}, ${seller.email}` },
    {
      term: 'Prix',
      value: `${formatEuros(camp.priceCents)} par personne, toutes taxes comprises, options en plus`,
    },
    { term: 'Paiement', value: deposit },
    { term: 'Nombre minimal', value: minimumWords ?? 'aucun\u00a0: le stage a lieu quel que soit le nombre' },
    { term: 'Passeport, visa, santé', value: facts.formalities },
    {
      term: 'Annuler',
      value: `possible à tout moment avant le départ, selon le barème du récapitulatif. ${camp.cancellationTerms}`,
    },
    { term: 'Assurance', value: facts.insurance },
  ]
}

const statementOf = (name: string): readonly string[] => [
  'La combinaison de services de voyage qui vous est proposée est un forfait au sens de la directive (UE) 2015/2302 et de l’article L.211-2 II du code du tourisme.',
  `Vous bénéficierez donc de tous les droits octroyés par l’Union européenne applicables aux forfaits, tels que transposés dans le code du tourisme. L’entreprise ${name} sera entièrement responsable de la bonne exécution du forfait dans son ensemble.`,
  `En outre, comme l’exige la loi, l’entreprise ${name} dispose d’une protection afin de rembourser vos paiements et, si le transport est compris dans le forfait, d’assurer votre rapatriement au cas où elle deviendrait insolvable.`,
]

const rightsOf = (name: string, { guarantor }: TravelLicence): readonly string[] => [
  'Les voyageurs recevront toutes les informations essentielles sur le forfait avant de conclure le contrat de voyage à forfait.',
  'L’organisateur ainsi que le détaillant sont responsables de la bonne exécution de tous les services de voyage compris dans le contrat.',
  'Les voyageurs reçoivent un numéro de téléphone d’urgence ou les coordonnées d’un point de contact leur permettant de joindre l’organisateur ou le détaillant.',
  'Les voyageurs peuvent céder leur forfait à une autre personne, moyennant un préavis raisonnable et éventuellement sous réserve de payer des frais supplémentaires.',
  'Le prix du forfait ne peut être augmenté que si des coûts spécifiques augmentent (par exemple, les prix des carburants) et si cette possibilité est explicitement prévue dans le contrat, et ne peut en tout cas pas être modifié moins de vingt jours avant le début du forfait. Si la majoration de prix dépasse 8\u00a0% du prix du forfait, le voyageur peut résoudre le contrat. Si l’organisateur se réserve le droit d’augmenter le prix, le voyageur a droit à une réduction de prix en cas de diminution des coûts correspondants.',
  'Les voyageurs peuvent résoudre le contrat sans payer de frais de résolution et être intégralement remboursés des paiements effectués si l’un des éléments essentiels du forfait, autre que le prix, subit une modification importante. Si, avant le début du forfait, le professionnel responsable du forfait annule celui-ci, les voyageurs peuvent obtenir le remboursement et un dédommagement, s’il y a lieu.',
  'Les voyageurs peuvent résoudre le contrat sans payer de frais de résolution avant le début du forfait en cas de circonstances exceptionnelles, par exemple s’il existe des problèmes graves pour la sécurité au lieu de destination qui sont susceptibles d’affecter le forfait.',
  'En outre, les voyageurs peuvent, à tout moment avant le début du forfait, résoudre le contrat moyennant le paiement de frais de résolution appropriés et justifiables.',
  'Si, après le début du forfait, des éléments importants de celui-ci ne peuvent pas être fournis comme prévu, d’autres prestations appropriées devront être proposées aux voyageurs, sans supplément de prix. Les voyageurs peuvent résoudre le contrat sans payer de frais de résolution lorsque les services ne sont pas exécutés conformément au contrat, que cela perturbe considérablement l’exécution du forfait et que l’organisateur ne remédie pas au problème.',
  'Les voyageurs ont aussi droit à une réduction de prix et/ou à un dédommagement en cas d’inexécution ou de mauvaise exécution des services de voyage.',
  'L’organisateur ou le détaillant doit apporter une aide si le voyageur est en difficulté.',
  `Si l’organisateur ou le détaillant devient insolvable, les montants versés seront remboursés. Si l’organisateur ou le détaillant devient insolvable après le début du forfait et si le transport est compris dans le forfait, le rapatriement des voyageurs est garanti. ${name} a souscrit une protection contre l’insolvabilité auprès de ${guarantor.name}, ${guarantor.address}. Les voyageurs peuvent prendre contact avec cette entité si des services leur sont refusés en raison de l’insolvabilité de ${name}.`,
]
