import { typographyOf } from '@allure/content-engine/french-typography.ts'
import { MailParagraph } from '../mail-paragraph.tsx'
import { TextLink } from '../text-link.tsx'
import type { OrderMailFacts } from './letters.ts'
import { orderStyles } from './styles.ts'

/** The guarantees as they were told; the notice of the Union when the club shows it. Their full text is in the terms. */
export function Guarantees({ mail }: { mail: Pick<OrderMailFacts, 'order' | 'shop' | 'siteUrl'> }) {
  const notice = mail.shop.legal.guaranteeNotice
  return (
    <>
      <MailParagraph>{mail.order.terms.guarantee}</MailParagraph>
      {notice ? (
        <div style={orderStyles.frame}>
          <p style={orderStyles.inFrame}>{typographyOf(notice.text)}</p>
          <p style={orderStyles.inFrame}>
            <TextLink address={`${mail.siteUrl}${notice.image}`}>
              Voir l’avis harmonisé de l’Union européenne
            </TextLink>
          </p>
        </div>
      ) : null}
      <MailParagraph>
        Le texte réglementaire, encadré, est dans les conditions générales ci-dessous, sous « Garanties
        légales ».
      </MailParagraph>
    </>
  )
}
