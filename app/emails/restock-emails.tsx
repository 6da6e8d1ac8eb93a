import { type RestockAbout, restockAsked, restockBack } from '#app/domain/shop/restock/emails.ts'
import { roundHours, unconfirmedDays } from '#app/domain/shop/restock/restock.ts'
import { MailFacts } from './layout/mail-facts.tsx'
import { MailLink } from './layout/mail-link.tsx'
import { MailParagraph } from './layout/mail-paragraph.tsx'
import { template } from './templates.server.tsx'

const named = ({ product, detail }: RestockAbout) => (detail ? `${product}, ${detail}` : product)

function About({ about }: { about: RestockAbout }) {
  return (
    <MailFacts
      facts={[
        { term: 'Article', value: about.product },
        { term: 'Choix', value: about.detail },
      ]}
    />
  )
}

export const restockEmails = [
  template(restockAsked, ({ secret, ...about }, { club, siteUrl }) => {
    const address = `${siteUrl}/notre-boutique/prevenez-moi/${secret}`
    return {
      subject: `Confirmez\u00A0: vous prévenir du retour de ${about.product}`,
      title: 'Vous prévenir de son retour ?',
      preview: named(about),
      replyTo: club.email,
      unsubscribeUrl: address,
      body: (
        <>
          <MailParagraph>
            Cette adresse a été laissée sur notre site pour être prévenue, une fois, du retour de cet article.
            Confirmez que c’est bien vous :
          </MailParagraph>
          <About about={about} />
          <MailLink address={address}>Confirmer ma demande</MailLink>
          <MailParagraph>
            {`La même page quitte la liste, à tout moment. Ce n’est pas vous ? Ne faites rien : l’adresse s’efface dans ${unconfirmedDays} jours.`}
          </MailParagraph>
        </>
      ),
    }
  }),
  template(restockBack, (about, { club, siteUrl }) => ({
    subject: `De retour\u00A0: ${named(about)}`,
    title: 'Il est de retour.',
    preview: named(about),
    replyTo: club.email,
    body: (
      <>
        <MailParagraph>Vous vouliez le savoir : cet article peut de nouveau être commandé.</MailParagraph>
        <About about={about} />
        <MailLink address={siteUrl + about.path}>Voir l’article</MailLink>
        <MailParagraph>
          {`Rien n’est mis de côté : nous écrivons à autant de personnes qu’il y a de pièces, puis aux suivantes après ${roundHours} heures. C’est le seul e-mail que vous recevrez à ce sujet, et votre adresse n’est plus sur la liste.`}
        </MailParagraph>
      </>
    ),
  })),
]
