import { actOnOrder } from './act-on-order.ts'
import { readWords, type AdminVerb } from './admin-verb.ts'
import { readRefund, readRefunded } from './refund-verbs.ts'
import { sayOrder } from './say-order.ts'
import { sayOrders } from './say-orders.ts'

export const orderUsage = `npm run admin -- orders list [mots]   montre les commandes dont le numéro, le nom ou l’adresse contient ces mots
npm run admin -- orders show numéro   montre une commande, ses articles, ses paiements et ce qui lui est arrivé
npm run admin -- orders paid numéro [--reference virement]   note le paiement reçu par virement ou sur place ; la facture est émise
npm run admin -- orders ready numéro   prête à retirer
npm run admin -- orders sent numéro [--tracking suivi]   expédiée
npm run admin -- orders received numéro [--on AAAA-MM-JJ]   livrée ou remise : le délai de rétractation commence
npm run admin -- orders cancel numéro   annule, remet en stock et rembourse ce qui a été payé
npm run admin -- orders refund numéro --all|--lines 1:2,3:1 [--kept 5,00]|--amount 12,50 [--no-restock]   rembourse : tout, des articles rendus, ou un geste
npm run admin -- orders refunded numéro   note que les remboursements à faire par virement ou en main propre sont faits
`

const readers: Readonly<Record<string, (words: string[]) => AdminVerb | undefined>> = {
  list: (words) => {
    const read = readWords(words, [])
    return read && ((site, say) => sayOrders(site, { search: read.rest.join(' '), say }))
  },
  show: (words) => ofOrder(words, [], (number) => (site, say) => sayOrder(site, { number, say })),
  paid: (words) =>
    ofOrder(words, ['reference'], (number, { reference }) =>
      actOnOrder(number, (site, signed) => site.built.markPaid(site.services, { ...signed, reference })),
    ),
  ready: (words) =>
    ofOrder(words, [], (number) =>
      actOnOrder(number, (site, signed) => site.built.makeOrderReady(site.services, signed)),
    ),
  sent: (words) =>
    ofOrder(words, ['tracking'], (number, { tracking }) =>
      actOnOrder(number, (site, signed) =>
        site.built.sendOrder(site.services, { ...signed, trackingNumber: tracking }),
      ),
    ),
  received: (words) =>
    ofOrder(words, ['on'], (number, { on }) =>
      actOnOrder(number, (site, signed) => site.built.receiveOrder(site.services, { ...signed, on })),
    ),
  cancel: (words) =>
    ofOrder(words, [], (number) =>
      actOnOrder(number, (site, signed) => site.built.cancelOrder(site.services, signed)),
    ),
  refund: readRefund,
  refunded: readRefunded,
}

export function readOrderVerb([act = '', ...words]: string[]): AdminVerb | undefined {
  return Object.hasOwn(readers, act) ? readers[act]?.(words) : undefined
}

function ofOrder(
  words: string[],
  names: readonly string[],
  verb: (number: string, texts: Readonly<Record<string, string | undefined>>) => AdminVerb,
): AdminVerb | undefined {
  const read = readWords(words, names)
  const [number, ...rest] = read?.rest ?? []
  return read && number !== undefined && rest.length === 0 ? verb(number, read.texts) : undefined
}
