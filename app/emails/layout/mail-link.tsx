import { Button, Link, Section, Text } from 'react-email'
import { mailStyles } from './mail-styles.ts'

export function MailLink({ address, children }: { address: string; children: string }) {
  return (
    <Section>
      <Button href={address} style={mailStyles.button}>
        {children}
      </Button>
      <Text style={mailStyles.belowButton} data-skip-in-text>
        <Link href={address} style={mailStyles.address}>
          {address}
        </Link>
      </Text>
    </Section>
  )
}
