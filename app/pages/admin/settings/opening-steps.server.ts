import { href } from 'react-router'
import { paymentKey, readAlarm } from '#app/domain/alarms/store.server.ts'
import { exampleFacts, legalPages } from '#app/domain/club/opening/rules.ts'
import { readAcceptedTexts } from '#app/domain/club/opening/store.server.ts'
import { readClub } from '#app/domain/club/store.server.ts'
import { dayInParis, formatDay } from '#app/domain/shared/dates/french-dates.ts'
import type { Services } from '#app/http/context.ts'
import { readInfo } from '#content/collections/info.ts'
import { readBankAccount } from '#content/collections/private.ts'
import { hoursStep } from './hours-step.server.ts'

export type OpeningStep = {
  id: string
  title: string
  /** What it unlocks, and which law asks for it. */
  why: string
  detail: string
  isDone: boolean
  isOptional?: true
  link?: { to: string; label: string }
  act?: { name: string; value: string; label: string }
}

/** The way from a first start to a site that is open, in the order of doing. */
export async function openingSteps(services: Services): Promise<OpeningStep[]> {
  const { content, mail, payment, isProduction, siteUrl, clock } = services
  const { facts } = await readClub(content)
  const examples = exampleFacts(facts)
  const today = dayInParis(clock.now())
  const { members } = await readInfo(content, 'equipe')
  const carded = members.filter(
    ({ card }) => card && card.expiresOn >= today && !/exemple|0{4}/i.test(card.number),
  )
  const bank = await readBankAccount(content)
  const isKeyRefused = (await readAlarm(services.database, paymentKey)) !== undefined
  const hasBank = bank !== null && !/exemple/i.test(bank.holder)
  const steps: OpeningStep[] = [
    {
      id: 'adresse',
      title: 'Une adresse en https',
      why: 'Sans elle, ni connexion sûre ni moteurs de recherche.',
      detail: isProduction ? siteUrl : 'La machine du site la reçoit par SITE_URL (voir docs/operations.md).',
      isDone: isProduction,
    },
    {
      id: 'apparence',
      title: 'Le nom, la couleur et le logo',
      why: 'Ce à quoi l’on vous reconnaît, sur le site et dans les e-mails.',
      detail: facts.look
        ? `Choisis, au nom de ${facts.name}.`
        : `Ceux de l’exemple, au nom de ${facts.name}.`,
      isDone: facts.look !== undefined,
      isOptional: true,
      link: { to: href('/admin/reglages/apparence'), label: 'Les choisir' },
    },
    {
      id: 'faits',
      title: 'Les faits du club',
      why: 'Mentions légales (LCEN, art. 1-1 et 19), médiateur (C. conso., L. 616-1), assurance (C. sport, L. 321-1).',
      detail:
        examples.length === 0
          ? 'Nom, SIREN, adresse, assureur et médiateur sont les vôtres.'
          : `Encore ceux de l’exemple\u00a0: ${examples.join(', ')}.`,
      isDone: examples.length === 0,
      link: { to: href('/admin/reglages/faits'), label: 'Les faits du club' },
    },
    {
      id: 'horaires',
      title: 'Les horaires d’accueil',
      why: 'La page de contact et les moteurs de recherche les disent à vos visiteurs.',
      detail:
        facts.openingHours.length === 0
          ? 'Aucun encore.'
          : `${facts.openingHours.length} plages dans la semaine\u00a0: relisez-les.`,
      isDone: facts.openingHours.length > 0,
      isOptional: true,
      link: linkTo('horaires', 'Les horaires'),
    },
    {
      id: 'carte',
      title: 'La carte professionnelle d’un coach',
      why: 'Qui encadre contre rémunération la possède et l’affiche (C. sport, L. 212-11 et R. 212-86).',
      detail:
        carded.length === 0
          ? 'Aucun coach affiché n’a de carte valable à son nom.'
          : carded.map(({ name }) => name).join(', '),
      isDone: carded.length > 0,
      link: linkTo('coachs', 'Les coachs'),
    },
    await hoursStep(services),
    {
      id: 'e-mail',
      title: 'Les e-mails partent',
      why: 'Invitations, confirmations de commande et rappels passent par eux.',
      detail: mail.isOutbox
        ? 'Aucun serveur d’envoi\u00a0: la machine le reçoit par SMTP_URL. D’ici là, tout attend dans les envois.'
        : 'Un serveur d’envoi est réglé\u00a0: demandez-lui un e-mail d’essai.',
      isDone: !mail.isOutbox,
      act: { name: 'acte', value: 'e-mail', label: 'M’envoyer un essai' },
    },
    {
      id: 'virement',
      title: 'Le compte des virements',
      why: 'Sans lui, le virement n’est pas proposé à la caisse.',
      detail: hasBank ? `Au nom de ${bank.holder}.` : 'Encore celui de l’exemple, ou aucun.',
      isDone: hasBank,
      isOptional: true,
      link: linkTo('virements', 'Le compte'),
    },
    {
      id: 'carte-bancaire',
      title: 'Le paiement par carte',
      why: 'Stripe l’encaisse sur sa page\u202f; rien de la carte ne passe ici.',
      detail:
        payment?.name === 'stripe'
          ? isKeyRefused
            ? 'La clé est refusée\u00a0: faites-en une neuve.'
            : 'Il est réglé.'
          : 'La machine le reçoit par STRIPE_SECRET_KEY.',
      isDone: payment?.name === 'stripe' && !isKeyRefused,
      isOptional: true,
    },
    ...(await readAcceptedTexts(services)).map(({ page, accepted }): OpeningStep => {
      return {
        id: page,
        title: `${legalPages[page]}\u00a0: lu et accepté`,
        why: 'Le texte est prêt et reprend vos faits, mais vous seul en répondez\u00a0: lisez-le jusqu’au bout.',
        detail: accepted
          ? `Accepté par ${accepted.by}, le ${formatDay(dayInParis(accepted.at))}, tel qu’il est aujourd’hui.`
          : 'Personne ne l’a accepté tel qu’il est aujourd’hui.',
        isDone: accepted !== undefined,
        link: { to: `/${page}`, label: 'Le lire' },
        ...(!accepted && { act: { name: 'texte', value: page, label: 'Je l’ai lu, je l’accepte' } }),
      }
    }),
  ]
  return [...steps, lastStep(facts.sample, steps)]
}

/** What the machine lacks keeps nobody from opening: it is seen at once. */
const ofMachine = new Set(['adresse', 'e-mail'])

function lastStep(isExample: boolean, before: readonly OpeningStep[]): OpeningStep {
  const isReady = before.every(({ id, isDone, isOptional }) => isDone || isOptional || ofMachine.has(id))
  return {
    id: 'ouvrir',
    title: 'Ouvrir',
    why: 'Tant que la fiche dit qu’elle est un exemple, le site est «\u202fen préparation\u202f» et hors des moteurs.',
    detail: !isExample
      ? 'La fiche est la vôtre\u00a0: le site est ouvert.'
      : isReady
        ? 'Tout est prêt\u00a0: le site s’ouvre à l’instant.'
        : 'Quand ce qui précède est fait.',
    isDone: !isExample,
    ...(isExample && isReady && { act: { name: 'acte', value: 'ouvrir', label: 'Ouvrir le site' } }),
  }
}

function linkTo(sheet: string, label: string) {
  return { to: href('/admin/reglages/faits/:sheet', { sheet }), label }
}
