import { Note } from '#app/ui/kit/note.tsx'

export type OrderNotice = 'payment-down' | 'cannot-abandon'

const words: Readonly<Record<OrderNotice, string>> = {
  'payment-down':
    'Le service de paiement ne répond pas pour le moment. Rien n’a été débité et vos articles restent à vous\u00a0: essayez à nouveau dans quelques minutes.',
  'cannot-abandon': 'Cette commande ne peut plus être annulée ici. Voici où elle en est.',
}

export function OrderNoticeNote({ notice }: { notice: OrderNotice | undefined }) {
  if (!notice) return null
  return (
    <output className="order-notice">
      <Note tone="warning">{words[notice]}</Note>
    </output>
  )
}
