import { Section, Text } from 'react-email'
import { mailStyles } from './mail-styles.ts'

export function MailCode({ code }: { code: string }) {
  const half = Math.ceil(code.length / 2)
  return (
    <Section style={mailStyles.codeFrame}>
      <Text style={mailStyles.code}>
        <span>{code.slice(0, half)}</span>
        <span style={mailStyles.codeHalf}>{code.slice(half)}</span>
      </Text>
    </Section>
  )
}
