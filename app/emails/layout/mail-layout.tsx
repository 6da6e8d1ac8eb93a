import type { ReactNode } from 'react'
import { Body, Container, Head, Heading, Html, Img, Link, Preview, Section, Text } from 'react-email'
import type { MailSender } from './mail-sender.ts'
import { mailStyles } from './mail-styles.ts'

type MailLayoutProps = {
  sender: MailSender
  title: string
  preview: string
  children: ReactNode
}

const logoHeight = 36

function MailLogo({ name, src, width, height, ground }: NonNullable<MailSender['logo']> & { name: string }) {
  const shown = { height: logoHeight, width: Math.round((logoHeight * width) / height) }
  return <Img src={src} alt={name} {...shown} style={ground === 'dark' ? mailStyles.logoOnDark : undefined} />
}

export function MailLayout({ sender, title, preview, children }: MailLayoutProps) {
  return (
    <Html lang="fr">
      <Head>
        <title>{title}</title>
        <meta name="color-scheme" content="light" />
      </Head>
      <Body lang="fr" style={mailStyles.body}>
        <Preview useTitleTag={false}>{preview}</Preview>
        <Container style={mailStyles.container}>
          <Text style={mailStyles.wordmark}>
            {sender.logo ? <MailLogo name={sender.name} {...sender.logo} /> : sender.name}
          </Text>
          <Section style={mailStyles.sheet}>
            <Heading as="h1" style={mailStyles.heading}>
              {title}
            </Heading>
            {children}
          </Section>
          <Text style={mailStyles.footer}>
            {sender.legalName}
            <br />
            {sender.address}
            <br />
            SIREN {sender.siren}
            <br />
            {sender.phone} ·{' '}
            <Link href={`mailto:${sender.email}`} style={mailStyles.link}>
              {sender.email}
            </Link>
          </Text>
        </Container>
      </Body>
    </Html>
  )
}
