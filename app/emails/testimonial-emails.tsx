import { testimonialAnswered, testimonialAsked } from '#app/domain/testimonials/emails.ts'
import { typographyOf } from '@allure/content-engine/typography'
import { MailLink } from './layout/mail-link.tsx'
import { MailParagraph } from './layout/mail-paragraph.tsx'
import { MailQuote } from './layout/mail-quote.tsx'
import { template } from './templates.server.tsx'

const pageOf = (siteUrl: string, secret: string) => `${siteUrl}/temoigner/${secret}`

const testimonialAskedEmail = template(
  testimonialAsked,
  ({ firstName, about, secret }, { club, siteUrl }) => ({
    subject: typographyOf(`${club.name} : racontez ce que vous avez vécu`),
    replyTo: club.email,
    title: 'Votre histoire peut aider quelqu’un.',
    preview: 'Quelques phrases, publiées seulement avec votre accord.',
    greets: firstName,
    body: (
      <>
        <MailParagraph>
          {about ? `Vous étiez au stage ${about}. ` : ''}Voulez-vous raconter, en quelques phrases, ce que
          vous avez vécu avec le club ? Qui hésite à nous rejoindre vous lira avant de nous croire.
        </MailParagraph>
        <MailParagraph>
          Vous choisissez comment vous êtes nommé et où le texte paraît. Rien ne paraît sans votre accord, et
          vous le retirez quand vous voulez, par le même lien. Ne rien répondre va très bien aussi.
        </MailParagraph>
        <MailLink address={pageOf(siteUrl, secret)}>Écrire mon témoignage</MailLink>
      </>
    ),
  }),
)

const answers = {
  publier: {
    subject: 'Votre témoignage est publié',
    title: 'Il est en ligne. Merci.',
    text: 'Votre témoignage est publié tel que vous l’avez écrit.',
    link: 'Le relire, le changer ou le retirer',
  },
  retoucher: {
    subject: 'Votre témoignage, à retoucher',
    title: 'Une retouche, et il paraît.',
    text: 'Merci pour votre témoignage. Avant de le publier, nous vous demandons une retouche :',
    link: 'Retoucher mon témoignage',
  },
  refuser: {
    subject: 'Votre témoignage ne paraîtra pas',
    title: 'Il ne paraîtra pas.',
    text: 'Merci d’avoir pris le temps d’écrire. Nous ne publierons pas ce témoignage, et voici pourquoi :',
    link: 'Le relire',
  },
} as const

const testimonialAnsweredEmail = template(
  testimonialAnswered,
  ({ firstName, answer, word, secret }, { club, siteUrl }) => {
    const said = answers[answer]
    return {
      subject: typographyOf(`${club.name} : ${said.subject.toLowerCase()}`),
      replyTo: club.email,
      title: said.title,
      preview: said.text,
      greets: firstName,
      body: (
        <>
          <MailParagraph>{said.text}</MailParagraph>
          {word ? <MailQuote words={word} /> : null}
          <MailLink address={pageOf(siteUrl, secret)}>{said.link}</MailLink>
        </>
      ),
    }
  },
)

export const testimonialEmails = [testimonialAskedEmail, testimonialAnsweredEmail]
