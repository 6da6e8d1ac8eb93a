import { keyRefused } from '#app/domain/orders/payment/key-refused.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { MailParagraph } from './layout/mail-paragraph.tsx'
import { template } from './templates.server.tsx'

export const keyRefusedEmail = template(keyRefused, ({ refusedAt }) => ({
  subject: '[À traiter] Le paiement par carte est fermé',
  title: 'Le paiement par carte est fermé',
  preview: 'Votre prestataire refuse la clé du site',
  body: (
    <>
      <MailParagraph>
        {`Votre prestataire de paiement refuse la clé du site depuis le ${formatInstant(refusedAt)}. Personne ne peut payer par carte, et les remboursements attendent.`}
      </MailParagraph>
      <MailParagraph>
        Faites une clé neuve dans son tableau de bord, puis donnez-la au site (STRIPE_SECRET_KEY) et
        redémarrez-le. Les remboursements repartent seuls la nuit suivante.
      </MailParagraph>
    </>
  ),
}))
